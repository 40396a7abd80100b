# The game Hercules: its title, dice, symbols and labours. bot/languages/variables.py explains how facts become variables.

hercules-title = Hercules
hercules-pitch = Rzucaj, licz i ścigaj się przez dwanaście prac. Dodawaj, odejmuj, mnóż albo dziel dwie kości, zjednuj sobie półbogów i bogów i zdobądź najwięcej punktów.
hercules-hades = Hades
hercules-other-side = { hercules-hades }
hercules-other-hades = { hercules-hades }

# Symbols and operations.

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = czarna kość
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Points by source, as a reason lists them.

hercules-amount-cubes = { $amount ->
    [one] 1 znacznik
    [few] { $amount } znaczniki
   *[other] { $amount } znaczników
 }
    .short = { hercules-amount-cubes }
hercules-amount-lead_add = { $amount } za przewagę +
    .short = { $amount } za przewagę +
hercules-amount-lead_sub = { $amount } za przewagę −
    .short = { $amount } za przewagę −
hercules-amount-lead_mul = { $amount } za przewagę ×
    .short = { $amount } za przewagę ×
hercules-amount-lead_div = { $amount } za przewagę ÷
    .short = { $amount } za przewagę ÷
hercules-amount-lead_die = { $amount } za przewagę czarnych kości
    .short = { hercules-amount-lead_die }
hercules-amount-full_sets = { $amount } za pełny komplet
    .short = { hercules-amount-full_sets }
hercules-amount-card_vp = { $amount } PZ na kartach
    .short = { hercules-amount-card_vp }

# Dice by name, while choosing: the face that they show.

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = białą { $before_3 }

# The twelve labours.

hercules-labour-1 = Lew nemejski
hercules-labour-2 = Hydra lernejska
hercules-labour-3 = Łania kerynejska
hercules-labour-4 = Dzik erymantejski
hercules-labour-5 = Stajnie Augiasza
hercules-labour-6 = Ptaki stymfalijskie
hercules-labour-7 = Byk kreteński
hercules-labour-8 = Klacze Diomedesa
hercules-labour-9 = Pas Hipolity
hercules-labour-10 = Woły Geriona
hercules-labour-11 = Jabłka Hesperyd
hercules-labour-12 = Cerber
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

hercules-part-markers = Znaczniki w zapasie
hercules-part-cards = Punkty na kartach
hercules-part-majorities = Przewagi
hercules-part-sets = Pełne komplety
hercules-ties = Przy remisie wygrywa uczeń, który zaszedł najdalej, potem większa liczba przewag, potem więcej znaczników w zapasie.

# What the dice count in statistics.

hercules-luck = Liczone w oczkach, choć wysoki rzut nie zawsze jest tu najlepszy.

# The challenge of the day: how it is played, and the signs of how a match went.

hercules-daily = w pojedynkę przeciw Hadesowi
hercules-daily-mark-mastered = 🟩
hercules-daily-mark-open = ⬛
hercules-daily-marks = { hercules-daily-mark-mastered } praca wykonana · { hercules-daily-mark-open } niewykonana, kolumny od 1 do 12
