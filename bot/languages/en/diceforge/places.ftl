# Dice, areas of the Temple, islands, and sources of what a hero gains or pays.

# Dice.

diceforge-die-light = light die
    .short = light
diceforge-die-dark = dark die
    .short = dark
diceforge-die-celestial = Celestial Die
    .short = celestial
diceforge-dice-light = light die
diceforge-dice-dark = dark die
diceforge-dice-celestial = Celestial Die
diceforge-side-ancient = 2 ancient shards and 1 moon shard
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 loyalty and 1 sun shard
    .short = 2🛡️ 1☀️

# The Temple.

diceforge-area-sanctuary = Sanctuary
diceforge-area-garden = Garden
diceforge-area-forest = Forest
diceforge-pool-1 = Sanctuary: 3 gold
diceforge-pool-2 = Sanctuary: 1 moon shard
diceforge-pool-3 = Sanctuary: 4 gold
diceforge-pool-4 = Sanctuary: 1 sun shard
diceforge-pool-5 = Sanctuary: four different faces for 4 gold each
diceforge-pool-6 = Sanctuary: 3 gold or 2 GP
diceforge-pool-7 = Sanctuary: 2 moon shards
diceforge-pool-8 = Sanctuary: 2 sun shards
diceforge-pool-9 = Sanctuary: 3 GP
diceforge-pool-10 = Sanctuary: four different faces for 12 gold each
diceforge-pool-11 = Garden: mirrors
diceforge-pool-12 = Garden: shields
diceforge-pool-13 = Garden: ships
diceforge-pool-14 = Garden: boars
diceforge-pool-15 = Garden: ×3
diceforge-pool-16 = Forest: misfortunes
diceforge-pool-17 = Forest: sun golems
diceforge-pool-18 = Forest: 3 gold and 1 ancient shard, or 2 gold, 1 GP and 1 loyalty
diceforge-pool-19 = Forest: moon golems
diceforge-pool-20 = Forest: chaos faces

# Islands.

diceforge-island = { $island ->
    [0] start portal
   *[other] island { $island }
 }
diceforge-slot-m1 = Island 1, 1 moon shard (left)
diceforge-slot-m2 = Island 1, 1 moon shard (right)
diceforge-slot-m3 = Island 2, 2 moon shards
diceforge-slot-m4 = Island 2, 3 moon shards
diceforge-slot-m5 = Island 3, 4 moon shards
diceforge-slot-m6 = Island 3, 5 moon shards
diceforge-slot-m7 = Island 4, 6 moon shards
diceforge-slot-m8 = Island 4, 5 moon and 5 sun shards
diceforge-slot-f1 = Island 7, 1 sun shard (left)
diceforge-slot-f2 = Island 7, 1 sun shard (right)
diceforge-slot-f3 = Island 6, 2 sun shards
diceforge-slot-f4 = Island 6, 3 sun shards
diceforge-slot-f5 = Island 5, 4 sun shards
diceforge-slot-f6 = Island 5, 5 sun shards
diceforge-slot-f7 = Island 4, 6 sun shards

# Sources.

diceforge-source-blessing = both dice
diceforge-source-triton = Triton token
diceforge-source-extra = Extra action
diceforge-source-golems = Both golems
