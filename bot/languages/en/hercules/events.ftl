# What happens in Hercules. “.on” continues the line of the same side, “.also” joins the line of the whole table.

hercules-event-round_began = **Round { $round }** · { $pegasus } starts
hercules-event-rolled = **{ $seat }** rolls { $dice_1 } and { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
    .brief = rolls { $dice_1 } and { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** rolls { $die }, the white die shows { $white }
    .also = { hercules-hades }: { $die }, white { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] rolls the white die with { $card_short }
        [reroll] rerolls { $dice } with { $card_short }: now { $after }
        [copy] copies { $other }’s dice with { $card_short }: { $after_1 } and { $after_2 }
        [flip] flips a { $from } to a { $to } with { $card_short }
       *[other] turns a { $from } into a { $to } with { $card_short } { $ability }
    }
    .brief = { hercules-event-used.on }
hercules-event-white_rolled = **{ $seat }** rolls a white { $white }
    .on = it shows { $white }
    .brief = white die { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = performs { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
    .brief = { $result } = { $left } { $operation } { $right }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = walks { $steps ->
        [one] to column { $column }
       *[other] { $steps } columns to column { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = takes { $card }
    .brief = { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = wins a vase ({ $card_vp } VP)
    .brief = vase ({ $card_vp } VP)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = wins { $card } ({ $card_vp } VP)
    .brief = { $card } ({ $card_vp } VP)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = wins a { $card } ({ $card_vp } VP)
    .brief = { $card } ({ $card_vp } VP)
hercules-event-rested = **{ $seat }** rests{ $cards_count ->
    [0] { "" }
    [one] , gets 1 cube back from { $cards }
   *[other] , gets cubes back from { $cards }
 }{ $god_id ->
    [none] { "" }
   *[other] , flips { $god } face up
 }
    .brief = rests
hercules-event-passed = **{ $seat }** passes
    .brief = passes
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = has no possible labour and ends the turn
    .brief = no labour possible
hercules-event-last_round = 🏁 **Last round:** { $side ->
    [table] { hercules-hades } has all his cubes.
   *[seat] { $seat } has reached column 12.
 }
hercules-event-hades_stole = **{ hercules-hades }**’ white die shows { $white }: he steals { $card }
    .brief = steals { $card }
hercules-event-hades_stole_nothing = **{ hercules-hades }**’ white die shows { $white }: nothing left to steal
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = moves { $die ->
        [one] 1 column
       *[other] { $die } columns
    } to column { $column }
    .brief = to column { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = takes his cube there
    .brief = takes his cube
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = takes { $card } ({ $card_vp } VP)
    .brief = { $card } ({ $card_vp } VP)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = finds nothing there and walks to column { $column }
    .brief = on to column { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = wins a vase ({ $card_vp } VP)
    .brief = vase ({ $card_vp } VP)
hercules-event-match_ended = **The match is over**
hercules-event-scored = { $place }. **{ $seat }** · { $points } VP
    .also = { $place }. { $seat } { $points } VP
