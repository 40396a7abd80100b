# What happens in Dice Forge. “.on” tells it of one side, alone or as part of that side’s line; “.also” joins the line in
# which the same has just happened to others. A gain that equals the rolled faces needs no words.

diceforge-event-turn_began = **Runda { $round } · { $seat }**
diceforge-event-drafted =
    .on = wybiera: { $feat }
    .also = { $seat }: { $feat }
    .brief = wybiera: { $feat }
    .again = { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] przerzuca: { $faces_short }
       *[other] rzuca: { $faces_short }
    }
    .also = { $seat }: { $faces_short }
diceforge-event-gained =
    .on = { $source_id ->
        [blessing] { $surplus ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_1] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_2] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_3] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
       *[other] { $source_says ->
            [all] { "" }
           *[part] { diceforge-gained }
         }
     }
    .also = { $seat } { $text }
    .brief = { $amounts_count ->
        [0] nic nie dostaje
       *[other] otrzymuje { $amounts_short }
     }{ $surplus ->
        [0] { "" }
       *[other] { " " }({ diceforge-surplus.brief } przepada: pełny skarbiec)
     }
diceforge-event-lost =
    .on = { $amounts_count ->
        [0] nic nie traci
       *[other] traci { $amounts_short }
     }
    .also = { $seat } { $text }
    .brief = { diceforge-event-lost.on }
diceforge-event-mirrored =
    .on = kopiuje lustrem: { $face_short } ({ $other })
    .also = { $seat } { $text }
diceforge-event-exchanged =
    .on = wymienia { $amounts_short } na { $gain }🏆
    .also = { $seat } { $text }
    .brief = { diceforge-event-exchanged.on }
diceforge-event-hammered =
    .on = kładzie { $gold }🪙 na młot
    .also = { $seat } { $text }
    .brief = { $gold }🪙 na młot
diceforge-event-lap_finished =
    .on = kończy okrążenie młota { $lap }: +{ $gain }🏆
    .also = { $seat } { $text }
    .brief = okrążenie młota { $lap }: +{ $gain }🏆
diceforge-event-repeated =
    .on = używa Cerbera: znów { $faces_short }
    .also = { $seat } { $text }
diceforge-event-forged =
    .on = wykuwa **{ $face_short }** (zamiast: { $old_short }){ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost }🪙
    }
    .brief = wykuwa: { $face_short }
    .again = { $face_short }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] bierze za darmo wyczyn **{ $card }**
           *[other] dokonuje wyczynu **{ $card }** za { $card_cost_short }
        }
       *[other] dokonuje wyczynu **{ $card }** za { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp }🏆)
    }
    .brief = { $card_short }{ $vp ->
        [0] { "" }
       *[other] { " " }+{ $vp }🏆
     }
diceforge-event-moved =
    .on = rusza na wyspę { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] też ustępuje z wyspy
       *[no] ustępuje z wyspy (wypiera: { $other })
    }
    .also = { $seat } { $text }
    .brief = ustępuje
diceforge-event-used =
    .on = { $card_feat_id ->
        [elder] { "" }
        [light] { "" }
        [companion] { "" }
       *[other] używa karty { $card }
     }
    .again = { "" }
diceforge-event-paid =
    .on = { $amounts_count ->
        [0] nic nie płaci
       *[other] płaci { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = używa żetonu Trytona
    .brief = { diceforge-event-spent_triton.on }
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] używa cudzych kości: { $faces_short } ({ $others_1 })
       *[no] używa cudzych kości: { $faces_1_short } ({ $others_1 }) i { $faces_2_short } ({ $others_2 })
    }
diceforge-event-paid_extra =
    .on = bierze dodatkową akcję za { $sun }☀️
    .brief = { diceforge-event-paid_extra.on }
    .again = kolejną za { $sun }☀️
diceforge-event-passed =
    .on = pasuje
    .brief = pasuje
diceforge-event-match_ended = **Koniec partii**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆
diceforge-event-marker_moved = **{ $seat }**: znacznik stoi na torze Tytanów na { diceforge-track }
    .on = znacznik na { diceforge-track }
    .also = { $seat }: znacznik na { diceforge-track }
    .brief = { diceforge-event-marker_moved.on }
    .again = { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: golem na pole { $space }
    .on = golem na pole { $space }
    .also = { $seat }: golem na pole { $space }
    .brief = golem na pole { $space }
    .again = { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] bierze skarb księżyca
        [sun] bierze skarb słońca
       *[vp] bierze skarb PCh
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-treasure_found.on }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] dociera do Bogini
       *[other] dociera do Bogini przed wszystkimi
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-goddess_reached.on }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] przerzuca: { $face_short }
       *[other] rzuca Niebiańską Kością: { $face_short }
    }
    .also = { $seat } { $text }
    .brief = Niebiańska Kość: { $face_short }
    .again = { $face_short }
diceforge-event-turned =
    .on = { $die_id ->
        [light] obraca jasną kość: { $face_short }
       *[dark] obraca ciemną kość: { $face_short }
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-turned.on }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] rozpatruje znów: { $face_short }
       *[no] rozpatruje: { $face_short } ({ $other })
    }
    .also = { $seat } { $text }
diceforge-event-misfortune =
    .on = rozpatruje: { $faces_short } ({ $other })
    .also = { $seat } { $text }
diceforge-event-scepter_filled =
    .on = kładzie { $gold }🪙 na berło ({ $held }/6)
    .also = { $seat } { $text }
    .brief = { $gold }🪙 na berło
diceforge-event-scepter_spent =
    .on = bierze { $gold }🪙 z berła
    .also = { $seat } { $text }
diceforge-event-paid_otherwise =
    .on = płaci tak: { $ancient ->
        [0] { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }i { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = przesuwa Towarzysza na pole { $space }
    .brief = { diceforge-event-companion_moved.on }
diceforge-event-companion_left =
    .on = odsyła Towarzysza z pola { $space }
    .brief = { diceforge-event-companion_left.on }
diceforge-event-memory_laid =
    .on = kładzie żeton { $side_short } na wyspie { $island }
    .brief = { diceforge-event-memory_laid.on }
diceforge-event-remembered =
    .on = zbiera żeton pamięci z wyspy { $island }
    .brief = { diceforge-event-remembered.on }
diceforge-event-turn_within_began = **{ $seat }** zaczyna dodatkową turę
    .on = zaczyna dodatkową turę
diceforge-event-turn_within_ended = **{ $seat }** kończy dodatkową turę
    .on = kończy dodatkową turę
diceforge-gained = { $amounts_count ->
    [0] nic nie dostaje
   *[other] { $surplus ->
        [0] otrzymuje { $amounts_short }
       *[other] otrzymuje tylko { $amounts_short }
     }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }za bunt
        [reb_3_2] { " " }za bunt
        [gods_1] { " " }od bogów
        [gods_2] { " " }od bogów
        [gods_3] { " " }od bogów
       *[other] { "" }
    }
    [twins] { " " }od Bliźniąt
    [memory] { " " }z Pamięci
    [great_bear] { " " }od Wielkiego Niedźwiedzia
    [tenacious_boar] { " " }(dzik: { $source_colour })
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ diceforge-surplus } przepada: pełny skarbiec)
 }
diceforge-surplus = { $lost_count ->
    [0] { $surplus } z { $kinds }
   *[other] { $lost_short }
 }
    .brief = { $lost_count ->
        [0] { $surplus }
       *[other] { $lost_short }
     }
