# Resources: the name, the symbol, and an amount in full and in short.

diceforge-resource-gold = ouro
diceforge-symbol-gold = 🪙
diceforge-amount-gold = { $amount } de ouro
    .short = { $amount }🪙
diceforge-resource-sun = sol
diceforge-symbol-sun = ☀️
diceforge-amount-sun = { $amount } { $amount ->
    [1] fragmento solar
   *[other] fragmentos solares
 }
    .short = { $amount }☀️
diceforge-resource-moon = lua
diceforge-symbol-moon = 🌙
diceforge-amount-moon = { $amount } { $amount ->
    [1] fragmento lunar
   *[other] fragmentos lunares
 }
    .short = { $amount }🌙
diceforge-resource-vp = PG
diceforge-symbol-vp = 🏆
diceforge-amount-vp = { $amount } PG
    .short = { $amount }🏆
diceforge-resource-ancient = fragmentos ancestrais
diceforge-symbol-ancient = 💎
diceforge-amount-ancient = { $amount ->
    [1] { $amount } fragmento ancestral
   *[other] { $amount } fragmentos ancestrais
 }
    .short = { $amount }💎
diceforge-resource-loyalty = lealdade
diceforge-symbol-loyalty = 🛡️
diceforge-amount-loyalty = { $amount } de lealdade
    .short = { $amount }🛡️

# An amount on the label of a choice.

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 ouro
    [sun] { $amount } ☀️ sol
    [moon] { $amount } 🌙 lua
    [ancient] { $amount } 💎 { $amount ->
        [1] fragmento ancestral
       *[other] fragmentos ancestrais
     }
    [loyalty] { $amount } 🛡️ lealdade
   *[vp] { $amount } 🏆 PG
 }

# Scepters, as a means to pay.

diceforge-scepters = { $scepters_count ->
    [1] cetro de { $scepters }🪙 como { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] cetros de { $scepters }🪙 como { $shards_short }
 }
