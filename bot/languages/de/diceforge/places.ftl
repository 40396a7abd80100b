# Dice, areas of the Temple, islands, and sources of what a hero gains or pays.

# Dice.

diceforge-die-light = heller Würfel
    .short = hell
diceforge-die-dark = dunkler Würfel
    .short = dunkel
diceforge-die-celestial = Himmlischer Würfel
    .short = himmlisch
diceforge-dice-light = heller Würfel
diceforge-dice-dark = dunkler Würfel
diceforge-dice-celestial = Himmlischer Würfel
diceforge-side-ancient = 2 Uralte Splitter und 1 Mondsplitter
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 Treue und 1 Sonnensplitter
    .short = 2🛡️ 1☀️

# The Temple.

diceforge-area-sanctuary = Heiligtum
diceforge-area-garden = Garten
diceforge-area-forest = Wald
diceforge-pool-1 = Heiligtum: 3 Gold
diceforge-pool-2 = Heiligtum: 1 Mondsplitter
diceforge-pool-3 = Heiligtum: 4 Gold
diceforge-pool-4 = Heiligtum: 1 Sonnensplitter
diceforge-pool-5 = Heiligtum: vier verschiedene Seiten für je 4 Gold
diceforge-pool-6 = Heiligtum: 3 Gold oder 2 RP
diceforge-pool-7 = Heiligtum: 2 Mondsplitter
diceforge-pool-8 = Heiligtum: 2 Sonnensplitter
diceforge-pool-9 = Heiligtum: 3 RP
diceforge-pool-10 = Heiligtum: vier verschiedene Seiten für je 12 Gold
diceforge-pool-11 = Garten: Spiegel
diceforge-pool-12 = Garten: Schilde
diceforge-pool-13 = Garten: Schiffe
diceforge-pool-14 = Garten: Eber
diceforge-pool-15 = Garten: ×3
diceforge-pool-16 = Wald: Unglück
diceforge-pool-17 = Wald: Sonnen-Golems
diceforge-pool-18 = Wald: die Seiten des Verbissenen
diceforge-pool-19 = Wald: Mond-Golems
diceforge-pool-20 = Wald: Chaos-Seiten

# Islands.

diceforge-island = { $island ->
    [0] Startportal
   *[other] Insel { $island }
 }
diceforge-slot-m1 = Insel 1, 1 Mondsplitter (links)
diceforge-slot-m2 = Insel 1, 1 Mondsplitter (rechts)
diceforge-slot-m3 = Insel 2, 2 Mondsplitter
diceforge-slot-m4 = Insel 2, 3 Mondsplitter
diceforge-slot-m5 = Insel 3, 4 Mondsplitter
diceforge-slot-m6 = Insel 3, 5 Mondsplitter
diceforge-slot-m7 = Insel 4, 6 Mondsplitter
diceforge-slot-m8 = Insel 4, 5 Mond- und 5 Sonnensplitter
diceforge-slot-f1 = Insel 7, 1 Sonnensplitter (links)
diceforge-slot-f2 = Insel 7, 1 Sonnensplitter (rechts)
diceforge-slot-f3 = Insel 6, 2 Sonnensplitter
diceforge-slot-f4 = Insel 6, 3 Sonnensplitter
diceforge-slot-f5 = Insel 5, 4 Sonnensplitter
diceforge-slot-f6 = Insel 5, 5 Sonnensplitter
diceforge-slot-f7 = Insel 4, 6 Sonnensplitter

# Sources.

diceforge-source-blessing = beide Würfel
diceforge-source-triton = Triton-Marker
diceforge-source-extra = Zusatzaktion
diceforge-source-golems = Beide Golems
