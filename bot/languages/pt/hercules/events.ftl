# What happens in Hercules. “.on” continues the line of the same side, “.also” joins the line of the whole table.

hercules-event-round_began = **Rodada { $round }** · { $pegasus } começa
hercules-event-rolled = **{ $seat }** rola { $dice_1 } e { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
    .brief = rola { $dice_1 } e { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** rola { $die }, o dado branco mostra { $white }
    .also = { hercules-hades }: { $die }, branco { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] rola o dado branco com { $card_short }
        [reroll] rerrola { $dice } com { $card_short }: agora { $after }
        [copy] copia os dados de { $other } com { $card_short }: { $after_1 } e { $after_2 }
        [flip] inverte um { $from } para { $to } com { $card_short }
       *[other] muda um { $from } para { $to } com { $card_short } { $ability }
    }
    .brief = { hercules-event-used.on }
hercules-event-white_rolled = **{ $seat }** rola { $white } no dado branco
    .on = sai { $white }
    .brief = dado branco { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = realiza { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
    .brief = { $result } = { $left } { $operation } { $right }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = anda { $steps ->
        [one] até a coluna { $column }
       *[other] { $steps } colunas, até a coluna { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = pega { $card }
    .brief = { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = ganha um vaso ({ $card_vp } PV)
    .brief = vaso ({ $card_vp } PV)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = ganha { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = ganha { $card_a } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-rested = **{ $seat }** descansa{ $cards_count ->
    [0] { "" }
    [one] , recupera 1 cubo de { $cards }
   *[other] , recupera cubos de { $cards }
 }{ $god_id ->
    [none] { "" }
   *[other] , desvira { $god }
 }
    .brief = descansa
hercules-event-passed = **{ $seat }** passa
    .brief = passa
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = não tem trabalho possível e encerra o turno
    .brief = nenhum trabalho possível
hercules-event-last_round = 🏁 **Última rodada:** { $side ->
    [table] { hercules-hades } já tem todos os cubos dele.
   *[seat] { $seat } chega à coluna 12.
 }
hercules-event-hades_stole = O dado branco de **{ hercules-hades }** mostra { $white }: ele rouba { $card }
    .brief = rouba { $card }
hercules-event-hades_stole_nothing = O dado branco de **{ hercules-hades }** mostra { $white }: não sobrou nada para roubar
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = anda { $die ->
        [one] 1 coluna
       *[other] { $die } colunas
    }, até a coluna { $column }
    .brief = vai até a coluna { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = pega ali o cubo dele
    .brief = pega o cubo dele
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = pega { $card_a } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = não acha nada ali e segue até a coluna { $column }
    .brief = segue até a coluna { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = ganha um vaso ({ $card_vp } PV)
    .brief = vaso ({ $card_vp } PV)
hercules-event-match_ended = **A partida terminou**
hercules-event-scored = { $place }. **{ $seat }** · { $points } PV
    .also = { $place }. { $seat } { $points } PV
