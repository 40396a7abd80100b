# Everything that the game Hercules says. Facts become variables as bot/languages/variables.py tells.

hercules-title = Hercules
hercules-pitch = Roll, calculate, and race through the twelve labours. Add, subtract, multiply or divide two dice, win demigods and gods to your side, and gather the most points.
hercules-hades = Hades
hercules-other-side = { hercules-hades }

# Demigods: one stack each

hercules-stack-hestia = Hestia
hercules-stack-pan = Pan
hercules-stack-aeolus = Aeolus
hercules-stack-hecate = Hecate
hercules-stack-tyche = Tyche
hercules-stack-morpheus = Morpheus
hercules-stack-god = Gods
hercules-stack-vase = Vases
hercules-stack-pantheon = Pantheon

# How each stack is earned

hercules-stack-hestia-about = Demigod of addition: goddess of the hearth, earned by adding
hercules-stack-pan-about = Demigod of multiplication: god of the woods, earned by multiplying
hercules-stack-aeolus-about = Demigod of division: god of the winds, earned by dividing
hercules-stack-hecate-about = Demigod of subtraction: goddess of magic, earned by subtracting
hercules-stack-tyche-about = Demigod of the die: goddess of chance, earned by a die that shows her number (1 to 3)
hercules-stack-morpheus-about = Demigod of the die: god of dreams, earned by a die that shows his number (4 to 6)

# Gods

hercules-god-god_aphrodite = Aphrodite
hercules-god-god_apollo = Apollo
hercules-god-god_ares = Ares
hercules-god-god_artemis = Artemis
hercules-god-god_athena = Athena
hercules-god-god_demeter = Demeter
hercules-god-god_dionysus = Dionysus
hercules-god-god_hephaestus = Hephaestus
hercules-god-god_hera = Hera
hercules-god-god_hermes = Hermes
hercules-god-god_poseidon = Poseidon
hercules-god-god_zeus = Zeus

# What cards are called. Their data fill these in, so a corrected card has the right name.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Vase ({ $vp } VP)
hercules-named-pantheon = Pantheon card
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = the Pantheon
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 }: { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = demigod{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name }: { $ability_id ->
    [none] { $vp } VP
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = god, { $name } { $vp } VP
hercules-listed-vase = Vase for { $number } columns: { $vp } VP
    .keywords = vase, { $number } columns, vase { $number }
hercules-listed-pantheon = Pantheon card: { $vp } VP
    .keywords = pantheon

# Abilities: the short word, and one sentence

hercules-ability-white = white die
hercules-ability-reroll = reroll
hercules-ability-plus1 = +1
hercules-ability-minus1 = −1
hercules-ability-copy = copy
hercules-ability-flip = flip
hercules-ability-bonus = bonus
hercules-ability-vp2 = 2 VP
hercules-ability-none = no ability

hercules-ability-white-text = Take the white die and roll it: this turn you choose any two of your three dice.
hercules-ability-reroll-text = Roll one or more of your dice again, the white one too while you have it.
hercules-ability-plus1-text = Raise one of your dice by 1; a 6 cannot be raised.
hercules-ability-minus1-text = Lower one of your dice by 1; a 1 cannot be lowered.
hercules-ability-copy-text = Turn both your coloured dice to the faces that another player’s dice show.
hercules-ability-flip-text = Turn one of your dice to its opposite face: 1 and 6, 2 and 5, 3 and 4.
hercules-ability-bonus-text = Brings extra symbols for the scoring. It is never used and holds no marker.
hercules-ability-vp2-text = Worth 2 points at the end. It is never used and holds no marker.
hercules-ability-none-text = Has no ability; it is worth its points.

# What else is good to know of them

hercules-ability-white-more = The sum still takes exactly two dice. A second such card rolls it again. It goes back at the end of your turn.
hercules-ability-reroll-more = You choose freely which ones. What falls, counts.
hercules-ability-plus1-more = The white die may be it too, while you have it. The new number also counts for Tyche and Morpheus.
hercules-ability-minus1-more = The white die may be it too, while you have it. The new number also counts for Tyche and Morpheus.
hercules-ability-copy-more = They count as they lie now, even after that player’s turn. Against Hades: his coloured die and the white die.
hercules-ability-flip-more = The white die may be it too, while you have it. The new number also counts for Tyche and Morpheus.

# A card looked up, line by line: what it is, what it can do and costs, what it counts

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Cost:** 1 marker from your supply; it stays here until you rest. Once per turn.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Symbol
       *[other] Symbols
    }:** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }with the number { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Points:** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Lies over column 12 and goes to the first apprentice who gets there
       *[other] Olympian, lies over one of the columns 1 to 11, drawn anew for each match
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Cost:** no marker; the card is turned face down until you rest. Once per turn.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Symbols:** { $symbols }
    }
    .points = **Points:** { $vp }, used or not
