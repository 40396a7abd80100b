# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Hestia
hercules-stack-hestia-about = Demigod of addition: goddess of the hearth, won by adding
hercules-picture-earned-hestia = Demigod of addition
hercules-stack-pan = Pan
hercules-stack-pan-about = Demigod of multiplication: god of the wild, won by multiplying
hercules-picture-earned-pan = Demigod of multiplication
hercules-stack-aeolus = Aeolus
hercules-stack-aeolus-about = Demigod of division: god of the winds, won by dividing
hercules-picture-earned-aeolus = Demigod of division
hercules-stack-hecate = Hecate
hercules-stack-hecate-about = Demigod of subtraction: goddess of magic, won by subtracting
hercules-picture-earned-hecate = Demigod of subtraction
hercules-stack-tyche = Tyche
hercules-stack-tyche-about = Demigod of the die: goddess of chance, won with a die that shows her number (1 to 3)
hercules-picture-earned-tyche = Demigod of the die, won with a { $number }
hercules-stack-morpheus = Morpheus
hercules-stack-morpheus-about = Demigod of the die: god of dreams, won with a die that shows his number (4 to 6)
hercules-picture-earned-morpheus = Demigod of the die, won with a { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Gods
hercules-stack-vase = Vases
hercules-stack-pantheon = Pantheon
hercules-picture-earned-god = God, waits above a column
hercules-picture-earned-zeus = God, waits above column 12
hercules-picture-earned-vase = Vase, for { $number } columns in one move
hercules-picture-earned-pantheon = Waits above column 12, under Zeus

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

# Names of cards, filled in from their data.

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

# Abilities: the short word, one sentence, and what else is good to know.

hercules-ability-white = white die
hercules-ability-white-text = Roll the white die: this turn you can use any two of your three dice.
hercules-ability-white-more = Your sum still uses exactly two dice. A second white-die card rolls it again. It goes back at the end of your turn.
hercules-ability-reroll = reroll
hercules-ability-reroll-text = Roll one or more of your dice again, including the white die if you have it.
hercules-ability-reroll-more = You choose which ones. The new roll counts.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Raise one of your dice by 1; a 6 cannot be raised.
hercules-ability-plus1-more = Also works on the white die while you have it. The new number counts for Tyche and Morpheus too.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Lower one of your dice by 1; a 1 cannot be lowered.
hercules-ability-minus1-more = Also works on the white die while you have it. The new number counts for Tyche and Morpheus too.
hercules-ability-copy = copy
hercules-ability-copy-text = Turn both your coloured dice to the faces another player’s dice show.
hercules-ability-copy-more = It copies what they show right now, even if that player has already had a turn. Against Hades: his coloured die and the white die.
hercules-ability-flip = flip
hercules-ability-flip-text = Turn one of your dice to its opposite face: 1 and 6, 2 and 5, 3 and 4.
hercules-ability-flip-more = Also works on the white die while you have it. The new number counts for Tyche and Morpheus too.
hercules-ability-bonus = bonus
hercules-ability-bonus-text = Extra symbols for the final scoring. You never use this card, and it holds no cube.
hercules-ability-vp2 = 2 VP
hercules-ability-vp2-text = Worth 2 points at the end. You never use this card, and it holds no cube.
hercules-ability-none = no ability
hercules-ability-none-text = No ability; this card is just worth its points.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Cost:** 1 cube from your supply; it stays here until you rest. Once per turn.
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
        [none] Waits above column 12 for the first apprentice to get there
       *[other] Olympian god; waits above one of columns 1 to 11, drawn anew each match
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Cost:** no cube; flip the card face down until you rest. Once per turn.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Symbols:** { $symbols }
    }
    .points = **Points:** { $vp }, used or not
hercules-look-vase =
    .about = Won when your apprentice walks { $number ->
        [7] 7 columns or more
       *[other] { $number } columns
    } in one move
    .ability = You also get it for a longer walk if that walk’s own stack is empty.
    .points = **Points:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = Won when your apprentice reaches column 12 after Zeus has been taken
    .points = **Points:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **In play:** { $with_two ->
    [0] no card
    [one] 1 card
   *[other] { $with_two } cards
 } with 2 players (and against Hades), { $with_three } with 3, { $with_four } with 4
