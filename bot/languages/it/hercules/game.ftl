# The game Hercules: its title, dice, symbols and labours. bot/languages/variables.py explains how facts become variables.

hercules-title = Hercules
hercules-pitch = Tira, calcola e gareggia nelle dodici fatiche. Somma, sottrai, moltiplica o dividi due dadi, conquista semidei e dèi e fai più punti di tutti.
hercules-hades = Ade
hercules-other-side = { hercules-hades }
hercules-other-hades = { hercules-hades }

# Symbols and operations.

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = dado nero
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Points by source, as a reason lists them.

hercules-amount-cubes = { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
 }
    .short = { hercules-amount-cubes }
hercules-amount-lead_add = { $amount } per la maggioranza +
    .short = { $amount } per la maggioranza +
hercules-amount-lead_sub = { $amount } per la maggioranza −
    .short = { $amount } per la maggioranza −
hercules-amount-lead_mul = { $amount } per la maggioranza ×
    .short = { $amount } per la maggioranza ×
hercules-amount-lead_div = { $amount } per la maggioranza ÷
    .short = { $amount } per la maggioranza ÷
hercules-amount-lead_die = { $amount } per la maggioranza di dadi neri
    .short = { hercules-amount-lead_die }
hercules-amount-full_sets = { $amount } per un set completo
    .short = { hercules-amount-full_sets }
hercules-amount-card_vp = { $amount } PV sulle carte
    .short = { hercules-amount-card_vp }

# Dice by name, while choosing: the face that they show.

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = { $before_3 } bianco

# The twelve labours.

hercules-labour-1 = Leone di Nemea
hercules-labour-2 = Idra di Lerna
hercules-labour-3 = Cerva di Cerinea
hercules-labour-4 = Cinghiale di Erimanto
hercules-labour-5 = Stalle di Augia
hercules-labour-6 = Uccelli di Stinfalo
hercules-labour-7 = Toro di Creta
hercules-labour-8 = Cavalle di Diomede
hercules-labour-9 = Cintura di Ippolita
hercules-labour-10 = Buoi di Gerione
hercules-labour-11 = Pomi delle Esperidi
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

hercules-part-markers = Cubi in riserva
hercules-part-cards = Punti sulle carte
hercules-part-majorities = Maggioranze
hercules-part-sets = Set completi
hercules-ties = In caso di parità vince l’apprendista più avanti, poi chi ha più maggioranze, poi chi ha più cubi in riserva.

# What the dice count in statistics.

hercules-luck = Contati in punti sui dadi, anche se qui i tiri alti non sono sempre quelli che servono.

# The challenge of the day: how it is played, and the signs of how a match went.

hercules-daily = in solitario contro Ade
hercules-daily-mark-mastered = 🟩
hercules-daily-mark-open = ⬛
hercules-daily-marks = { hercules-daily-mark-mastered } fatica compiuta · { hercules-daily-mark-open } da compiere, colonne da 1 a 12
