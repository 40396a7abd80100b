# Dice, areas of the Temple, islands, and sources of what a hero gains or pays.

# Dice.

diceforge-die-light = jasna kość
    .short = jasna
diceforge-die-dark = ciemna kość
    .short = ciemna
diceforge-die-celestial = Niebiańska Kość
    .short = niebiańska
diceforge-dice-light = jasna kość
diceforge-dice-dark = ciemna kość
diceforge-dice-celestial = Niebiańska Kość
diceforge-side-ancient = 2 pradawne odłamki i 1 odłamek księżyca
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 lojalności i 1 odłamek słońca
    .short = 2🛡️ 1☀️

# The Temple.

diceforge-area-sanctuary = Sanktuarium
diceforge-area-garden = Ogród
diceforge-area-forest = Las
diceforge-pool-1 = Sanktuarium: 3 złota
diceforge-pool-2 = Sanktuarium: 1 odłamek księżyca
diceforge-pool-3 = Sanktuarium: 4 złota
diceforge-pool-4 = Sanktuarium: 1 odłamek słońca
diceforge-pool-5 = Sanktuarium: cztery różne ścianki po 4 złota
diceforge-pool-6 = Sanktuarium: 3 złota lub 2 PCh
diceforge-pool-7 = Sanktuarium: 2 odłamki księżyca
diceforge-pool-8 = Sanktuarium: 2 odłamki słońca
diceforge-pool-9 = Sanktuarium: 3 PCh
diceforge-pool-10 = Sanktuarium: cztery różne ścianki po 12 złota
diceforge-pool-11 = Ogród: lustra
diceforge-pool-12 = Ogród: tarcze
diceforge-pool-13 = Ogród: statki
diceforge-pool-14 = Ogród: dziki
diceforge-pool-15 = Ogród: ×3
diceforge-pool-16 = Las: niedole
diceforge-pool-17 = Las: golemy słońca
diceforge-pool-18 = Las: 3 złota i 1 pradawny odłamek albo 2 złota, 1 PCh i 1 lojalność
diceforge-pool-19 = Las: golemy księżyca
diceforge-pool-20 = Las: ścianki chaosu

# Islands.

diceforge-island = { $island ->
    [0] portal startowy
   *[other] wyspa { $island }
 }
diceforge-slot-m1 = Wyspa 1, 1 odłamek księżyca (lewa)
diceforge-slot-m2 = Wyspa 1, 1 odłamek księżyca (prawa)
diceforge-slot-m3 = Wyspa 2, 2 odłamki księżyca
diceforge-slot-m4 = Wyspa 2, 3 odłamki księżyca
diceforge-slot-m5 = Wyspa 3, 4 odłamki księżyca
diceforge-slot-m6 = Wyspa 3, 5 odłamków księżyca
diceforge-slot-m7 = Wyspa 4, 6 odłamków księżyca
diceforge-slot-m8 = Wyspa 4, 5 odłamków księżyca i 5 słońca
diceforge-slot-f1 = Wyspa 7, 1 odłamek słońca (lewa)
diceforge-slot-f2 = Wyspa 7, 1 odłamek słońca (prawa)
diceforge-slot-f3 = Wyspa 6, 2 odłamki słońca
diceforge-slot-f4 = Wyspa 6, 3 odłamki słońca
diceforge-slot-f5 = Wyspa 5, 4 odłamki słońca
diceforge-slot-f6 = Wyspa 5, 5 odłamków słońca
diceforge-slot-f7 = Wyspa 4, 6 odłamków słońca

# Sources.

diceforge-source-blessing = obie kości
diceforge-source-triton = żeton Trytona
diceforge-source-extra = Dodatkowa akcja
diceforge-source-golems = Oba golemy
