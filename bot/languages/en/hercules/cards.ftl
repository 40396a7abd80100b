# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Hestia
hercules-stack-hestia-about = Demigod of addition: goddess of the hearth, earned by adding
hercules-picture-earned-hestia = Demigod of addition
hercules-stack-pan = Pan
hercules-stack-pan-about = Demigod of multiplication: god of the woods, earned by multiplying
hercules-picture-earned-pan = Demigod of multiplication
hercules-stack-aeolus = Aeolus
hercules-stack-aeolus-about = Demigod of division: god of the winds, earned by dividing
hercules-picture-earned-aeolus = Demigod of division
hercules-stack-hecate = Hecate
hercules-stack-hecate-about = Demigod of subtraction: goddess of magic, earned by subtracting
hercules-picture-earned-hecate = Demigod of subtraction
hercules-stack-tyche = Tyche
hercules-stack-tyche-about = Demigod of the die: goddess of chance, earned by a die that shows her number (1 to 3)
hercules-picture-earned-tyche = Demigod of the die, earned with a { $number }
hercules-stack-morpheus = Morpheus
hercules-stack-morpheus-about = Demigod of the die: god of dreams, earned by a die that shows his number (4 to 6)
hercules-picture-earned-morpheus = Demigod of the die, earned with a { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Gods
hercules-stack-vase = Vases
hercules-stack-pantheon = Pantheon
hercules-picture-earned-god = God, waits over a column
hercules-picture-earned-zeus = God, waits over column 12
hercules-picture-earned-vase = Vase, for { $number } columns in one move
hercules-picture-earned-pantheon = Waits over column 12, below Zeus

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
hercules-ability-white-text = Take the white die and roll it: this turn you choose any two of your three dice.
hercules-ability-white-more = The sum still takes exactly two dice. A second such card rolls it again. It goes back at the end of your turn.
hercules-ability-reroll = reroll
hercules-ability-reroll-text = Roll one or more of your dice again, the white one too while you have it.
hercules-ability-reroll-more = You choose freely which ones. What falls, counts.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Raise one of your dice by 1; a 6 cannot be raised.
hercules-ability-plus1-more = The white die may be it too, while you have it. The new number also counts for Tyche and Morpheus.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Lower one of your dice by 1; a 1 cannot be lowered.
hercules-ability-minus1-more = The white die may be it too, while you have it. The new number also counts for Tyche and Morpheus.
hercules-ability-copy = copy
hercules-ability-copy-text = Turn both your coloured dice to the faces that another player’s dice show.
hercules-ability-copy-more = They count as they lie now, even after that player’s turn. Against Hades: his coloured die and the white die.
hercules-ability-flip = flip
hercules-ability-flip-text = Turn one of your dice to its opposite face: 1 and 6, 2 and 5, 3 and 4.
hercules-ability-flip-more = The white die may be it too, while you have it. The new number also counts for Tyche and Morpheus.
hercules-ability-bonus = bonus
hercules-ability-bonus-text = Brings extra symbols for the scoring. It is never used and holds no marker.
hercules-ability-vp2 = 2 VP
hercules-ability-vp2-text = Worth 2 points at the end. It is never used and holds no marker.
hercules-ability-none = no ability
hercules-ability-none-text = Has no ability; it is worth its points.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

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
       *[other] Olympian, lies over one of the columns 1 to 11, drawn again for each match
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
