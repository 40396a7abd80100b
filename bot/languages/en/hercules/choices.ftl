# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Choose a labour
    [stuck] No labour is possible with these dice
    [spent] Choose a labour, or rest
   *[begin] Choose a labour, or pass
 }
hercules-ask-recover = What do you get back? { $markers ->
    [0] { "" }
    [one] 1 cube
   *[other] Up to { $markers } cubes
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] 1 god.
       *[other] { " " }and 1 god.
     }
 }
hercules-group-marker = Choose the cubes you get back…
hercules-group-god = Choose the god you flip face up…
hercules-group-labour = Choose a labour…
hercules-group-ability = Use a card first…
hercules-group-rest = Rest…
hercules-group-end = End the turn…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = points { $points_before } → { $points_after } · { $steps ->
    [0] { hercules-labour-name }
   *[other] column { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· vase { $vase_vp } VP
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· last round!
     }
   *[other] { "" }
 }
hercules-option-labour-bare = { hercules-option-labour }
hercules-option-labour-bare-note = { $steps ->
    [0] { hercules-labour-name }
   *[other] column { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· wins a vase
 }
hercules-option-use-white = Roll the white die · { $card_short } · { $cost }
hercules-option-use-white-note = A third die for this turn: use any two of the three.
hercules-option-use-reroll = Reroll { $dice } · { $card_short } · { $cost }
hercules-option-use-reroll-note = The new roll counts, and it can’t be undone.
hercules-option-use-plus1 = +1: { $dice_id ->
    [white] white{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · dice { $after }
hercules-option-use-minus1 = −1: { $dice_id ->
    [white] white{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · dice { $after }
hercules-option-use-flip = Flip { $dice_id ->
    [white] white{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · dice { $after }
hercules-option-use-copy = Copy { $other }: { $after_1 } and { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · dice { $after }
hercules-option-rest-all = Rest · { $cards_count ->
    [0] { "" }
    [one] 1 cube back
   *[other] { $cards_count } cubes back
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }{ $god } face up
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] From your next turn you can use { $god } again.
   *[other] From { $cards }. You can use them again from your next turn.
 }
    .short = From { $cards }.
hercules-option-rest = Rest · choose what to get back
hercules-option-rest-note = { $markers ->
    [0] { "" }
    [one] 1 cube
   *[other] Up to { $markers } cubes
 }{ $gods ->
    [0] { "" }
   *[other] { $markers ->
        [0] 1 god
       *[other] { " " }and 1 god
     }
 }: { $cards }
    .short = Up to 3 cubes and 1 god; you can use those cards again from your next turn.
hercules-option-pass = Pass
hercules-option-pass-note = { $labours ->
    [0] { "" }
    [one] 1 labour fits your dice
   *[other] { $labours } labours fit your dice
 }
hercules-always-turn-pass = Pass until a labour fits
hercules-standing-turn-pass = Pass until a labour fits your dice
hercules-option-end = End the turn · no labour possible
hercules-option-end-note = { $cards_count ->
    [0] { "" }
   *[other] you could still use a card
 }
hercules-option-take = { $card }: free it
hercules-option-take-note = You get the cube back; from your next turn you can use the card again.
hercules-option-together = Get back: { $cards }
hercules-option-take-nothing = Get nothing back
hercules-option-take-nothing-note = Your turn ends without a labour.
hercules-option-turn_up = { $card } ({ $card_ability }): flip face up
hercules-option-turn_up-note = From your next turn you can use it again.
hercules-cost-marker = 1 cube
hercules-cost-god = card face down

# Why a choice is refused.

hercules-reason-turn_over = Your turn is over.
hercules-reason-not_your_turn = It isn’t your turn.
hercules-reason-not_those_dice = Your dice don’t show those numbers.
hercules-reason-not_integer = That division leaves a remainder. Choose another sum.
    .measured = { $left } ÷ { $right } leaves a remainder. Choose another sum.
hercules-reason-out_of_range = The result must be from 1 to 12.
hercules-reason-labour_already_done = You’ve already done this labour; each one counts once.
hercules-reason-must_choose_demigod = This labour wins you a demigod: choose one.
hercules-reason-demigod_not_eligible = This demigod fits neither your operation nor one of the dice you used.
hercules-reason-card_not_yours = This card is not yours.
hercules-reason-passive_card = This card has no ability to use; it just counts at the end.
hercules-reason-no_god_abilities_in_simplified_variant = In the simplified variant gods are only worth their points.
hercules-reason-card_already_used_this_turn = You’ve already used this card this turn.
hercules-reason-card_still_holds_marker = There’s still a cube on this card. Rest to get it back.
hercules-reason-god_card_face_down = This god is face down. Rest to flip it face up again.
hercules-reason-no_marker_in_supply = A demigod costs 1 cube, and your supply is empty. A labour or a rest brings you cubes.
hercules-reason-choose_another_player = Choose another player to copy the dice from.
hercules-reason-white_die_not_in_use = You don’t have the white die this turn.
hercules-reason-choose_at_least_one_die = Choose at least one die to reroll.
hercules-reason-choose_one_die = Choose one of your dice.
hercules-reason-above_6 = A 6 can’t be raised.
hercules-reason-below_1 = A 1 can’t be lowered.
hercules-reason-no_rest_after_using_a_card = You’ve used a card this turn, so you can’t rest. Perform a labour, or end the turn if you can’t.
hercules-reason-choose_what_to_recover = You can get something back: choose what.
hercules-reason-nothing_to_recover = You have nothing to get back, but you can pass.
hercules-reason-no_marker_on_that_card = There’s no cube on this card.
hercules-reason-at_most_3_markers = A rest gets back up to 3 cubes. Choose fewer.
hercules-reason-at_most_1_god = A rest flips only 1 god face up. Choose one.
hercules-reason-no_god_flip_in_simplified_variant = In the simplified variant you only get cubes back when you rest.
hercules-reason-god_card_not_face_down = This god is already face up.
hercules-reason-rest_instead = You haven’t used a card this turn, so you can rest or pass instead.
hercules-reason-labour_possible = You can still do a labour, so you can’t end the turn yet.
hercules-reason-unknown_option = You can’t choose that now.
