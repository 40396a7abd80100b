# The boards of Rebellion’s modules: the spaces of the labyrinth, the Titans’ track and its zones.

# What a space of the labyrinth holds.

diceforge-labyrinth = { $space ->
    [1] start
    [2] 1☀️
    [3] 3🏆
    [4] 6🪙 lub 3🏆
    [5] 5🏆
    [6] 3🏆, 1☀️ i 1🌙
    [7] po 2🏆 od wszystkich
    [8] komnata skarbów
    [9] Niebiańska Kość
    [10] kup ściankę o 2🪙 taniej
    [11] 6🪙
    [12] komnata skarbów
    [13] 3🏆
    [14] 1🌙
    [15] 3🪙, 1☀️ lub 1🌙
    [16] Niebiańska Kość
    [17] 3🪙, 1☀️ lub 1🌙
    [18] kup ściankę (za jej cenę)
    [19] Niebiańska Kość
    [20] 2🌙 lub 3🏆
    [21] komnata skarbów
    [22] 2☀️ lub 2🌙
    [23] dwa razy Niebiańska Kość
    [24] kup ściankę (za jej cenę)
    [25] Niebiańska Kość
    [26] 3🪙, 1☀️ lub 1🌙
    [27] zapłać 6🪙 za 6🏆
    [28] dwa razy Niebiańska Kość
    [29] zapłać 2🌙 za 8🏆
    [30] Niebiańska Kość
    [33] 1🏆 za wykutą ściankę
    [36] Bogini, 15🏆
   *[other] nic
 }

# The treasures: what the first golem finds, what is left for later ones.

diceforge-treasure-moon = 4 odłamki księżyca
    .short = 4🌙
diceforge-treasure-moon-left = 1 odłamek księżyca
    .short = 1🌙
diceforge-treasure-sun = 4 odłamki słońca
    .short = 4☀️
diceforge-treasure-sun-left = 1 odłamek słońca
    .short = 1☀️
diceforge-treasure-vp = 10 PCh
    .short = 10🏆
diceforge-treasure-vp-left = 2 PCh
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

diceforge-zone-reb_5_3 = serce buntu
diceforge-zone-reb_5_3-text = Weź wyczyn, którego nie ma jeszcze nikt: 5 PCh. Weź taki, który mają tylko inni: 3 PCh.
diceforge-zone-reb_3_2 = bunt
diceforge-zone-reb_3_2-text = Weź wyczyn, którego nie ma jeszcze nikt: 3 PCh. Weź taki, który mają tylko inni: 2 PCh.
diceforge-zone-neutral = bez efektu
diceforge-zone-neutral-text = Tu nic się nie dzieje.
diceforge-zone-gods_1 = wierność bogom
diceforge-zone-gods_1-text = W łasce każda twoja kość, która daje złoto, daje o 1 złoto więcej.
diceforge-zone-gods_2 = blisko bogów
diceforge-zone-gods_2-text = W łasce każda twoja kość, która daje złoto, daje o 1 złoto i 1 PCh więcej.
diceforge-zone-gods_3 = u boku bogów
diceforge-zone-gods_3-text = W łasce każda twoja kość, która daje złoto, daje o 1 złoto i 1 PCh więcej, a każda, która daje PCh, o 1 PCh więcej.

# The spaces and zones as sources.

diceforge-source-space_2 = Labirynt, pole 2
diceforge-source-space_3 = Labirynt, pole 3
diceforge-source-space_4 = Labirynt, pole 4
diceforge-source-space_5 = Labirynt, pole 5
diceforge-source-space_6 = Labirynt, pole 6
diceforge-source-space_7 = Labirynt, pole 7
diceforge-source-space_8 = Labirynt, pole 8
diceforge-source-space_9 = Labirynt, pole 9
diceforge-source-space_10 = Labirynt, pole 10
diceforge-source-space_11 = Labirynt, pole 11
diceforge-source-space_12 = Labirynt, pole 12
diceforge-source-space_13 = Labirynt, pole 13
diceforge-source-space_14 = Labirynt, pole 14
diceforge-source-space_15 = Labirynt, pole 15
diceforge-source-space_16 = Labirynt, pole 16
diceforge-source-space_17 = Labirynt, pole 17
diceforge-source-space_18 = Labirynt, pole 18
diceforge-source-space_19 = Labirynt, pole 19
diceforge-source-space_20 = Labirynt, pole 20
diceforge-source-space_21 = Labirynt, pole 21
diceforge-source-space_22 = Labirynt, pole 22
diceforge-source-space_23 = Labirynt, pole 23
diceforge-source-space_24 = Labirynt, pole 24
diceforge-source-space_25 = Labirynt, pole 25
diceforge-source-space_26 = Labirynt, pole 26
diceforge-source-space_27 = Labirynt, pole 27
diceforge-source-space_28 = Labirynt, pole 28
diceforge-source-space_29 = Labirynt, pole 29
diceforge-source-space_30 = Labirynt, pole 30
diceforge-source-space_33 = Labirynt, pole 33
diceforge-source-space_36 = Labirynt, pole 36
