# What happens in Dice Forge. “.on” tells it of one side, alone or as part of that side’s line; “.also” joins the line in
# which the same has just happened to others. A gain that equals the rolled faces needs no words.

diceforge-event-turn_began = **Round { $round } · { $seat }**
diceforge-event-drafted =
    .on = sceglie { $feat }
    .also = { $seat }: { $feat }
    .brief = sceglie { $feat }
    .again = { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] rilancia: { $faces_short }
       *[other] tira { $faces_short }
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
        [0] non guadagna nulla
       *[other] guadagna { $amounts_short }
     }{ $surplus ->
        [0] { "" }
       *[other] { " " }(perde { diceforge-surplus.brief }: inventario pieno)
     }
diceforge-event-lost =
    .on = { $amounts_count ->
        [0] non perde nulla
       *[other] perde { $amounts_short }
     }
    .also = { $seat } { $text }
    .brief = { diceforge-event-lost.on }
diceforge-event-mirrored =
    .on = copia { $face_short } di { $other } (specchio)
    .also = { $seat } { $text }
diceforge-event-exchanged =
    .on = scambia { $amounts_short } per { $gain }🏆
    .also = { $seat } { $text }
    .brief = { diceforge-event-exchanged.on }
diceforge-event-hammered =
    .on = mette { $gold }🪙 sul martello
    .also = { $seat } { $text }
    .brief = { $gold }🪙 sul martello
diceforge-event-lap_finished =
    .on = finisce il giro { $lap } del martello: +{ $gain }🏆
    .also = { $seat } { $text }
    .brief = giro { $lap } del martello: +{ $gain }🏆
diceforge-event-repeated =
    .on = usa Cerbero: ancora { $faces_short }
    .also = { $seat } { $text }
diceforge-event-forged =
    .on = forgia **{ $face_short }** su { $old_short }{ $cost ->
        [0] { "" }
       *[other] { " " }per { $cost }🪙
    }
    .brief = forgia { $face_short }
    .again = { $face_short }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] prende **{ $card }** gratis
           *[other] compie **{ $card }** per { $card_cost_short }
        }
       *[other] compie **{ $card }** per { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp }🏆)
    }
    .brief = { $card_short }{ $vp ->
        [0] { "" }
       *[other] { " " }+{ $vp }🏆
     }
diceforge-event-moved =
    .on = va sull’isola { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] cede a sua volta l’isola
       *[no] cede l’isola a { $other }
    }
    .also = { $seat } { $text }
    .brief = cede l’isola
diceforge-event-used =
    .on = { $card_feat_id ->
        [elder] { "" }
        [light] { "" }
        [companion] { "" }
       *[other] usa { $card }
     }
    .again = { "" }
diceforge-event-paid =
    .on = { $amounts_count ->
        [0] non paga nulla
       *[other] paga { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = usa un gettone Tritone
    .brief = { diceforge-event-spent_triton.on }
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] usa { $faces_short } di { $others_1 }
       *[no] usa { $faces_1_short } di { $others_1 } e { $faces_2_short } di { $others_2 }
    }
diceforge-event-paid_extra =
    .on = fa una seconda azione per { $sun }☀️
    .brief = { diceforge-event-paid_extra.on }
    .again = un’altra per { $sun }☀️
diceforge-event-passed =
    .on = passa
    .brief = passa
diceforge-event-match_ended = **La partita è finita**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆
diceforge-event-marker_moved = L’indicatore di **{ $seat }** è a { diceforge-track } sul tracciato dei Titani
    .on = indicatore a { diceforge-track }
    .also = { $seat }: indicatore a { diceforge-track }
    .brief = { diceforge-event-marker_moved.on }
    .again = { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: golem alla casella { $space }
    .on = golem alla casella { $space }
    .also = { $seat }: golem alla casella { $space }
    .brief = golem alla casella { $space }
    .again = { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] prende il tesoro lunare
        [sun] prende il tesoro solare
       *[vp] prende il tesoro di PG
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-treasure_found.on }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] raggiunge la Dea
       *[other] raggiunge la Dea prima di ogni rivale
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-goddess_reached.on }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] rilancia: { $face_short }
       *[other] tira il Dado Celestiale: { $face_short }
    }
    .also = { $seat } { $text }
    .brief = Dado Celestiale { $face_short }
    .again = { $face_short }
diceforge-event-turned =
    .on = { $die_id ->
        [light] gira il dado chiaro su { $face_short }
       *[dark] gira il dado scuro su { $face_short }
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-turned.on }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] applica di nuovo { $face_short }
       *[no] applica { $face_short } di { $other }
    }
    .also = { $seat } { $text }
diceforge-event-misfortune =
    .on = applica { $faces_short } di { $other }
    .also = { $seat } { $text }
diceforge-event-scepter_filled =
    .on = mette { $gold }🪙 sullo scettro ({ $held }/6)
    .also = { $seat } { $text }
    .brief = { $gold }🪙 sullo scettro
diceforge-event-scepter_spent =
    .on = prende { $gold }🪙 dallo scettro
    .also = { $seat } { $text }
diceforge-event-paid_otherwise =
    .on = paga con { $ancient ->
        [0] { $scepters_count ->
            [one] lo
           *[other] gli
        } { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }e { $scepters_count ->
                [one] lo
               *[other] gli
            } { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = porta il Compagno alla casella { $space }
    .brief = { diceforge-event-companion_moved.on }
diceforge-event-companion_left =
    .on = congeda il Compagno dalla casella { $space }
    .brief = { diceforge-event-companion_left.on }
diceforge-event-memory_laid =
    .on = mette un gettone { $side_short } sull’isola { $island }
    .brief = { diceforge-event-memory_laid.on }
diceforge-event-remembered =
    .on = raccoglie il gettone memoria dell’isola { $island }
    .brief = { diceforge-event-remembered.on }
diceforge-event-turn_within_began = **{ $seat }** inizia un turno extra
    .on = inizia un turno extra
diceforge-event-turn_within_ended = **{ $seat }** finisce il turno extra
    .on = finisce il turno extra
diceforge-gained = { $amounts_count ->
    [0] non guadagna nulla
   *[other] { $surplus ->
        [0] guadagna { $amounts_short }
       *[other] guadagna solo { $amounts_short }
     }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }dalla ribellione
        [reb_3_2] { " " }dalla ribellione
        [gods_1] { " " }dagli dèi
        [gods_2] { " " }dagli dèi
        [gods_3] { " " }dagli dèi
       *[other] { "" }
    }
    [twins] { " " }dai Gemelli
    [memory] { " " }dalla Memoria
    [great_bear] { " " }dall’Orsa Maggiore
    [tenacious_boar] { " " }dal cinghiale { $source_colour }
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(perde { diceforge-surplus }: inventario pieno)
 }
diceforge-surplus = { $lost_count ->
    [0] { $surplus } tra { $kinds }
   *[other] { $lost_short }
 }
    .brief = { $lost_count ->
        [0] { $surplus }
       *[other] { $lost_short }
     }
