# The boards of Rebellion’s modules: the spaces of the labyrinth, the Titans’ track and its zones.

# What a space of the labyrinth holds.

diceforge-labyrinth = { $space ->
    [1] el comienzo
    [2] 1☀️
    [3] 3🏆
    [4] 6🪙 o 3🏆
    [5] 5🏆
    [6] 3🏆, 1☀️ y 1🌙
    [7] 2🏆 de cada rival
    [8] cámara del tesoro
    [9] Dado Celestial
    [10] comprar una cara por 2🪙 menos
    [11] 6🪙
    [12] cámara del tesoro
    [13] 3🏆
    [14] 1🌙
    [15] 3🪙, 1☀️ o 1🌙
    [16] Dado Celestial
    [17] 3🪙, 1☀️ o 1🌙
    [18] comprar una cara (a su precio)
    [19] Dado Celestial
    [20] 2🌙 o 3🏆
    [21] cámara del tesoro
    [22] 2☀️ o 2🌙
    [23] Dado Celestial dos veces
    [24] comprar una cara (a su precio)
    [25] Dado Celestial
    [26] 3🪙, 1☀️ o 1🌙
    [27] pagar 6🪙 por 6🏆
    [28] Dado Celestial dos veces
    [29] pagar 2🌙 por 8🏆
    [30] Dado Celestial
    [33] 1🏆 por cara forjada
    [36] la Diosa, 15🏆
   *[other] nada
 }

# The treasures: what the first golem finds, what is left for later ones.

diceforge-treasure-moon = 4 fragmentos lunares
    .short = 4🌙
diceforge-treasure-moon-left = 1 fragmento lunar
    .short = 1🌙
diceforge-treasure-sun = 4 fragmentos solares
    .short = 4☀️
diceforge-treasure-sun-left = 1 fragmento solar
    .short = 1☀️
diceforge-treasure-vp = 10 PG
    .short = 10🏆
diceforge-treasure-vp-left = 2 PG
    .short = 2🏆

# What a space of the Titans’ track counts at the end.

diceforge-track = { $space ->
    [1] −25
    [2] −25
    [3] −20
    [4] −17
    [5] −17
    [6] −14
    [7] −12
    [8] −10
    [9] −8
    [10] −7
    [11] −6
    [12] −5
    [13] −3
    [14] −2
    [15] −1
    [17] +1
    [18] +2
    [19] +3
    [20] +5
    [21] +6
    [22] +7
    [23] +8
    [24] +10
    [25] +12
    [26] +14
    [27] +17
    [28] +17
    [29] +20
    [30] +20
    [31] +25
   *[16] 0
 }

# The zones of the track, and what they do.

diceforge-zone-reb_5_3 = corazón de la rebelión
diceforge-zone-reb_5_3-text = Toma una hazaña que aún no tenga nadie: 5 PG. Toma una que solo tengan rivales: 3 PG.
diceforge-zone-reb_3_2 = rebelión
diceforge-zone-reb_3_2-text = Toma una hazaña que aún no tenga nadie: 3 PG. Toma una que solo tengan rivales: 2 PG.
diceforge-zone-neutral = sin efecto
diceforge-zone-neutral-text = Aquí no pasa nada.
diceforge-zone-gods_1 = fiel a los dioses
diceforge-zone-gods_1-text = En una bendición, cada dado tuyo que dé oro da 1 de oro más.
diceforge-zone-gods_2 = cerca de los dioses
diceforge-zone-gods_2-text = En una bendición, cada dado tuyo que dé oro da 1 de oro y 1 PG más.
diceforge-zone-gods_3 = junto a los dioses
diceforge-zone-gods_3-text = En una bendición, cada dado tuyo que dé oro da 1 de oro y 1 PG más, y cada uno que dé PG da 1 PG más.

# The spaces and zones as sources.

diceforge-source-space_2 = Laberinto, casilla 2
diceforge-source-space_3 = Laberinto, casilla 3
diceforge-source-space_4 = Laberinto, casilla 4
diceforge-source-space_5 = Laberinto, casilla 5
diceforge-source-space_6 = Laberinto, casilla 6
diceforge-source-space_7 = Laberinto, casilla 7
diceforge-source-space_8 = Laberinto, casilla 8
diceforge-source-space_9 = Laberinto, casilla 9
diceforge-source-space_10 = Laberinto, casilla 10
diceforge-source-space_11 = Laberinto, casilla 11
diceforge-source-space_12 = Laberinto, casilla 12
diceforge-source-space_13 = Laberinto, casilla 13
diceforge-source-space_14 = Laberinto, casilla 14
diceforge-source-space_15 = Laberinto, casilla 15
diceforge-source-space_16 = Laberinto, casilla 16
diceforge-source-space_17 = Laberinto, casilla 17
diceforge-source-space_18 = Laberinto, casilla 18
diceforge-source-space_19 = Laberinto, casilla 19
diceforge-source-space_20 = Laberinto, casilla 20
diceforge-source-space_21 = Laberinto, casilla 21
diceforge-source-space_22 = Laberinto, casilla 22
diceforge-source-space_23 = Laberinto, casilla 23
diceforge-source-space_24 = Laberinto, casilla 24
diceforge-source-space_25 = Laberinto, casilla 25
diceforge-source-space_26 = Laberinto, casilla 26
diceforge-source-space_27 = Laberinto, casilla 27
diceforge-source-space_28 = Laberinto, casilla 28
diceforge-source-space_29 = Laberinto, casilla 29
diceforge-source-space_30 = Laberinto, casilla 30
diceforge-source-space_33 = Laberinto, casilla 33
diceforge-source-space_36 = Laberinto, casilla 36
