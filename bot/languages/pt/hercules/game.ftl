# The game Hercules: its title, dice, symbols and labours. bot/languages/variables.py explains how facts become variables.

hercules-title = Hércules
hercules-pitch = Role, calcule e corra pelos doze trabalhos. Some, subtraia, multiplique ou divida dois dados, conquiste semideuses e deuses e faça mais pontos.
hercules-hades = Hades
hercules-other-side = { hercules-hades }
hercules-other-hades = { hercules-hades }

# Symbols and operations.

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = dado preto
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Points by source, as a reason lists them.

hercules-amount-cubes = { $amount ->
    [1] 1 cubo
   *[other] { $amount } cubos
 }
    .short = { hercules-amount-cubes }
hercules-amount-lead_add = { $amount } pela maioria de +
    .short = { $amount } pela maioria de +
hercules-amount-lead_sub = { $amount } pela maioria de −
    .short = { $amount } pela maioria de −
hercules-amount-lead_mul = { $amount } pela maioria de ×
    .short = { $amount } pela maioria de ×
hercules-amount-lead_div = { $amount } pela maioria de ÷
    .short = { $amount } pela maioria de ÷
hercules-amount-lead_die = { $amount } pela maioria de dados pretos
    .short = { hercules-amount-lead_die }
hercules-amount-full_sets = { $amount } por um conjunto completo
    .short = { hercules-amount-full_sets }
hercules-amount-card_vp = { $amount } PV em cartas
    .short = { hercules-amount-card_vp }

# Dice by name, while choosing: the face that they show.

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = branco { $before_3 }

# The twelve labours.

hercules-labour-1 = Leão de Nemeia
hercules-labour-2 = Hidra de Lerna
hercules-labour-3 = Corça de Cerineia
hercules-labour-4 = Javali de Erimanto
hercules-labour-5 = Estábulos de Áugias
hercules-labour-6 = Aves do Estínfalo
hercules-labour-7 = Touro de Creta
hercules-labour-8 = Éguas de Diomedes
hercules-labour-9 = Cinto de Hipólita
hercules-labour-10 = Gado de Gerião
hercules-labour-11 = Pomos das Hespérides
hercules-labour-12 = Cérbero
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

hercules-part-markers = Cubos na reserva
hercules-part-cards = Pontos em cartas
hercules-part-majorities = Maiorias
hercules-part-sets = Conjuntos completos
hercules-ties = No empate, vence o aprendiz mais avançado, depois mais maiorias, depois mais cubos na reserva.

# What the dice count in statistics.

hercules-luck = Contados em pontinhos dos dados, embora aqui número alto nem sempre seja o que você precisa.

# The challenge of the day: how it is played, and the signs of how a match went.

hercules-daily = só você contra Hades
hercules-daily-mark-mastered = 🟩
hercules-daily-mark-open = ⬛
hercules-daily-marks = { hercules-daily-mark-mastered } trabalho feito · { hercules-daily-mark-open } não feito, colunas 1 a 12
