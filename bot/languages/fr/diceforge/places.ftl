# Dice, areas of the Temple, islands, and sources of what a hero gains or pays.

# Dice.

diceforge-die-light = dé clair
    .short = clair
diceforge-die-dark = dé sombre
    .short = sombre
diceforge-die-celestial = Dé céleste
    .short = céleste
diceforge-dice-light = dé clair
diceforge-dice-dark = dé sombre
diceforge-dice-celestial = Dé céleste
diceforge-side-ancient = 2 fragments anciens et 1 fragment lunaire
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 loyauté et 1 fragment solaire
    .short = 2🛡️ 1☀️

# The Temple.

diceforge-area-sanctuary = Sanctuaire
diceforge-area-garden = Jardins
diceforge-area-forest = Forêt
diceforge-pool-1 = Sanctuaire : 3 or
diceforge-pool-2 = Sanctuaire : 1 fragment lunaire
diceforge-pool-3 = Sanctuaire : 4 or
diceforge-pool-4 = Sanctuaire : 1 fragment solaire
diceforge-pool-5 = Sanctuaire : quatre faces différentes à 4 or chacune
diceforge-pool-6 = Sanctuaire : 3 or ou 2 PG
diceforge-pool-7 = Sanctuaire : 2 fragments lunaires
diceforge-pool-8 = Sanctuaire : 2 fragments solaires
diceforge-pool-9 = Sanctuaire : 3 PG
diceforge-pool-10 = Sanctuaire : quatre faces différentes à 12 or chacune
diceforge-pool-11 = Jardins : miroirs
diceforge-pool-12 = Jardins : boucliers
diceforge-pool-13 = Jardins : voiles
diceforge-pool-14 = Jardins : sangliers
diceforge-pool-15 = Jardins : ×3
diceforge-pool-16 = Forêt : malheurs
diceforge-pool-17 = Forêt : golems solaires
diceforge-pool-18 = Forêt : 3 or et 1 fragment ancien, ou 2 or, 1 PG et 1 loyauté
diceforge-pool-19 = Forêt : golems lunaires
diceforge-pool-20 = Forêt : faces chaos

# Islands.

diceforge-island = { $island ->
    [0] portail de départ
   *[other] île { $island }
 }
diceforge-slot-m1 = Île 1, 1 fragment lunaire (gauche)
diceforge-slot-m2 = Île 1, 1 fragment lunaire (droite)
diceforge-slot-m3 = Île 2, 2 fragments lunaires
diceforge-slot-m4 = Île 2, 3 fragments lunaires
diceforge-slot-m5 = Île 3, 4 fragments lunaires
diceforge-slot-m6 = Île 3, 5 fragments lunaires
diceforge-slot-m7 = Île 4, 6 fragments lunaires
diceforge-slot-m8 = Île 4, 5 fragments lunaires et 5 solaires
diceforge-slot-f1 = Île 7, 1 fragment solaire (gauche)
diceforge-slot-f2 = Île 7, 1 fragment solaire (droite)
diceforge-slot-f3 = Île 6, 2 fragments solaires
diceforge-slot-f4 = Île 6, 3 fragments solaires
diceforge-slot-f5 = Île 5, 4 fragments solaires
diceforge-slot-f6 = Île 5, 5 fragments solaires
diceforge-slot-f7 = Île 4, 6 fragments solaires

# Sources.

diceforge-source-blessing = les deux dés
diceforge-source-triton = jeton Triton
diceforge-source-extra = Action supplémentaire
diceforge-source-golems = Les deux golems
