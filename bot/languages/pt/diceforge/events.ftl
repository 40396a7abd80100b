# What happens in Dice Forge. “.on” tells it of one side, alone or as part of that side’s line; “.also” joins the line in
# which the same has just happened to others. A gain that equals the rolled faces needs no words.

diceforge-event-turn_began = **Rodada { $round } · { $seat }**
diceforge-event-drafted =
    .on = escolhe { $feat }
    .also = { $seat }: { $feat }
    .brief = escolhe { $feat }
    .again = { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] rerrola: { $faces_short }
       *[other] rola { $faces_short }
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
        [0] não ganha nada
       *[other] ganha { $amounts_short }
     }{ $surplus ->
        [0] { "" }
       *[other] { " " }(perde { diceforge-surplus.brief }: inventário cheio)
     }
diceforge-event-lost =
    .on = { $amounts_count ->
        [0] não perde nada
       *[other] perde { $amounts_short }
     }
    .also = { $seat } { $text }
    .brief = { diceforge-event-lost.on }
diceforge-event-mirrored =
    .on = copia { $face_short } de { $other } (espelho)
    .also = { $seat } { $text }
diceforge-event-exchanged =
    .on = troca { $amounts_short } por { $gain }🏆
    .also = { $seat } { $text }
    .brief = { diceforge-event-exchanged.on }
diceforge-event-hammered =
    .on = põe { $gold }🪙 no martelo
    .also = { $seat } { $text }
    .brief = { $gold }🪙 no martelo
diceforge-event-lap_finished =
    .on = fecha a volta { $lap } do martelo: +{ $gain }🏆
    .also = { $seat } { $text }
    .brief = volta { $lap } do martelo: +{ $gain }🏆
diceforge-event-repeated =
    .on = usa Cérbero: { $faces_short } de novo
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
            [0] pega **{ $card }** de graça
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
    .on = vai à ilha { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] também tem o herói expulso
       *[no] tem o herói expulso por { $other }
    }
    .also = { $seat } { $text }
    .brief = herói expulso
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
        [0] não paga nada
       *[other] paga { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = usa uma ficha de Tritão
    .brief = { diceforge-event-spent_triton.on }
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] usa { $faces_short } de { $others_1 }
       *[no] usa { $faces_1_short } de { $others_1 } e { $faces_2_short } de { $others_2 }
    }
diceforge-event-paid_extra =
    .on = faz uma ação extra por { $sun }☀️
    .brief = { diceforge-event-paid_extra.on }
    .again = outra por { $sun }☀️
diceforge-event-passed =
    .on = passa
    .brief = passa
diceforge-event-match_ended = **A partida terminou**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆
diceforge-event-marker_moved = O marcador de **{ $seat }** está em { diceforge-track } na trilha dos Titãs
    .on = marcador em { diceforge-track }
    .also = { $seat }: marcador em { diceforge-track }
    .brief = { diceforge-event-marker_moved.on }
    .again = { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: golem no espaço { $space }
    .on = golem anda até o espaço { $space }
    .also = { $seat }: golem no espaço { $space }
    .brief = golem no espaço { $space }
    .again = { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] pega o tesouro lunar
        [sun] pega o tesouro solar
       *[vp] pega o tesouro de PG
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-treasure_found.on }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] chega à Deusa
       *[other] chega à Deusa antes de todo mundo
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-goddess_reached.on }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] rerrola: { $face_short }
       *[other] rola o Dado Celestial: { $face_short }
    }
    .also = { $seat } { $text }
    .brief = Dado Celestial { $face_short }
    .again = { $face_short }
diceforge-event-turned =
    .on = { $die_id ->
        [light] vira o dado claro para { $face_short }
       *[dark] vira o dado escuro para { $face_short }
    }
    .also = { $seat } { $text }
    .brief = { diceforge-event-turned.on }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] aplica { $face_short } de novo
       *[no] aplica { $face_short } de { $other }
    }
    .also = { $seat } { $text }
diceforge-event-misfortune =
    .on = aplica { $faces_short } de { $other }
    .also = { $seat } { $text }
diceforge-event-scepter_filled =
    .on = põe { $gold }🪙 no cetro ({ $held }/6)
    .also = { $seat } { $text }
    .brief = { $gold }🪙 no cetro
diceforge-event-scepter_spent =
    .on = tira { $gold }🪙 do cetro
    .also = { $seat } { $text }
diceforge-event-paid_otherwise =
    .on = paga com { $ancient ->
        [0] { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }e { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = move o Companheiro até o espaço { $space }
    .brief = { diceforge-event-companion_moved.on }
diceforge-event-companion_left =
    .on = dispensa o Companheiro do espaço { $space }
    .brief = { diceforge-event-companion_left.on }
diceforge-event-memory_laid =
    .on = põe uma ficha de { $side_short } na ilha { $island }
    .brief = { diceforge-event-memory_laid.on }
diceforge-event-remembered =
    .on = recolhe a ficha de memória da ilha { $island }
    .brief = { diceforge-event-remembered.on }
diceforge-event-turn_within_began = **{ $seat }** começa um turno extra
    .on = começa um turno extra
diceforge-event-turn_within_ended = **{ $seat }** encerra o turno extra
    .on = encerra o turno extra
diceforge-gained = { $amounts_count ->
    [0] não ganha nada
   *[other] { $surplus ->
        [0] ganha { $amounts_short }
       *[other] ganha só { $amounts_short }
     }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }da rebelião
        [reb_3_2] { " " }da rebelião
        [gods_1] { " " }dos deuses
        [gods_2] { " " }dos deuses
        [gods_3] { " " }dos deuses
       *[other] { "" }
    }
    [twins] { " " }dos Gêmeos
    [memory] { " " }da Memória
    [great_bear] { " " }da Ursa Maior
    [tenacious_boar] { " " }do javali { $source_colour }
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(perde { diceforge-surplus }: inventário cheio)
 }
diceforge-surplus = { $lost_count ->
    [0] { $surplus } de { $kinds }
   *[other] { $lost_short }
 }
    .brief = { $lost_count ->
        [0] { $surplus }
       *[other] { $lost_short }
     }
