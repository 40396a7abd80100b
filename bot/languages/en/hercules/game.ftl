# The game Hercules: its title, dice, symbols and labours. bot/languages/variables.py explains how facts become variables.

hercules-title = Hercules
hercules-pitch = Roll, calculate and race through the twelve labours. Add, subtract, multiply or divide two dice, win over demigods and gods, and score the most points.
hercules-hades = Hades
hercules-other-side = { hercules-hades }
hercules-other-hades = { hercules-hades }

# Symbols and operations.

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = black die
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Points by source, as a reason lists them.

hercules-amount-cubes = { $amount ->
    [one] 1 cube
   *[other] { $amount } cubes
 }
    .short = { hercules-amount-cubes }
hercules-amount-lead_add = { $amount } for the + majority
    .short = { $amount } for the + majority
hercules-amount-lead_sub = { $amount } for the − majority
    .short = { $amount } for the − majority
hercules-amount-lead_mul = { $amount } for the × majority
    .short = { $amount } for the × majority
hercules-amount-lead_div = { $amount } for the ÷ majority
    .short = { $amount } for the ÷ majority
hercules-amount-lead_die = { $amount } for the black dice majority
    .short = { hercules-amount-lead_die }
hercules-amount-full_sets = { $amount } for a full set
    .short = { hercules-amount-full_sets }
hercules-amount-card_vp = { $amount } VP on cards
    .short = { hercules-amount-card_vp }

# Dice by name, while choosing: the face that they show.

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = white { $before_3 }

# The twelve labours.

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

# Sources of points, and how ties are broken.

hercules-part-markers = Cubes in supply
hercules-part-cards = Points on cards
hercules-part-majorities = Majorities
hercules-part-sets = Complete sets
hercules-ties = On a tie, the apprentice furthest along wins, then more majorities, then more cubes in supply.

# What the dice count in statistics.

hercules-luck = Counted in pips, though high rolls aren’t always what you need here.

# The challenge of the day: how it is played, and the signs of how a match went.

hercules-daily = alone against Hades
hercules-daily-mark-mastered = 🟩
hercules-daily-mark-open = ⬛
hercules-daily-marks = { hercules-daily-mark-mastered } labour done · { hercules-daily-mark-open } not done, columns 1 to 12
