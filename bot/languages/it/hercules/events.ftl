# What happens in Hercules. “.on” continues the line of the same side, “.also” joins the line of the whole table.

hercules-event-round_began = **Round { $round }** · inizia { $pegasus }
hercules-event-rolled = **{ $seat }** tira { $dice_1 } e { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
    .brief = tira { $dice_1 } e { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** tira { $die }, il dado bianco mostra { $white }
    .also = { hercules-hades }: { $die }, bianco { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] tira il dado bianco con { $card_short }
        [reroll] rilancia { $dice } con { $card_short }: ora { $after }
        [copy] copia i dadi di { $other } con { $card_short }: { $after_1 } e { $after_2 }
        [flip] ribalta un { $from } in { $to } con { $card_short }
       *[other] cambia un { $from } in { $to } con { $card_short } { $ability }
    }
    .brief = { hercules-event-used.on }
hercules-event-white_rolled = **{ $seat }** tira il dado bianco: { $white }
    .on = mostra { $white }
    .brief = dado bianco { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = compie { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
    .brief = { $result } = { $left } { $operation } { $right }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = avanza { $steps ->
        [one] alla colonna { $column }
       *[other] di { $steps } colonne fino alla { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = prende { $card }
    .brief = { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = ottiene un vaso ({ $card_vp } PV)
    .brief = vaso ({ $card_vp } PV)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = ottiene { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = ottiene una { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-rested = **{ $seat }** riposa{ $cards_count ->
    [0] { "" }
    [one] , recupera 1 cubo da { $cards }
   *[other] , recupera i cubi da { $cards }
 }{ $god_id ->
    [none] { "" }
   *[other] , gira { $god } a faccia in su
 }
    .brief = riposa
hercules-event-passed = **{ $seat }** passa
    .brief = passa
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = non ha fatiche possibili e chiude il turno
    .brief = nessuna fatica possibile
hercules-event-last_round = 🏁 **Ultimo round:** { $side ->
    [table] { hercules-hades } ha tutti i suoi cubi.
   *[seat] { $seat } ha raggiunto la colonna 12.
 }
hercules-event-hades_stole = Il dado bianco mostra { $white }: **{ hercules-hades }** ruba { $card }
    .brief = ruba { $card }
hercules-event-hades_stole_nothing = Il dado bianco mostra { $white }: **{ hercules-hades }** non ha più nulla da rubare
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = avanza di { $die ->
        [one] 1 colonna
       *[other] { $die } colonne
    } fino alla { $column }
    .brief = alla colonna { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = prende lì il suo cubo
    .brief = prende il suo cubo
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = prende { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = non trova nulla e prosegue fino alla colonna { $column }
    .brief = poi alla colonna { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = ottiene un vaso ({ $card_vp } PV)
    .brief = vaso ({ $card_vp } PV)
hercules-event-match_ended = **La partita è finita**
hercules-event-scored = { $place }. **{ $seat }** · { $points } PV
    .also = { $place }. { $seat } { $points } PV
