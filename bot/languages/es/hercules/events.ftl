# What happens in Hercules. “.on” continues the line of the same side, “.also” joins the line of the whole table.

hercules-event-round_began = **Ronda { $round }** · empieza { $pegasus }
hercules-event-rolled = **{ $seat }** saca { $dice_1 } y { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
    .brief = saca { $dice_1 } y { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** saca { $die }, el dado blanco muestra { $white }
    .also = { hercules-hades }: { $die }, blanco { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] tira el dado blanco con { $card_short }
        [reroll] relanza { $dice } con { $card_short }: ahora { $after }
        [copy] copia los dados de { $other } con { $card_short }: { $after_1 } y { $after_2 }
        [flip] voltea un { $from } con { $card_short }: ahora un { $to }
       *[other] convierte un { $from } en un { $to } con { $card_short } { $ability }
    }
    .brief = { hercules-event-used.on }
hercules-event-white_rolled = **{ $seat }** saca un { $white } blanco
    .on = sale un { $white }
    .brief = dado blanco { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = realiza { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
    .brief = { $result } = { $left } { $operation } { $right }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = avanza { $steps ->
        [one] a la columna { $column }
       *[other] { $steps } columnas hasta la columna { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = toma { $card }
    .brief = { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = gana una vasija ({ $card_vp } PV)
    .brief = vasija ({ $card_vp } PV)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = gana { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = gana { $card_a } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-rested = **{ $seat }** descansa{ $cards_count ->
    [0] { "" }
    [one] , recupera 1 cubo de { $cards }
   *[other] , recupera cubos de { $cards }
 }{ $god_id ->
    [none] { "" }
   *[other] , pone { $god } boca arriba
 }
    .brief = descansa
hercules-event-passed = **{ $seat }** pasa
    .brief = pasa
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = no tiene ningún trabajo posible y termina el turno
    .brief = ningún trabajo posible
hercules-event-last_round = 🏁 **Última ronda:** { $side ->
    [table] { hercules-hades } tiene todos sus cubos.
   *[seat] { $seat } ha llegado a la columna 12.
 }
hercules-event-hades_stole = El dado blanco de **{ hercules-hades }** muestra { $white }: roba { $card }
    .brief = roba { $card }
hercules-event-hades_stole_nothing = El dado blanco de **{ hercules-hades }** muestra { $white }: no queda nada que robar
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = avanza { $die ->
        [one] 1 columna
       *[other] { $die } columnas
    } hasta la columna { $column }
    .brief = a la columna { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = toma allí su cubo
    .brief = toma su cubo
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = toma { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = no encuentra nada allí y sigue hasta la columna { $column }
    .brief = sigue hasta { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = gana una vasija ({ $card_vp } PV)
    .brief = vasija ({ $card_vp } PV)
hercules-event-match_ended = **La partida ha terminado**
hercules-event-scored = { $place }. **{ $seat }** · { $points } PV
    .also = { $place }. { $seat } { $points } PV
