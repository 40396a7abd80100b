# Dice, areas of the Temple, islands, and sources of what a hero gains or pays.

# Dice.

diceforge-die-light = dado chiaro
    .short = chiaro
diceforge-die-dark = dado scuro
    .short = scuro
diceforge-die-celestial = Dado Celestiale
    .short = celestiale
diceforge-dice-light = dado chiaro
diceforge-dice-dark = dado scuro
diceforge-dice-celestial = Dado Celestiale
diceforge-side-ancient = 2 frammenti antichi e 1 frammento lunare
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 lealtà e 1 frammento solare
    .short = 2🛡️ 1☀️

# The Temple.

diceforge-area-sanctuary = Santuario
diceforge-area-garden = Giardini
diceforge-area-forest = Foresta
diceforge-pool-1 = Santuario: 3 oro
diceforge-pool-2 = Santuario: 1 frammento lunare
diceforge-pool-3 = Santuario: 4 oro
diceforge-pool-4 = Santuario: 1 frammento solare
diceforge-pool-5 = Santuario: quattro facce diverse da 4 oro l’una
diceforge-pool-6 = Santuario: 3 oro o 2 PG
diceforge-pool-7 = Santuario: 2 frammenti lunari
diceforge-pool-8 = Santuario: 2 frammenti solari
diceforge-pool-9 = Santuario: 3 PG
diceforge-pool-10 = Santuario: quattro facce diverse da 12 oro l’una
diceforge-pool-11 = Giardini: specchi
diceforge-pool-12 = Giardini: scudi
diceforge-pool-13 = Giardini: navi
diceforge-pool-14 = Giardini: cinghiali
diceforge-pool-15 = Giardini: ×3
diceforge-pool-16 = Foresta: sventure
diceforge-pool-17 = Foresta: golem solari
diceforge-pool-18 = Foresta: 3 oro e 1 frammento antico, o 2 oro, 1 PG e 1 lealtà
diceforge-pool-19 = Foresta: golem lunari
diceforge-pool-20 = Foresta: facce caos

# Islands.

diceforge-island = { $island ->
    [0] portale di partenza
   *[other] isola { $island }
 }
diceforge-slot-m1 = Isola 1, 1 frammento lunare (sinistra)
diceforge-slot-m2 = Isola 1, 1 frammento lunare (destra)
diceforge-slot-m3 = Isola 2, 2 frammenti lunari
diceforge-slot-m4 = Isola 2, 3 frammenti lunari
diceforge-slot-m5 = Isola 3, 4 frammenti lunari
diceforge-slot-m6 = Isola 3, 5 frammenti lunari
diceforge-slot-m7 = Isola 4, 6 frammenti lunari
diceforge-slot-m8 = Isola 4, 5 frammenti lunari e 5 solari
diceforge-slot-f1 = Isola 7, 1 frammento solare (sinistra)
diceforge-slot-f2 = Isola 7, 1 frammento solare (destra)
diceforge-slot-f3 = Isola 6, 2 frammenti solari
diceforge-slot-f4 = Isola 6, 3 frammenti solari
diceforge-slot-f5 = Isola 5, 4 frammenti solari
diceforge-slot-f6 = Isola 5, 5 frammenti solari
diceforge-slot-f7 = Isola 4, 6 frammenti solari

# Sources.

diceforge-source-blessing = entrambi i dadi
diceforge-source-triton = Gettone Tritone
diceforge-source-extra = Seconda azione
diceforge-source-golems = Entrambi i golem