hercules-look-vase =
    .about = For an apprentice who walks { $number ->
        [7] 7 columns or more
       *[other] { $number } columns
    } in one move
    .ability = It also stands in for a longer walk whose own stack is empty.
    .points = **Points:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = For an apprentice who reaches column 12 after Zeus is gone
    .points = **Points:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **In play:** { $with_two ->
    [0] no card
    [one] 1 card
   *[other] { $with_two } cards
 } with 2 players (and against Hades), { $with_three } with 3, { $with_four } with 4

# Symbols and operations

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = black die
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# The twelve labours

hercules-labour-1 = Nemean Lion
hercules-labour-2 = Lernaean Hydra
hercules-labour-3 = Ceryneian Hind
hercules-labour-4 = Erymanthian Boar
hercules-labour-5 = Augean Stables
hercules-labour-6 = Stymphalian Birds
hercules-labour-7 = Cretan Bull
hercules-labour-8 = Mares of Diomedes
hercules-labour-9 = Girdle of Hippolyta
hercules-labour-10 = Cattle of Geryon
hercules-labour-11 = Apples of the Hesperides
hercules-labour-12 = Cerberus
hercules-labour-name = { $result ->
    [1] { hercules-labour-1 }
    [2] { hercules-labour-2 }
    [3] { hercules-labour-3 }
    [4] { hercules-labour-4 }
    [5] { hercules-labour-5 }
    [6] { hercules-labour-6 }
    [7] { hercules-labour-7 }
    [8] { hercules-labour-8 }
    [9] { hercules-labour-9 }
    [10] { hercules-labour-10 }
    [11] { hercules-labour-11 }
   *[12] { hercules-labour-12 }
 }

# Dice by name, while choosing: the face that they show

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = white { $before_3 }
hercules-other-hades = { hercules-hades }

# Settings

hercules-setting-variant = Rules
hercules-setting-variant-full = Full game
hercules-setting-variant-simplified = Simplified – gods bring points only, no abilities
hercules-setting-level = Strength of Hades
hercules-setting-level-book = By the book – the printed rules, Hades gets nothing extra
hercules-setting-level-mild = House rule, mild – Hades counts 1 extra symbol of each kind
hercules-setting-level-medium = House rule, medium – Hades counts 2 extra symbols of each kind
hercules-setting-level-standard = House rule, standard (even game) – 2 extra symbols of each kind and 5 points
hercules-setting-level-hard = House rule, hard – Hades counts 3 extra symbols of each kind
hercules-setting-first = Who begins
hercules-setting-first-random = Random
hercules-setting-first-host = The host (wins some 54 of 100 with two, 39 with three, 29 with four; not rated)

# Questions, and headings of their groups of options

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

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100)

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
hercules-cost-marker = 1 marker
hercules-cost-god = flips the card
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

# What happened. ".on" goes on in the line of the same side, ".also" joins the line of the whole table.

hercules-event-round_began = **Round { $round }** · { $pegasus } begins
hercules-event-rolled = **{ $seat }** rolls { $dice_1 } and { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** rolls { $die }, the white die shows { $white }
    .also = { hercules-hades }: { $die }, white { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] calls on { $card_short } for the white die
        [reroll] rerolls { $dice } with { $card_short }: now { $after }
        [copy] copies the dice of { $other } with { $card_short }: { $after_1 } and { $after_2 }
        [flip] flips a { $from } to a { $to } with { $card_short }
       *[other] turns a { $from } into a { $to } with { $card_short } { $ability }
    }
