# Resources: the name, the symbol, and an amount in full and in short.

diceforge-resource-gold = gold
diceforge-symbol-gold = 🪙
diceforge-amount-gold = { $amount } gold
    .short = { $amount }🪙
diceforge-resource-sun = sun
diceforge-symbol-sun = ☀️
diceforge-amount-sun = { $amount } { $amount ->
    [one] sun shard
   *[other] sun shards
 }
    .short = { $amount }☀️
diceforge-resource-moon = moon
diceforge-symbol-moon = 🌙
diceforge-amount-moon = { $amount } { $amount ->
    [one] moon shard
   *[other] moon shards
 }
    .short = { $amount }🌙
diceforge-resource-vp = GP
diceforge-symbol-vp = 🏆
diceforge-amount-vp = { $amount } GP
    .short = { $amount }🏆
diceforge-resource-ancient = ancient shards
diceforge-symbol-ancient = 💎
diceforge-amount-ancient = { $amount ->
    [one] { $amount } ancient shard
   *[other] { $amount } ancient shards
 }
    .short = { $amount }💎
diceforge-resource-loyalty = loyalty
diceforge-symbol-loyalty = 🛡️
diceforge-amount-loyalty = { $amount } loyalty
    .short = { $amount }🛡️

# An amount on the label of a choice.

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 gold
    [sun] { $amount } ☀️ sun
    [moon] { $amount } 🌙 moon
    [ancient] { $amount } 💎 { $amount ->
        [one] ancient shard
       *[other] ancient shards
     }
    [loyalty] { $amount } 🛡️ loyalty
   *[vp] { $amount } 🏆 GP
 }

# Scepters, as a means to pay.

diceforge-scepters = { $scepters_count ->
    [one] scepter of { $scepters }🪙 as { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] scepters of { $scepters }🪙 as { $shards_short }
 }
