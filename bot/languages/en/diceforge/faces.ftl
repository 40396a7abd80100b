# Die faces: the name in full and in short, and what the face does.

diceforge-face-g1 = 1 gold
    .short = 1🪙
diceforge-face-g1-text = You gain 1 gold.

diceforge-face-v2 = 2 GP
    .short = 2🏆
diceforge-face-v2-text = You gain 2 GP.

diceforge-face-s1 = 1 sun shard
    .short = 1☀️
diceforge-face-s1-text = You gain 1 sun shard.

diceforge-face-m1 = 1 moon shard
    .short = 1🌙
diceforge-face-m1-text = You gain 1 moon shard.

diceforge-face-g3 = 3 gold
    .short = 3🪙
diceforge-face-g3-text = You gain 3 gold.

diceforge-face-g4 = 4 gold
    .short = 4🪙
diceforge-face-g4-text = You gain 4 gold.

diceforge-face-g6 = 6 gold
    .short = 6🪙
diceforge-face-g6-text = You gain 6 gold.

diceforge-face-c_g1_s1_m1 = 1 gold, 1 sun or 1 moon shard
    .short = 1🪙/☀️/🌙
diceforge-face-c_g1_s1_m1-text = You gain one of these: 1 gold, 1 sun shard or 1 moon shard.

diceforge-face-v1_s1 = 1 GP and 1 sun shard
    .short = 1🏆 1☀️
diceforge-face-v1_s1-text = You gain 1 GP and 1 sun shard.

diceforge-face-g2_m1 = 2 gold and 1 moon shard
    .short = 2🪙 1🌙
diceforge-face-g2_m1-text = You gain 2 gold and 1 moon shard.

diceforge-face-c_g3_v2 = 3 gold or 2 GP
    .short = 3🪙/2🏆
diceforge-face-c_g3_v2-text = You gain one of these: 3 gold or 2 GP.

diceforge-face-m2 = 2 moon shards
    .short = 2🌙
diceforge-face-m2-text = You gain 2 moon shards.

diceforge-face-s2 = 2 sun shards
    .short = 2☀️
diceforge-face-s2-text = You gain 2 sun shards.

diceforge-face-v3 = 3 GP
    .short = 3🏆
diceforge-face-v3-text = You gain 3 GP.

diceforge-face-v4 = 4 GP
    .short = 4🏆
diceforge-face-v4-text = You gain 4 GP.

diceforge-face-v2_m2 = 2 GP and 2 moon shards
    .short = 2🏆 2🌙
diceforge-face-v2_m2-text = You gain 2 GP and 2 moon shards.

diceforge-face-c_g2_s2_m2 = 2 gold, 2 sun or 2 moon shards
    .short = 2🪙/☀️/🌙
diceforge-face-c_g2_s2_m2-text = You gain one of these: 2 gold, 2 sun shards or 2 moon shards.

diceforge-face-g1_v1_s1_m1 = 1 gold, 1 GP, 1 sun and 1 moon shard
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-g1_v1_s1_m1-text = You gain 1 gold, 1 GP, 1 sun and 1 moon shard.

diceforge-face-mirror = mirror
    .short = mirror
    .keywords = copy, abyss
diceforge-face-mirror-text = Copies a face showing on another player’s die.

diceforge-face-x3 = ×3
    .short = ×3
    .keywords = times three, triple, multiplier, x3, helmet
diceforge-face-x3-text = Gives nothing itself; it triples what your other die gives.

diceforge-face-ship = ship
    .short = ship
    .keywords = celestial ship, discount, boat
diceforge-face-ship-text = You may buy one face from the Sanctuary for 2 gold less and forge it at once.

diceforge-face-boar_red = red boar
    .short = red boar
    .keywords = tenacious boar
diceforge-face-boar_red-text = You gain 1 sun or 1 moon shard. Then the owner of the red boar card gains 1 sun shard, 1 moon shard or 3 GP.

diceforge-face-boar_blue = blue boar
    .short = blue boar
    .keywords = tenacious boar
diceforge-face-boar_blue-text = You gain 1 sun or 1 moon shard. Then the owner of the blue boar card gains 1 sun shard, 1 moon shard or 3 GP.

diceforge-face-boar_yellow = yellow boar
    .short = yellow boar
    .keywords = tenacious boar
diceforge-face-boar_yellow-text = You gain 1 sun or 1 moon shard. Then the owner of the yellow boar card gains 1 sun shard, 1 moon shard or 3 GP.

diceforge-face-boar_green = green boar
    .short = green boar
    .keywords = tenacious boar
diceforge-face-boar_green-text = You gain 1 sun or 1 moon shard. Then the owner of the green boar card gains 1 sun shard, 1 moon shard or 3 GP.

diceforge-face-shield_red = sun shield
    .short = sun shield
    .keywords = red shield, shield, guardian
diceforge-face-shield_red-text = You gain 2 sun shards, or 5 GP instead if your other die also gives sun.

diceforge-face-shield_blue = moon shield
    .short = moon shield
    .keywords = blue shield, shield, guardian
diceforge-face-shield_blue-text = You gain 2 moon shards, or 5 GP instead if your other die also gives moon.

diceforge-face-shield_yellow = gold shield
    .short = gold shield
    .keywords = yellow shield, shield, guardian
diceforge-face-shield_yellow-text = You gain 3 gold, or 5 GP instead if your other die also gives gold.

diceforge-face-shield_green = GP shield
    .short = GP shield
    .keywords = green shield, shield, guardian
diceforge-face-shield_green-text = You gain 3 GP, or 5 GP instead if your other die also gives GP.

