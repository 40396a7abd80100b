# The boards of Rebellion’s modules: the spaces of the labyrinth, the Titans’ track and its zones.

# What a space of the labyrinth holds.

diceforge-labyrinth = { $space ->
    [1] the start
    [2] 1☀️
    [3] 3🏆
    [4] 6🪙 or 3🏆
    [5] 5🏆
    [6] 3🏆, 1☀️ and 1🌙
    [7] 2🏆 from everyone
    [8] treasure chamber
    [9] Celestial Die
    [10] buy a face for 2🪙 less
    [11] 6🪙
    [12] treasure chamber
    [13] 3🏆
    [14] 1🌙
    [15] 3🪙, 1☀️ or 1🌙
    [16] Celestial Die
    [17] 3🪙, 1☀️ or 1🌙
    [18] buy a face (at its price)
    [19] Celestial Die
    [20] 2🌙 or 3🏆
    [21] treasure chamber
    [22] 2☀️ or 2🌙
    [23] Celestial Die twice
    [24] buy a face (at its price)
    [25] Celestial Die
    [26] 3🪙, 1☀️ or 1🌙
    [27] pay 6🪙 for 6🏆
    [28] Celestial Die twice
    [29] pay 2🌙 for 8🏆
    [30] Celestial Die
    [33] 1🏆 per face forged
    [36] the Goddess, 15🏆
   *[other] nothing
 }

# The treasures: what the first golem finds, what is left for later ones.

diceforge-treasure-moon = 4 moon shards
    .short = 4🌙
diceforge-treasure-moon-left = 1 moon shard
    .short = 1🌙
diceforge-treasure-sun = 4 sun shards
    .short = 4☀️
diceforge-treasure-sun-left = 1 sun shard
    .short = 1☀️
diceforge-treasure-vp = 10 GP
    .short = 10🏆
diceforge-treasure-vp-left = 2 GP
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

diceforge-zone-reb_5_3 = heart of the rebellion
diceforge-zone-reb_5_3-text = Take a feat that no player has yet: 5 GP. Take one that only others have: 3 GP.
diceforge-zone-reb_3_2 = rebellion
diceforge-zone-reb_3_2-text = Take a feat that no player has yet: 3 GP. Take one that only others have: 2 GP.
diceforge-zone-neutral = no effect
diceforge-zone-neutral-text = Nothing happens here.
diceforge-zone-gods_1 = faithful to the gods
diceforge-zone-gods_1-text = In a blessing, each of your dice that gives gold gives 1 gold more.
diceforge-zone-gods_2 = close to the gods
diceforge-zone-gods_2-text = In a blessing, each of your dice that gives gold gives 1 gold and 1 GP more.
diceforge-zone-gods_3 = beside the gods
diceforge-zone-gods_3-text = In a blessing, each of your dice that gives gold gives 1 gold and 1 GP more, and each that gives GP gives 1 GP more.

# The spaces and zones as sources.

diceforge-source-space_2 = Labyrinth, space 2
diceforge-source-space_3 = Labyrinth, space 3
diceforge-source-space_4 = Labyrinth, space 4
diceforge-source-space_5 = Labyrinth, space 5
diceforge-source-space_6 = Labyrinth, space 6
diceforge-source-space_7 = Labyrinth, space 7
diceforge-source-space_8 = Labyrinth, space 8
diceforge-source-space_9 = Labyrinth, space 9
diceforge-source-space_10 = Labyrinth, space 10
diceforge-source-space_11 = Labyrinth, space 11
diceforge-source-space_12 = Labyrinth, space 12
diceforge-source-space_13 = Labyrinth, space 13
diceforge-source-space_14 = Labyrinth, space 14
diceforge-source-space_15 = Labyrinth, space 15
diceforge-source-space_16 = Labyrinth, space 16
diceforge-source-space_17 = Labyrinth, space 17
diceforge-source-space_18 = Labyrinth, space 18
diceforge-source-space_19 = Labyrinth, space 19
diceforge-source-space_20 = Labyrinth, space 20
diceforge-source-space_21 = Labyrinth, space 21
diceforge-source-space_22 = Labyrinth, space 22
diceforge-source-space_23 = Labyrinth, space 23
diceforge-source-space_24 = Labyrinth, space 24
diceforge-source-space_25 = Labyrinth, space 25
diceforge-source-space_26 = Labyrinth, space 26
diceforge-source-space_27 = Labyrinth, space 27
diceforge-source-space_28 = Labyrinth, space 28
diceforge-source-space_29 = Labyrinth, space 29
diceforge-source-space_30 = Labyrinth, space 30
diceforge-source-space_33 = Labyrinth, space 33
diceforge-source-space_36 = Labyrinth, space 36
