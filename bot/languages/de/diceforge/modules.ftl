# The boards of Rebellion’s modules: the spaces of the labyrinth, the Titans’ track and its zones.

# What a space of the labyrinth holds.

diceforge-labyrinth = { $space ->
    [1] der Start
    [2] 1☀️
    [3] 3🏆
    [4] 6🪙 oder 3🏆
    [5] 5🏆
    [6] 3🏆, 1☀️ und 1🌙
    [7] je 2🏆 von allen anderen
    [8] Schatzkammer
    [9] Himmlischer Würfel
    [10] billiger schmieden (2🪙 weniger)
    [11] 6🪙
    [12] Schatzkammer
    [13] 3🏆
    [14] 1🌙
    [15] 3🪙, 1☀️ oder 1🌙
    [16] Himmlischer Würfel
    [17] 3🪙, 1☀️ oder 1🌙
    [18] eine Seite schmieden (zum Preis)
    [19] Himmlischer Würfel
    [20] 2🌙 oder 3🏆
    [21] Schatzkammer
    [22] 2☀️ oder 2🌙
    [23] zweimal Himmlischer Würfel
    [24] eine Seite schmieden (zum Preis)
    [25] Himmlischer Würfel
    [26] 3🪙, 1☀️ oder 1🌙
    [27] 6🪙 zahlen für 6🏆
    [28] zweimal Himmlischer Würfel
    [29] 2🌙 zahlen für 8🏆
    [30] Himmlischer Würfel
    [33] 1🏆 für jede geschmiedete Seite
    [36] die Göttin, 15🏆
   *[other] nichts
 }

# The treasures: what the first golem finds, what is left for later ones.

diceforge-treasure-moon = 4 Mondsplitter
    .short = 4🌙
diceforge-treasure-moon-left = 1 Mondsplitter
    .short = 1🌙
diceforge-treasure-sun = 4 Sonnensplitter
    .short = 4☀️
diceforge-treasure-sun-left = 1 Sonnensplitter
    .short = 1☀️
diceforge-treasure-vp = 10 RP
    .short = 10🏆
diceforge-treasure-vp-left = 2 RP
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

diceforge-zone-reb_5_3 = Herz der Rebellion
diceforge-zone-reb_5_3-text = Vollbringst du eine Heldentat, die noch niemand hat, bekommst du 5 RP; haben sie andere, aber du noch nicht, 3 RP.
diceforge-zone-reb_3_2 = Rebellion
diceforge-zone-reb_3_2-text = Vollbringst du eine Heldentat, die noch niemand hat, bekommst du 3 RP; haben sie andere, aber du noch nicht, 2 RP.
diceforge-zone-neutral = neutral
diceforge-zone-neutral-text = Hier geschieht nichts.
diceforge-zone-gods_1 = den Göttern treu
diceforge-zone-gods_1-text = Bringt dein Würfel bei einer Göttergabe Gold, bringt er 1 Gold mehr.
diceforge-zone-gods_2 = den Göttern nah
diceforge-zone-gods_2-text = Bringt dein Würfel bei einer Göttergabe Gold, bringt er 1 Gold und 1 RP mehr.
diceforge-zone-gods_3 = an der Seite der Götter
diceforge-zone-gods_3-text = Bringt dein Würfel bei einer Göttergabe Gold, bringt er 1 Gold und 1 RP mehr; bringt er RP, 1 RP mehr.

# The spaces and zones as sources.

diceforge-source-space_2 = Labyrinth, Feld 2
diceforge-source-space_3 = Labyrinth, Feld 3
diceforge-source-space_4 = Labyrinth, Feld 4
diceforge-source-space_5 = Labyrinth, Feld 5
diceforge-source-space_6 = Labyrinth, Feld 6
diceforge-source-space_7 = Labyrinth, Feld 7
diceforge-source-space_8 = Labyrinth, Feld 8
diceforge-source-space_9 = Labyrinth, Feld 9
diceforge-source-space_10 = Labyrinth, Feld 10
diceforge-source-space_11 = Labyrinth, Feld 11
diceforge-source-space_12 = Labyrinth, Feld 12
diceforge-source-space_13 = Labyrinth, Feld 13
diceforge-source-space_14 = Labyrinth, Feld 14
diceforge-source-space_15 = Labyrinth, Feld 15
diceforge-source-space_16 = Labyrinth, Feld 16
diceforge-source-space_17 = Labyrinth, Feld 17
diceforge-source-space_18 = Labyrinth, Feld 18
diceforge-source-space_19 = Labyrinth, Feld 19
diceforge-source-space_20 = Labyrinth, Feld 20
diceforge-source-space_21 = Labyrinth, Feld 21
diceforge-source-space_22 = Labyrinth, Feld 22
diceforge-source-space_23 = Labyrinth, Feld 23
diceforge-source-space_24 = Labyrinth, Feld 24
diceforge-source-space_25 = Labyrinth, Feld 25
diceforge-source-space_26 = Labyrinth, Feld 26
diceforge-source-space_27 = Labyrinth, Feld 27
diceforge-source-space_28 = Labyrinth, Feld 28
diceforge-source-space_29 = Labyrinth, Feld 29
diceforge-source-space_30 = Labyrinth, Feld 30
diceforge-source-space_33 = Labyrinth, Feld 33
diceforge-source-space_36 = Labyrinth, Feld 36