hercules-event-white_rolled = **{ $seat }** rolls a white { $white }
    .on = it shows { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = masters { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = walks { $steps ->
        [one] to column { $column }
       *[other] { $steps } columns to column { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = takes { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = finds a vase ({ $card_vp } VP)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = meets { $card } ({ $card_vp } VP)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = earns a { $card } ({ $card_vp } VP)
hercules-event-rested = **{ $seat }** rests{ $cards_count ->
    [0] { "" }
    [one] , takes the marker back from { $cards }
   *[other] , takes the markers back from { $cards }
 }{ $god_id ->
    [none] { "" }
   *[other] , turns { $god } face up
 }
hercules-event-passed = **{ $seat }** passes
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = finds no labour that fits and ends the turn
hercules-event-last_round = 🏁 **Last round:** { $side ->
    [table] { hercules-hades } has taken all his markers.
   *[seat] { $seat } has reached column 12.
 }
hercules-event-hades_stole = **{ hercules-hades }**’ white die shows { $white }: he steals { $card }
hercules-event-hades_stole_nothing = **{ hercules-hades }**’ white die shows { $white }: that stack is empty
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = moves { $die ->
        [one] 1 column
       *[other] { $die } columns
    } to column { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = takes his marker there
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = takes { $card } ({ $card_vp } VP)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = walks on to column { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = finds a vase ({ $card_vp } VP)
hercules-event-match_ended = **The match is over**
hercules-event-scored = { $place }. **{ $seat }** · { $points } VP
    .also = { $place }. { $seat } { $points } VP

# How ties are broken, below the places of a match with one

hercules-ties = Equal points: the apprentice further on wins, then more majorities, then more markers in the supply.

# Sources of points

hercules-part-markers = Markers in the supply
hercules-part-cards = Points on cards
hercules-part-majorities = Majorities
hercules-part-sets = Complete sets

# What the dice in statistics count.
hercules-luck = What counts are the pips; many are not always good here.

# Why a choice is refused

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

# Why a computer player would choose so

hercules-advice-nothing = No labour fits any more, and no card would help.
hercules-advice-rest = { $count ->
    [0] A rest turns a god up again, and that is worth more than this roll.
    [one] A rest brings a marker and its card back, and that is worth more than this roll.
   *[other] A rest brings { $count } markers and their cards back, and that is worth more than this roll.
 }
hercules-advice-pass = No labour fits, and there is nothing to take back.
hercules-advice-roll = Let { $card } roll: on average the dice get better than they are.
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] is done
               *[other] takes your apprentice to column { $column }
            }
           *[other] brings { $god }
        }
       *[other] earns a vase ({ $vase_vp } VP)
     }
   *[other] { $vase_id ->
        [none] wins { $demigod }
       *[other] wins { $demigod } and a vase ({ $vase_vp } VP)
     }
 }
hercules-advice-use = Your dice make no labour as they lie. Use { $card } first: then labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_better = Labour { $result } is within reach already, but { $instead_id ->
    [none] wins no card
   *[other] only wins { $instead }
 } with the dice as they lie. With { $card } first, { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_rather = Labour { $reachable } is within reach already, but another is worth more: with { $card } first, labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-finish = Labour { $result } carries you to column 12: it ends the match and brings { $god_id ->
    [none] your last marker home
   *[other] { $god }
 }.
hercules-advice-vase = Labour { $result } lets the apprentice walk { $steps } columns at once: that earns a vase ({ $vase_vp } VP).
hercules-advice-god = Labour { $result } brings the apprentice to column { $column }, where { $god } waits.
hercules-advice-demigod = Labour { $result } wins { $demigod }: nothing else within reach is worth as much.
hercules-advice-labour = Labour { $result } is the best that these dice make.
hercules-advice-recover = You would miss { $cards } most.

# Its commands. Names are small letters, at most 32; descriptions at most 100 characters.
command-play-hercules = hercules
command-play-hercules-about = Hercules for 2 to 4: open a lobby that others can join
command-play-solo-about = Hercules alone against Hades: begins at once
command-setting-variant = variant
command-setting-level = level
hercules-press-solo = Play alone against Hades
