# What happens in Dice Forge. “.on” tells it of one side, alone or as part of that side’s line; “.also” joins the line in
# which the same has just happened to others. A gain that equals the rolled faces needs no words.

diceforge-event-turn_began = **Runde { $round } · { $seat }**
diceforge-event-drafted =
    .on = wählt „{ $feat }“
    .also = { $seat }: { $feat }
    .brief = wählt „{ $feat }“
    .again = „{ $feat }“
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] wirft neu: { $faces_short }
       *[other] würfelt { $faces_short }
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
        [0] erhält nichts
       *[other] erhält { $amounts_short }
     }{ $surplus ->
        [0] { "" }
        [one] { " " }(Vorrat voll: { diceforge-surplus.brief } verfällt)
       *[other] { " " }(Vorrat voll: { diceforge-surplus.brief } verfallen)
     }
diceforge-event-lost =
    .on = verliert { $amounts_count ->
        [0] nichts
       *[other] { $amounts_short }
     }
    .also = { $seat } { $text }
    .brief = { diceforge-event-lost.on }
diceforge-event-mirrored =
    .on = kopiert { $face_short } von { $other } (Spiegel)
    .also = { $seat } { $text }
diceforge-event-exchanged =
    .on = tauscht { $amounts_short } gegen { $gain }🏆
    .also = { $seat } { $text }
    .brief = { diceforge-event-exchanged.on }
diceforge-event-hammered =
    .on = legt { $gold }🪙 in den Hammer
    .also = { $seat } { $text }
    .brief = { $gold }🪙 im Hammer
diceforge-event-lap_finished =
    .on = beendet den { $lap }. Umlauf des Hammers: +{ $gain }🏆
    .also = { $seat } { $text }
    .brief = { $lap }. Umlauf des Hammers: +{ $gain }🏆
diceforge-event-repeated =
    .on = nutzt einen Zerberus-Marker: { $faces_short } noch einmal
    .also = { $seat } { $text }
diceforge-event-forged =
    .on = schmiedet **{ $face_short }** statt { $old_short }{ $cost ->
        [0] { "" }
       *[other] { " " }für { $cost }🪙
    }
    .brief = schmiedet { $face_short }
    .again = { $face_short }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] nimmt gratis „**{ $card }**“
           *[other] vollbringt „**{ $card }**“ für { $card_cost_short }
        }
       *[other] vollbringt „**{ $card }**“ für { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp }🏆)
    }
    .brief = „{ $card_short }“{ $vp ->
        [0] { "" }
       *[other] { " " }+{ $vp }🏆
     }
diceforge-event-moved =
    .on = zieht zu Insel { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] wird selbst verdrängt
       *[no] wird von { $other } verdrängt
    }
    .also = { $seat } { $text }
    .brief = wird verdrängt
diceforge-event-used =
    .on = { $card_feat_id ->
        [elder] { "" }
        [light] { "" }
        [companion] { "" }
       *[other] nutzt „{ $card }“
     }
    .again = { "" }
diceforge-event-paid =
    .on = zahlt { $amounts_count ->
        [0] nichts
       *[other] { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = gibt einen Triton-Marker aus
    .brief = { diceforge-event-spent_triton.on }
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] führt { $faces_short } von { $others_1 } aus
       *[no] führt { $faces_1_short } von { $others_1 } und { $faces_2_short } von { $others_2 } aus
    }
diceforge-event-paid_extra =
    .on = nimmt eine Zusatzaktion für { $sun }☀️
    .brief = { diceforge-event-paid_extra.on }
    .again = noch eine für { $sun }☀️
diceforge-event-passed =
    .on = passt
    .brief = passt
diceforge-event-match_ended = **Die Partie ist zu Ende**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆
diceforge-event-marker_moved = **{ $seat }**: Marker auf { diceforge-track } (Titanen-Spielplan)
    .on = Marker auf { diceforge-track }
    .also = { $seat }: Marker auf { diceforge-track }
    .brief = { diceforge-event-marker_moved.on }
    .again = { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: Golem auf Feld { $space }
    .on = Golem auf Feld { $space }
    .also = { $seat }: Golem auf Feld { $space }
    .brief = Golem auf Feld { $space }
    .again = { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] nimmt den Mondschatz
        [sun] nimmt den Sonnenschatz
       *[vp] nimmt den Ruhmesschatz
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-treasure_found.on }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] erreicht die Göttin
       *[other] erreicht die Göttin vor allen anderen
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-goddess_reached.on }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] wirft neu: { $face_short }
       *[other] wirft den Himmlischen Würfel: { $face_short }
    }
    .also = { $seat } { $text }
    .brief = Himmlischer Würfel { $face_short }
    .again = { $face_short }
diceforge-event-turned =
    .on = { $die_id ->
        [light] dreht den hellen Würfel auf { $face_short }
       *[dark] dreht den dunklen Würfel auf { $face_short }
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-turned.on }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] führt noch einmal { $face_short } aus
       *[no] führt { $face_short } von { $other } aus
    }
    .also = { $seat } { $text }
diceforge-event-misfortune =
    .on = führt { $faces_short } von { $other } aus
    .also = { $seat } { $text }
diceforge-event-scepter_filled =
    .on = legt { $gold }🪙 aufs Zepter ({ $held }/6)
    .also = { $seat } { $text }
    .brief = { $gold }🪙 auf dem Zepter
diceforge-event-scepter_spent =
    .on = nimmt { $gold }🪙 vom Zepter
    .also = { $seat } { $text }
diceforge-event-paid_otherwise =
    .on = zahlt mit { $ancient ->
        [0] { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }und { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = zieht den Begleiter auf Feld { $space }
    .brief = { diceforge-event-companion_moved.on }
diceforge-event-companion_left =
    .on = entlässt den Begleiter auf Feld { $space }
    .brief = { diceforge-event-companion_left.on }
diceforge-event-memory_laid =
    .on = legt einen Gedächtnis-Marker ({ $side_short }) auf Insel { $island }
    .brief = { diceforge-event-memory_laid.on }
diceforge-event-remembered =
    .on = löst den Gedächtnis-Marker auf Insel { $island } ein
    .brief = { diceforge-event-remembered.on }
diceforge-event-turn_within_began = **{ $seat }** beginnt einen Zusatzzug
    .on = beginnt einen Zusatzzug
diceforge-event-turn_within_ended = **{ $seat }** beendet den Zusatzzug
    .on = beendet den Zusatzzug
diceforge-gained = { $amounts_count ->
    [0] erhält nichts
   *[other] erhält { $amounts_short }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }von der Rebellion
        [reb_3_2] { " " }von der Rebellion
        [gods_1] { " " }von den Göttern
        [gods_2] { " " }von den Göttern
        [gods_3] { " " }von den Göttern
       *[other] { "" }
    }
    [twins] { " " }durch die Zwillinge
    [memory] { " " }durch das Gedächtnis
    [great_bear] { " " }durch den Großen Bären
    [tenacious_boar] { " " }durch den Eber ({ $source_colour })
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
    [one] { " " }(Vorrat voll: { diceforge-surplus } verfällt)
   *[other] { " " }(Vorrat voll: { diceforge-surplus } verfallen)
 }
diceforge-surplus = { $lost_count ->
    [0] { $surplus } von { $kinds }
   *[other] { $lost_short }
 }
    .brief = { $lost_count ->
        [0] { $surplus }
       *[other] { $lost_short }
     }
