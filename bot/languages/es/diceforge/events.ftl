# What happens in Dice Forge. “.on” tells it of one side, alone or as part of that side’s line; “.also” joins the line in
# which the same has just happened to others. A gain that equals the rolled faces needs no words.

diceforge-event-turn_began = **Ronda { $round } · { $seat }**
diceforge-event-drafted =
    .on = elige { $feat }
    .also = { $seat }: { $feat }
    .brief = elige { $feat }
    .again = { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] relanza: { $faces_short }
       *[other] saca { $faces_short }
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
        [0] no gana nada
       *[other] gana { $amounts_short }
     }{ $surplus ->
        [0] { "" }
       *[other] { " " }(inventario lleno: pierde { diceforge-surplus.brief })
     }
diceforge-event-lost =
    .on = { $amounts_count ->
        [0] no pierde nada
       *[other] pierde { $amounts_short }
     }
    .also = { $seat } { $text }
    .brief = { diceforge-event-lost.on }
diceforge-event-mirrored =
    .on = copia { $face_short } de { $other } (espejo)
    .also = { $seat } { $text }
diceforge-event-exchanged =
    .on = cambia { $amounts_short } por { $gain }🏆
    .also = { $seat } { $text }
    .brief = { diceforge-event-exchanged.on }
diceforge-event-hammered =
    .on = pone { $gold }🪙 en el martillo
    .also = { $seat } { $text }
    .brief = { $gold }🪙 al martillo
diceforge-event-lap_finished =
    .on = completa la vuelta { $lap } del martillo: +{ $gain }🏆
    .also = { $seat } { $text }
    .brief = martillo, vuelta { $lap }: +{ $gain }🏆
diceforge-event-repeated =
    .on = usa a Cerbero: otra vez { $faces_short }
    .also = { $seat } { $text }
diceforge-event-forged =
    .on = forja **{ $face_short }** sobre { $old_short }{ $cost ->
        [0] { "" }
       *[other] { " " }por { $cost }🪙
    }
    .brief = forja { $face_short }
    .again = { $face_short }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] toma **{ $card }** gratis
           *[other] realiza **{ $card }** por { $card_cost_short }
        }
       *[other] realiza **{ $card }** por { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }(+{ $vp }🏆)
    }
    .brief = { $card_short }{ $vp ->
        [0] { "" }
       *[other] { " " }+{ $vp }🏆
     }
diceforge-event-moved =
    .on = va a la isla { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] también cede su isla
       *[no] cede su isla a { $other }
    }
    .also = { $seat } { $text }
    .brief = cede su isla
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
        [0] no paga nada
       *[other] paga { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = usa una ficha de Tritón
    .brief = { diceforge-event-spent_triton.on }
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] usa { $faces_short } de { $others_1 }
       *[no] usa { $faces_1_short } de { $others_1 } y { $faces_2_short } de { $others_2 }
    }
diceforge-event-paid_extra =
    .on = hace una acción extra por { $sun }☀️
    .brief = { diceforge-event-paid_extra.on }
    .again = otra por { $sun }☀️
diceforge-event-passed =
    .on = pasa
    .brief = pasa
diceforge-event-match_ended = **La partida ha terminado**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆
diceforge-event-marker_moved = **{ $seat }**: marcador en { diceforge-track } en la senda de los Titanes
    .on = marcador en { diceforge-track }
    .also = { $seat }: marcador en { diceforge-track }
    .brief = { diceforge-event-marker_moved.on }
    .again = { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: gólem a la casilla { $space }
    .on = gólem a la casilla { $space }
    .also = { $seat }: gólem a la casilla { $space }
    .brief = gólem a la casilla { $space }
    .again = { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] toma el tesoro lunar
        [sun] toma el tesoro solar
       *[vp] toma el tesoro de PG
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-treasure_found.on }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] llega a la Diosa
       *[other] llega a la Diosa antes que nadie
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-goddess_reached.on }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] relanza: { $face_short }
       *[other] tira el Dado Celestial: { $face_short }
    }
    .also = { $seat } { $text }
    .brief = Dado Celestial { $face_short }
    .again = { $face_short }
diceforge-event-turned =
    .on = { $die_id ->
        [light] gira el dado claro a { $face_short }
       *[dark] gira el dado oscuro a { $face_short }
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-turned.on }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] vuelve a aplicar { $face_short }
       *[no] aplica { $face_short } de { $other }
    }
    .also = { $seat } { $text }
diceforge-event-misfortune =
    .on = aplica { $faces_short } de { $other }
    .also = { $seat } { $text }
diceforge-event-scepter_filled =
    .on = pone { $gold }🪙 en el cetro ({ $held }/6)
    .also = { $seat } { $text }
    .brief = { $gold }🪙 al cetro
diceforge-event-scepter_spent =
    .on = toma { $gold }🪙 del cetro
    .also = { $seat } { $text }
diceforge-event-paid_otherwise =
    .on = paga con { $ancient ->
        [0] { $scepters_count ->
            [one] el
           *[other] los
        } { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }y { $scepters_count ->
                [one] el
               *[other] los
            } { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = mueve al Compañero a la casilla { $space }
    .brief = { diceforge-event-companion_moved.on }
diceforge-event-companion_left =
    .on = despide al Compañero de la casilla { $space }
    .brief = { diceforge-event-companion_left.on }
diceforge-event-memory_laid =
    .on = pone una ficha de { $side_short } en la isla { $island }
    .brief = { diceforge-event-memory_laid.on }
diceforge-event-remembered =
    .on = recoge la ficha de memoria de la isla { $island }
    .brief = { diceforge-event-remembered.on }
diceforge-event-turn_within_began = **{ $seat }** empieza un turno extra
    .on = empieza un turno extra
diceforge-event-turn_within_ended = **{ $seat }** termina el turno extra
    .on = termina el turno extra
diceforge-gained = { $amounts_count ->
    [0] no gana nada
   *[other] { $surplus ->
        [0] gana { $amounts_short }
       *[other] solo gana { $amounts_short }
     }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }por la rebelión
        [reb_3_2] { " " }por la rebelión
        [gods_1] { " " }de los dioses
        [gods_2] { " " }de los dioses
        [gods_3] { " " }de los dioses
       *[other] { "" }
    }
    [twins] { " " }por los Gemelos
    [memory] { " " }por la Memoria
    [great_bear] { " " }por la Osa Mayor
    [tenacious_boar] { " " }por el jabalí { $source_colour }
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(inventario lleno: pierde { diceforge-surplus })
 }
diceforge-surplus = { $lost_count ->
    [0] { $surplus } de { $kinds }
   *[other] { $lost_short }
 }
    .brief = { $lost_count ->
        [0] { $surplus }
       *[other] { $lost_short }
     }
