# What happens in Hercules. “.on” continues the line of the same side, “.also” joins the line of the whole table.

hercules-event-round_began = **Manche { $round }** · { $pegasus } commence
hercules-event-rolled = **{ $seat }** lance { $dice_1 } et { $dice_2 }
    .also = { $seat } : { $dice_1 }, { $dice_2 }
    .brief = lance { $dice_1 } et { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** lance { $die }, le dé blanc montre { $white }
    .also = { hercules-hades } : { $die }, blanc { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] lance le dé blanc avec { $card_short }
        [reroll] relance { $dice } avec { $card_short } : maintenant { $after }
        [copy] copie { $other } avec { $card_short } : { $after_1 } et { $after_2 }
        [flip] retourne un { $from } en { $to } avec { $card_short }
       *[other] change un { $from } en { $to } avec { $card_short } { $ability }
    }
    .brief = { hercules-event-used.on }
hercules-event-white_rolled = **{ $seat }** lance le dé blanc : { $white }
    .on = il montre { $white }
    .brief = dé blanc { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = accomplit { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
    .brief = { $result } = { $left } { $operation } { $right }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = avance { $steps ->
        [one] jusqu’à la colonne { $column }
       *[other] de { $steps } colonnes jusqu’à la colonne { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = prend { $card }
    .brief = { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = gagne un vase ({ $card_vp } PV)
    .brief = vase ({ $card_vp } PV)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = gagne { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = gagne une { $card } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-rested = **{ $seat }** se repose{ $cards_count ->
    [0] { "" }
    [one] , récupère 1 cube sur { $cards }
   *[other] , récupère ses cubes sur { $cards }
 }{ $god_id ->
    [none] { "" }
   *[other] , remet { $god } face visible
 }
    .brief = se repose
hercules-event-passed = **{ $seat }** passe
    .brief = passe
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = n’a aucun travail possible et termine son tour
    .brief = aucun travail possible
hercules-event-last_round = 🏁 **Dernière manche :** { $side ->
    [table] { hercules-hades } a tous ses cubes.
   *[seat] { $seat } a atteint la colonne 12.
 }
hercules-event-hades_stole = **{ hercules-hades }** · son dé blanc montre { $white } : il vole { $card_the }
    .brief = vole { $card_the }
hercules-event-hades_stole_nothing = **{ hercules-hades }** · son dé blanc montre { $white } : plus rien à voler
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = avance de { $die ->
        [one] 1 colonne
       *[other] { $die } colonnes
    } jusqu’à la colonne { $column }
    .brief = colonne { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = y prend son cube
    .brief = prend son cube
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = prend { $card_the } ({ $card_vp } PV)
    .brief = { $card } ({ $card_vp } PV)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = n’y trouve rien et continue jusqu’à la colonne { $column }
    .brief = puis colonne { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = gagne un vase ({ $card_vp } PV)
    .brief = vase ({ $card_vp } PV)
hercules-event-match_ended = **La partie est terminée**
hercules-event-scored = { $place }. **{ $seat }** · { $points } PV
    .also = { $place }. { $seat } { $points } PV
