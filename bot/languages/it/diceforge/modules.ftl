# The boards of Rebellion’s modules: the spaces of the labyrinth, the Titans’ track and its zones.

# What a space of the labyrinth holds.

diceforge-labyrinth = { $space ->
    [1] la partenza
    [2] 1☀️
    [3] 3🏆
    [4] 6🪙 o 3🏆
    [5] 5🏆
    [6] 3🏆, 1☀️ e 1🌙
    [7] 2🏆 da ogni rivale
    [8] camera del tesoro
    [9] Dado Celestiale
    [10] compra una faccia a 2🪙 in meno
    [11] 6🪙
    [12] camera del tesoro
    [13] 3🏆
    [14] 1🌙
    [15] 3🪙, 1☀️ o 1🌙
    [16] Dado Celestiale
    [17] 3🪙, 1☀️ o 1🌙
    [18] compra una faccia (al suo prezzo)
    [19] Dado Celestiale
    [20] 2🌙 o 3🏆
    [21] camera del tesoro
    [22] 2☀️ o 2🌙
    [23] Dado Celestiale due volte
    [24] compra una faccia (al suo prezzo)
    [25] Dado Celestiale
    [26] 3🪙, 1☀️ o 1🌙
    [27] paga 6🪙 per 6🏆
    [28] Dado Celestiale due volte
    [29] paga 2🌙 per 8🏆
    [30] Dado Celestiale
    [33] 1🏆 per faccia forgiata
    [36] la Dea, 15🏆
   *[other] nulla
 }

# The treasures: what the first golem finds, what is left for later ones.

diceforge-treasure-moon = 4 frammenti lunari
    .short = 4🌙
diceforge-treasure-moon-left = 1 frammento lunare
    .short = 1🌙
diceforge-treasure-sun = 4 frammenti solari
    .short = 4☀️
diceforge-treasure-sun-left = 1 frammento solare
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

diceforge-zone-reb_5_3 = cuore della ribellione
diceforge-zone-reb_5_3-text = Prendi un’impresa che nessuno ha ancora: 5 PG. Prendine una che altri hanno e tu no: 3 PG.
diceforge-zone-reb_3_2 = ribellione
diceforge-zone-reb_3_2-text = Prendi un’impresa che nessuno ha ancora: 3 PG. Prendine una che altri hanno e tu no: 2 PG.
diceforge-zone-neutral = nessun effetto
diceforge-zone-neutral-text = Qui non succede nulla.
diceforge-zone-gods_1 = fedele agli dèi
diceforge-zone-gods_1-text = In una benedizione, ogni tuo dado che dà oro dà 1 oro in più.
diceforge-zone-gods_2 = vicino agli dèi
diceforge-zone-gods_2-text = In una benedizione, ogni tuo dado che dà oro dà 1 oro e 1 PG in più.
diceforge-zone-gods_3 = accanto agli dèi
diceforge-zone-gods_3-text = In una benedizione, ogni tuo dado che dà oro dà 1 oro e 1 PG in più, e ogni dado che dà PG dà 1 PG in più.

# The spaces and zones as sources.

diceforge-source-space_2 = Labirinto, casella 2
diceforge-source-space_3 = Labirinto, casella 3
diceforge-source-space_4 = Labirinto, casella 4
diceforge-source-space_5 = Labirinto, casella 5
diceforge-source-space_6 = Labirinto, casella 6
diceforge-source-space_7 = Labirinto, casella 7
diceforge-source-space_8 = Labirinto, casella 8
diceforge-source-space_9 = Labirinto, casella 9
diceforge-source-space_10 = Labirinto, casella 10
diceforge-source-space_11 = Labirinto, casella 11
diceforge-source-space_12 = Labirinto, casella 12
diceforge-source-space_13 = Labirinto, casella 13
diceforge-source-space_14 = Labirinto, casella 14
diceforge-source-space_15 = Labirinto, casella 15
diceforge-source-space_16 = Labirinto, casella 16
diceforge-source-space_17 = Labirinto, casella 17
diceforge-source-space_18 = Labirinto, casella 18
diceforge-source-space_19 = Labirinto, casella 19
diceforge-source-space_20 = Labirinto, casella 20
diceforge-source-space_21 = Labirinto, casella 21
diceforge-source-space_22 = Labirinto, casella 22
diceforge-source-space_23 = Labirinto, casella 23
diceforge-source-space_24 = Labirinto, casella 24
diceforge-source-space_25 = Labirinto, casella 25
diceforge-source-space_26 = Labirinto, casella 26
diceforge-source-space_27 = Labirinto, casella 27
diceforge-source-space_28 = Labirinto, casella 28
diceforge-source-space_29 = Labirinto, casella 29
diceforge-source-space_30 = Labirinto, casella 30
diceforge-source-space_33 = Labirinto, casella 33
diceforge-source-space_36 = Labirinto, casella 36