diceforge-face-a1 = 1 ancient shard
    .short = 1💎
    .keywords = titans
diceforge-face-a1-text = You gain 1 ancient shard, and your marker moves 1 space left.

diceforge-face-l1_v1 = 1 loyalty and 1 GP
    .short = 1🛡️ 1🏆
    .keywords = titans, allegiance
diceforge-face-l1_v1-text = You gain 1 GP and 1 loyalty: your marker moves 1 space right.

diceforge-face-g3_a1 = 3 gold and 1 ancient shard
    .short = 3🪙 1💎
    .keywords = dogged, titans
diceforge-face-g3_a1-text = You gain 3 gold and 1 ancient shard, and your marker moves 1 space left.

diceforge-face-l1_v1_g2 = 2 gold, 1 GP and 1 loyalty
    .short = 2🪙 1🏆 1🛡️
    .keywords = dogged, titans, allegiance
diceforge-face-l1_v1_g2-text = You gain 2 gold, 1 GP and 1 loyalty: your marker moves 1 space right.

diceforge-face-chaos_blue = moon chaos
    .short = moon chaos
    .keywords = blue chaos, chaos, titans
diceforge-face-chaos_blue-text = You gain 2 ancient shards, and your marker moves 2 spaces left. If your other die gives moon, you also gain 3 GP.

diceforge-face-chaos_red = sun chaos
    .short = sun chaos
    .keywords = red chaos, chaos, titans
diceforge-face-chaos_red-text = You gain 2 ancient shards, and your marker moves 2 spaces left. If your other die gives sun, you also gain 3 GP.

diceforge-face-chaos_yellow = gold chaos
    .short = gold chaos
    .keywords = yellow chaos, chaos, titans
diceforge-face-chaos_yellow-text = You gain 2 loyalty, and your marker moves 2 spaces right. If your other die gives gold, you also gain 3 GP.

diceforge-face-chaos_green = GP chaos
    .short = GP chaos
    .keywords = green chaos, chaos, titans
diceforge-face-chaos_green-text = You gain 2 loyalty, and your marker moves 2 spaces right. If your other die gives GP, you also gain 3 GP.

diceforge-face-misfortune_red = red misfortune
    .short = red misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-misfortune_red-text = You gain 1 loyalty or 1 ancient shard. Then the owner of the red Mirror of Misfortune applies both your dice too.

diceforge-face-misfortune_blue = blue misfortune
    .short = blue misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-misfortune_blue-text = You gain 1 loyalty or 1 ancient shard. Then the owner of the blue Mirror of Misfortune applies both your dice too.

diceforge-face-misfortune_yellow = yellow misfortune
    .short = yellow misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-misfortune_yellow-text = You gain 1 loyalty or 1 ancient shard. Then the owner of the yellow Mirror of Misfortune applies both your dice too.

diceforge-face-misfortune_green = green misfortune
    .short = green misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-misfortune_green-text = You gain 1 loyalty or 1 ancient shard. Then the owner of the green Mirror of Misfortune applies both your dice too.

diceforge-face-golem_moon = moon golem
    .short = moon golem
    .keywords = golem, labyrinth, step
diceforge-face-golem_moon-text = Your golem moves 1 space forward in the labyrinth, and you get what that space gives.

diceforge-face-golem_sun = sun golem
    .short = sun golem
    .keywords = golem, labyrinth, step
diceforge-face-golem_sun-text = Your golem moves 1 space forward in the labyrinth, and you get what that space gives.

# The sides of the Celestial Die.

diceforge-face-cel_g12 = 12 gold
    .short = 12🪙
    .keywords = celestial die
diceforge-face-cel_g12-text = You gain 12 gold.

diceforge-face-cel_v5 = 5 GP
    .short = 5🏆
    .keywords = celestial die
diceforge-face-cel_v5-text = You gain 5 GP.

diceforge-face-cel_v3_choice = 3 GP, and 3 gold, 1 sun or 1 moon shard
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = celestial die
diceforge-face-cel_v3_choice-text = You gain 3 GP, and one of these: 3 gold, 1 sun shard or 1 moon shard.

diceforge-face-cel_mirror = celestial mirror
    .short = celestial mirror
    .keywords = celestial die, copy any face
diceforge-face-cel_mirror-text = You apply one face that is showing on any die, your own included.

diceforge-face-cel_choose_side = turn one die
    .short = turn one die
    .keywords = celestial die, choose a side
diceforge-face-cel_choose_side-text = You turn one of your dice to any face and apply that face.

diceforge-face-cel_upgrade2 = two levels up
    .short = two levels up
    .keywords = celestial die, upgrade
diceforge-face-cel_upgrade2-text = You may replace one of your faces with one from the Sanctuary two levels higher, for free.

# A face to choose from: a shield with what it brings, the longest in short.

diceforge-choosable = { $face_id ->
    [shield_red] { $face } (2☀️/5🏆)
    [shield_blue] { $face } (2🌙/5🏆)
    [shield_yellow] { $face } (3🪙/5🏆)
    [shield_green] { $face } (3🏆/5🏆)
    [chaos_red] { $face } (2💎, +3🏆)
    [chaos_blue] { $face } (2💎, +3🏆)
    [chaos_yellow] { $face } (2🛡️, +3🏆)
    [chaos_green] { $face } (2🛡️, +3🏆)
    [g1_v1_s1_m1] { $face_short }
    [l1_v1_g2] { $face_short }
    [g3_a1] { $face_short }
   *[other] { $face }
 }
