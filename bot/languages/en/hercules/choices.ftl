# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Master a labour
    [stuck] No labour fits these dice
    [spent] Master a labour, or rest
   *[begin] Master a labour or pass
 }
hercules-ask-recover = What do you take back? { $markers ->
    [0] { "" }
    [one] One marker
   *[other] Up to { $markers } markers
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] One god.
       *[other] { " " }and one god.
     }
 }
hercules-group-marker = Choose all that you take back …
hercules-group-god = Choose the god that you turn up …
hercules-group-labour = Master a labour …
hercules-group-ability = Use a card first …
hercules-group-rest = Rest …
hercules-group-end = End the turn …

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = now { $points_before } → { $points_after } points · { $steps ->
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
hercules-option-use-white = Roll the white die · { $card_short } · { $cost }
hercules-option-use-white-note = A third die for this turn; any two of the three make the sum.
hercules-option-use-reroll = Reroll { $dice } · { $card_short } · { $cost }
hercules-option-use-reroll-note = What falls, counts: a roll cannot be taken back.
hercules-option-use-plus1 = +1: { $dice_id ->
    [white] white{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · dice then: { $after }
hercules-option-use-minus1 = −1: { $dice_id ->
    [white] white{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · dice then: { $after }
hercules-option-use-flip = Flip { $dice_id ->
    [white] white{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · dice then: { $after }
hercules-option-use-copy = Copy { $other }: { $after_1 } and { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · dice then: { $after }
hercules-option-rest-all = Rest · { $cards_count ->
    [0] { "" }
    [one] 1 marker back
   *[other] { $cards_count } markers back
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }{ $god } face up
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] { $god } can be used again from your next turn.
   *[other] From { $cards }. Usable again from your next turn.
 }
hercules-option-rest = Rest · choose what to take back
hercules-option-rest-note = Up to three markers and one god, usable again from your next turn.
hercules-option-pass = Pass
hercules-option-pass-note = nothing to take back
hercules-option-end = End the turn · no labour fits
hercules-option-end-note = The cards you used stay used.
hercules-option-take = Marker from { $card }
hercules-option-take-note = Back into your supply; the card can be used again from your next turn.
hercules-option-together = Take back: { $cards }
hercules-option-take-nothing = Take nothing back
hercules-option-take-nothing-note = Your turn ends without a labour.
hercules-option-turn_up = Turn { $card } face up ({ $card_ability })
hercules-option-turn_up-note = It can be used again from your next turn.
hercules-cost-marker = 1 marker
hercules-cost-god = flips the card

# Why a choice is refused.

hercules-reason-turn_over = Your turn is over.
hercules-reason-not_your_turn = It is not your turn.
hercules-reason-not_those_dice = Your dice do not show these numbers.
hercules-reason-not_integer = This division does not come out even.
hercules-reason-out_of_range = The result must lie between 1 and 12.
hercules-reason-labour_already_done = You have mastered this labour already; each counts once.
hercules-reason-must_choose_demigod = A demigod is yours for this labour: choose which one.
hercules-reason-demigod_not_eligible = This demigod fits neither the operation nor a die that you used.
hercules-reason-card_not_yours = This card is not yours.
hercules-reason-passive_card = This card has no ability to use; it counts at the end.
hercules-reason-no_god_abilities_in_simplified_variant = In the simplified variant gods bring points only.
hercules-reason-card_already_used_this_turn = Each card can be used once in a turn.
hercules-reason-card_still_holds_marker = A marker still lies on this card: rest to take it back.
hercules-reason-god_card_face_down = This god lies face down: rest to turn it up again.
hercules-reason-no_marker_in_supply = You need a marker in your supply to use a demigod.
hercules-reason-choose_another_player = Choose another player whose dice you copy.
hercules-reason-white_die_not_in_use = You do not have the white die this turn.
hercules-reason-choose_at_least_one_die = Choose at least one die to reroll.
hercules-reason-choose_one_die = Choose one of your dice.
hercules-reason-above_6 = A die that shows 6 cannot be raised.
hercules-reason-below_1 = A die that shows 1 cannot be lowered.
hercules-reason-no_rest_after_using_a_card = You have used a card this turn, so you cannot rest.
hercules-reason-choose_what_to_recover = There is something to recover: choose what you take back.
hercules-reason-nothing_to_recover = You have nothing to recover; you may pass.
hercules-reason-no_marker_on_that_card = There is no marker to take back from this card.
hercules-reason-at_most_3_markers = A rest brings back three markers at most.
hercules-reason-at_most_1_god = A rest turns one god up at most.
hercules-reason-no_god_flip_in_simplified_variant = In the simplified variant a rest brings back markers only.
hercules-reason-god_card_not_face_down = This god does not lie face down.
hercules-reason-rest_instead = You have used no card yet: rest, or pass, instead.
hercules-reason-labour_possible = A labour is still possible, so you cannot end the turn.
hercules-reason-unknown_option = This choice is not open to you now.
