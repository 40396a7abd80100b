# Resources: the name, the symbol, and an amount in full and in short.

diceforge-resource-gold = or
diceforge-symbol-gold = 🪙
diceforge-amount-gold = { $amount } or
    .short = { $amount }🪙
diceforge-resource-sun = soleil
diceforge-symbol-sun = ☀️
diceforge-amount-sun = { $amount } { $amount ->
    [one] fragment solaire
   *[other] fragments solaires
 }
    .short = { $amount }☀️
diceforge-resource-moon = lune
diceforge-symbol-moon = 🌙
diceforge-amount-moon = { $amount } { $amount ->
    [one] fragment lunaire
   *[other] fragments lunaires
 }
    .short = { $amount }🌙
diceforge-resource-vp = PG
diceforge-symbol-vp = 🏆
diceforge-amount-vp = { $amount } PG
    .short = { $amount }🏆
diceforge-resource-ancient = fragments anciens
diceforge-symbol-ancient = 💎
diceforge-amount-ancient = { $amount ->
    [one] { $amount } fragment ancien
   *[other] { $amount } fragments anciens
 }
    .short = { $amount }💎
diceforge-resource-loyalty = loyauté
diceforge-symbol-loyalty = 🛡️
diceforge-amount-loyalty = { $amount } loyauté
    .short = { $amount }🛡️

# An amount on the label of a choice.

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 or
    [sun] { $amount } ☀️ soleil
    [moon] { $amount } 🌙 lune
    [ancient] { $amount } 💎 { $amount ->
        [one] fragment ancien
       *[other] fragments anciens
     }
    [loyalty] { $amount } 🛡️ loyauté
   *[vp] { $amount } 🏆 PG
 }

# Scepters, as a means to pay.

diceforge-scepters = { $scepters_count ->
    [one] sceptre de { $scepters }🪙 comme { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] sceptres de { $scepters }🪙 comme { $shards_short }
 }
