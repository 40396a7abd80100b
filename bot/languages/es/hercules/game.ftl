# The game Hercules: its title, dice, symbols and labours. bot/languages/variables.py explains how facts become variables.

hercules-title = Hércules
hercules-pitch = Tira, calcula y lánzate a la carrera de los doce trabajos. Suma, resta, multiplica o divide dos dados, gánate a semidioses y dioses y consigue más puntos que nadie.
hercules-hades = Hades
hercules-other-side = { hercules-hades }
hercules-other-hades = { hercules-hades }

# Symbols and operations.

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = dado negro
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Points by source, as a reason lists them.

hercules-amount-cubes = { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubos
 }
    .short = { hercules-amount-cubes }
hercules-amount-lead_add = { $amount } por la mayoría de +
    .short = { $amount } por la mayoría de +
hercules-amount-lead_sub = { $amount } por la mayoría de −
    .short = { $amount } por la mayoría de −
hercules-amount-lead_mul = { $amount } por la mayoría de ×
    .short = { $amount } por la mayoría de ×
hercules-amount-lead_div = { $amount } por la mayoría de ÷
    .short = { $amount } por la mayoría de ÷
hercules-amount-lead_die = { $amount } por la mayoría de dados negros
    .short = { hercules-amount-lead_die }
hercules-amount-full_sets = { $amount } por una serie completa
    .short = { hercules-amount-full_sets }
hercules-amount-card_vp = { $amount } PV en cartas
    .short = { hercules-amount-card_vp }

# Dice by name, while choosing: the face that they show.

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = blanco { $before_3 }

# The twelve labours.

hercules-labour-1 = León de Nemea
hercules-labour-2 = Hidra de Lerna
hercules-labour-3 = Cierva de Cerinia
hercules-labour-4 = Jabalí de Erimanto
hercules-labour-5 = Establos de Augías
hercules-labour-6 = Aves del Estínfalo
hercules-labour-7 = Toro de Creta
hercules-labour-8 = Yeguas de Diomedes
hercules-labour-9 = Cinturón de Hipólita
hercules-labour-10 = Ganado de Gerión
hercules-labour-11 = Manzanas de las Hespérides
hercules-labour-12 = Cerbero
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

hercules-part-markers = Cubos en la reserva
hercules-part-cards = Puntos en cartas
hercules-part-majorities = Mayorías
hercules-part-sets = Series completas
hercules-ties = En caso de empate gana el aprendiz más avanzado; después, más mayorías; después, más cubos en la reserva.

# What the dice count in statistics.

hercules-luck = Se cuenta en puntos de dado, aunque aquí las tiradas altas no siempre son lo que necesitas.

# The challenge of the day: how it is played, and the signs of how a match went.

hercules-daily = a solas contra Hades
hercules-daily-mark-mastered = 🟩
hercules-daily-mark-open = ⬛
hercules-daily-marks = { hercules-daily-mark-mastered } trabajo hecho · { hercules-daily-mark-open } sin hacer, columnas 1 a 12
