# The game Hercules: its title, dice, symbols and labours. bot/languages/variables.py explains how facts become variables.

hercules-title = Hercules
hercules-pitch = Lance, calcule et fonce à travers les douze travaux. Combine deux dés par +, −, × ou ÷, gagne dieux et demi-dieux, et marque le plus de points.
hercules-hades = Hadès
hercules-other-side = { hercules-hades }
hercules-other-hades = { hercules-hades }

# Symbols and operations.

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = dé noir
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Points by source, as a reason lists them.

hercules-amount-cubes = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
 }
    .short = { hercules-amount-cubes }
hercules-amount-lead_add = { $amount } pour la majorité +
    .short = { $amount } pour la majorité +
hercules-amount-lead_sub = { $amount } pour la majorité −
    .short = { $amount } pour la majorité −
hercules-amount-lead_mul = { $amount } pour la majorité ×
    .short = { $amount } pour la majorité ×
hercules-amount-lead_div = { $amount } pour la majorité ÷
    .short = { $amount } pour la majorité ÷
hercules-amount-lead_die = { $amount } pour la majorité de dés noirs
    .short = { hercules-amount-lead_die }
hercules-amount-full_sets = { $amount } pour une série complète
    .short = { hercules-amount-full_sets }
hercules-amount-card_vp = { $amount } PV sur les cartes
    .short = { hercules-amount-card_vp }

# Dice by name, while choosing: the face that they show.

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = blanc { $before_3 }

# The twelve labours.

hercules-labour-1 = Lion de Némée
hercules-labour-2 = Hydre de Lerne
hercules-labour-3 = Biche de Cérynie
hercules-labour-4 = Sanglier d’Érymanthe
hercules-labour-5 = Écuries d’Augias
hercules-labour-6 = Oiseaux du lac Stymphale
hercules-labour-7 = Taureau de Crète
hercules-labour-8 = Juments de Diomède
hercules-labour-9 = Ceinture d’Hippolyte
hercules-labour-10 = Bœufs de Géryon
hercules-labour-11 = Pommes des Hespérides
hercules-labour-12 = Cerbère
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

hercules-part-markers = Cubes en réserve
hercules-part-cards = Points des cartes
hercules-part-majorities = Majorités
hercules-part-sets = Séries complètes
hercules-ties = En cas d’égalité : l’apprenti le plus avancé l’emporte, puis le plus de majorités, puis le plus de cubes en réserve.

# What the dice count in statistics.

hercules-luck = Comptées en points de dé, même si un gros lancer n’est pas toujours ce qu’il te faut ici.

# The challenge of the day: how it is played, and the signs of how a match went.

hercules-daily = en solo contre Hadès
hercules-daily-mark-mastered = 🟩
hercules-daily-mark-open = ⬛
hercules-daily-marks = { hercules-daily-mark-mastered } travail accompli · { hercules-daily-mark-open } pas encore, colonnes 1 à 12
