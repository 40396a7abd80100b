# The boards of Rebellion’s modules: the spaces of the labyrinth, the Titans’ track and its zones.

# What a space of the labyrinth holds.

diceforge-labyrinth = { $space ->
    [1] le départ
    [2] 1☀️
    [3] 3🏆
    [4] 6🪙 ou 3🏆
    [5] 5🏆
    [6] 3🏆, 1☀️ et 1🌙
    [7] 2🏆 pris à chaque adversaire
    [8] salle au trésor
    [9] Dé céleste
    [10] acheter une face à 2🪙 de moins
    [11] 6🪙
    [12] salle au trésor
    [13] 3🏆
    [14] 1🌙
    [15] 3🪙, 1☀️ ou 1🌙
    [16] Dé céleste
    [17] 3🪙, 1☀️ ou 1🌙
    [18] acheter une face (à son prix)
    [19] Dé céleste
    [20] 2🌙 ou 3🏆
    [21] salle au trésor
    [22] 2☀️ ou 2🌙
    [23] Dé céleste deux fois
    [24] acheter une face (à son prix)
    [25] Dé céleste
    [26] 3🪙, 1☀️ ou 1🌙
    [27] payer 6🪙 pour 6🏆
    [28] Dé céleste deux fois
    [29] payer 2🌙 pour 8🏆
    [30] Dé céleste
    [33] 1🏆 par face forgée
    [36] la Déesse, 15🏆
   *[other] rien
 }

# The treasures: what the first golem finds, what is left for later ones.

diceforge-treasure-moon = 4 fragments lunaires
    .short = 4🌙
diceforge-treasure-moon-left = 1 fragment lunaire
    .short = 1🌙
diceforge-treasure-sun = 4 fragments solaires
    .short = 4☀️
diceforge-treasure-sun-left = 1 fragment solaire
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

diceforge-zone-reb_5_3 = cœur de la rébellion
diceforge-zone-reb_5_3-text = Prends un exploit que personne n’a encore : 5 PG. Prends-en un que seuls les autres ont : 3 PG.
diceforge-zone-reb_3_2 = rébellion
diceforge-zone-reb_3_2-text = Prends un exploit que personne n’a encore : 3 PG. Prends-en un que seuls les autres ont : 2 PG.
diceforge-zone-neutral = sans effet
diceforge-zone-neutral-text = Rien ne se passe ici.
diceforge-zone-gods_1 = fidèle aux dieux
diceforge-zone-gods_1-text = Dans une faveur, chacun de tes dés qui donne de l’or en donne 1 de plus.
diceforge-zone-gods_2 = proche des dieux
diceforge-zone-gods_2-text = Dans une faveur, chacun de tes dés qui donne de l’or donne 1 or et 1 PG de plus.
diceforge-zone-gods_3 = aux côtés des dieux
diceforge-zone-gods_3-text = Dans une faveur, chacun de tes dés qui donne de l’or donne 1 or et 1 PG de plus, et chacun qui donne des PG en donne 1 de plus.

# The spaces and zones as sources.

diceforge-source-space_2 = Labyrinthe, case 2
diceforge-source-space_3 = Labyrinthe, case 3
diceforge-source-space_4 = Labyrinthe, case 4
diceforge-source-space_5 = Labyrinthe, case 5
diceforge-source-space_6 = Labyrinthe, case 6
diceforge-source-space_7 = Labyrinthe, case 7
diceforge-source-space_8 = Labyrinthe, case 8
diceforge-source-space_9 = Labyrinthe, case 9
diceforge-source-space_10 = Labyrinthe, case 10
diceforge-source-space_11 = Labyrinthe, case 11
diceforge-source-space_12 = Labyrinthe, case 12
diceforge-source-space_13 = Labyrinthe, case 13
diceforge-source-space_14 = Labyrinthe, case 14
diceforge-source-space_15 = Labyrinthe, case 15
diceforge-source-space_16 = Labyrinthe, case 16
diceforge-source-space_17 = Labyrinthe, case 17
diceforge-source-space_18 = Labyrinthe, case 18
diceforge-source-space_19 = Labyrinthe, case 19
diceforge-source-space_20 = Labyrinthe, case 20
diceforge-source-space_21 = Labyrinthe, case 21
diceforge-source-space_22 = Labyrinthe, case 22
diceforge-source-space_23 = Labyrinthe, case 23
diceforge-source-space_24 = Labyrinthe, case 24
diceforge-source-space_25 = Labyrinthe, case 25
diceforge-source-space_26 = Labyrinthe, case 26
diceforge-source-space_27 = Labyrinthe, case 27
diceforge-source-space_28 = Labyrinthe, case 28
diceforge-source-space_29 = Labyrinthe, case 29
diceforge-source-space_30 = Labyrinthe, case 30
diceforge-source-space_33 = Labyrinthe, case 33
diceforge-source-space_36 = Labyrinthe, case 36
