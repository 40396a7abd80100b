# The boards of Rebellion’s modules: the spaces of the labyrinth, the Titans’ track and its zones.

# What a space of the labyrinth holds.

diceforge-labyrinth = { $space ->
    [1] a entrada
    [2] 1☀️
    [3] 3🏆
    [4] 6🪙 ou 3🏆
    [5] 5🏆
    [6] 3🏆, 1☀️ e 1🌙
    [7] 2🏆 de cada pessoa
    [8] câmara do tesouro
    [9] Dado Celestial
    [10] comprar uma face por 2🪙 a menos
    [11] 6🪙
    [12] câmara do tesouro
    [13] 3🏆
    [14] 1🌙
    [15] 3🪙, 1☀️ ou 1🌙
    [16] Dado Celestial
    [17] 3🪙, 1☀️ ou 1🌙
    [18] comprar uma face (pelo preço)
    [19] Dado Celestial
    [20] 2🌙 ou 3🏆
    [21] câmara do tesouro
    [22] 2☀️ ou 2🌙
    [23] Dado Celestial duas vezes
    [24] comprar uma face (pelo preço)
    [25] Dado Celestial
    [26] 3🪙, 1☀️ ou 1🌙
    [27] pagar 6🪙 por 6🏆
    [28] Dado Celestial duas vezes
    [29] pagar 2🌙 por 8🏆
    [30] Dado Celestial
    [33] 1🏆 por face forjada
    [36] a Deusa, 15🏆
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

diceforge-zone-reb_5_3 = coração da rebelião
diceforge-zone-reb_5_3-text = Pegue uma façanha que ninguém tem ainda: 5 PG. Pegue uma que só outras pessoas têm: 3 PG.
diceforge-zone-reb_3_2 = rebelião
diceforge-zone-reb_3_2-text = Pegue uma façanha que ninguém tem ainda: 3 PG. Pegue uma que só outras pessoas têm: 2 PG.
diceforge-zone-neutral = sem efeito
diceforge-zone-neutral-text = Aqui não acontece nada.
diceforge-zone-gods_1 = fiel aos deuses
diceforge-zone-gods_1-text = Numa bênção, cada dado seu que dá ouro dá mais 1 de ouro.
diceforge-zone-gods_2 = perto dos deuses
diceforge-zone-gods_2-text = Numa bênção, cada dado seu que dá ouro dá mais 1 de ouro e 1 PG.
diceforge-zone-gods_3 = ao lado dos deuses
diceforge-zone-gods_3-text = Numa bênção, cada dado seu que dá ouro dá mais 1 de ouro e 1 PG, e cada um que dá PG dá mais 1 PG.

# The spaces and zones as sources.

diceforge-source-space_2 = Labirinto, espaço 2
diceforge-source-space_3 = Labirinto, espaço 3
diceforge-source-space_4 = Labirinto, espaço 4
diceforge-source-space_5 = Labirinto, espaço 5
diceforge-source-space_6 = Labirinto, espaço 6
diceforge-source-space_7 = Labirinto, espaço 7
diceforge-source-space_8 = Labirinto, espaço 8
diceforge-source-space_9 = Labirinto, espaço 9
diceforge-source-space_10 = Labirinto, espaço 10
diceforge-source-space_11 = Labirinto, espaço 11
diceforge-source-space_12 = Labirinto, espaço 12
diceforge-source-space_13 = Labirinto, espaço 13
diceforge-source-space_14 = Labirinto, espaço 14
diceforge-source-space_15 = Labirinto, espaço 15
diceforge-source-space_16 = Labirinto, espaço 16
diceforge-source-space_17 = Labirinto, espaço 17
diceforge-source-space_18 = Labirinto, espaço 18
diceforge-source-space_19 = Labirinto, espaço 19
diceforge-source-space_20 = Labirinto, espaço 20
diceforge-source-space_21 = Labirinto, espaço 21
diceforge-source-space_22 = Labirinto, espaço 22
diceforge-source-space_23 = Labirinto, espaço 23
diceforge-source-space_24 = Labirinto, espaço 24
diceforge-source-space_25 = Labirinto, espaço 25
diceforge-source-space_26 = Labirinto, espaço 26
diceforge-source-space_27 = Labirinto, espaço 27
diceforge-source-space_28 = Labirinto, espaço 28
diceforge-source-space_29 = Labirinto, espaço 29
diceforge-source-space_30 = Labirinto, espaço 30
diceforge-source-space_33 = Labirinto, espaço 33
diceforge-source-space_36 = Labirinto, espaço 36
