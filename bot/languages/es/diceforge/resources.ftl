# Resources: the name, the symbol, and an amount in full and in short.

diceforge-resource-gold = oro
diceforge-symbol-gold = 🪙
diceforge-amount-gold = { $amount } de oro
    .short = { $amount }🪙
diceforge-resource-sun = sol
diceforge-symbol-sun = ☀️
diceforge-amount-sun = { $amount } { $amount ->
    [one] fragmento solar
   *[other] fragmentos solares
 }
    .short = { $amount }☀️
diceforge-resource-moon = luna
diceforge-symbol-moon = 🌙
diceforge-amount-moon = { $amount } { $amount ->
    [one] fragmento lunar
   *[other] fragmentos lunares
 }
    .short = { $amount }🌙
diceforge-resource-vp = PG
diceforge-symbol-vp = 🏆
diceforge-amount-vp = { $amount } PG
    .short = { $amount }🏆
diceforge-resource-ancient = fragmentos antiguos
diceforge-symbol-ancient = 💎
diceforge-amount-ancient = { $amount ->
    [one] { $amount } fragmento antiguo
   *[other] { $amount } fragmentos antiguos
 }
    .short = { $amount }💎
diceforge-resource-loyalty = lealtad
diceforge-symbol-loyalty = 🛡️
diceforge-amount-loyalty = { $amount } de lealtad
    .short = { $amount }🛡️

# An amount on the label of a choice.

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 oro
    [sun] { $amount } ☀️ sol
    [moon] { $amount } 🌙 luna
    [ancient] { $amount } 💎 { $amount ->
        [one] fragmento antiguo
       *[other] fragmentos antiguos
     }
    [loyalty] { $amount } 🛡️ lealtad
   *[vp] { $amount } 🏆 PG
 }

# Scepters, as a means to pay.

diceforge-scepters = { $scepters_count ->
    [one] cetro de { $scepters }🪙 como { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] cetros de { $scepters }🪙 como { $shards_short }
 }
