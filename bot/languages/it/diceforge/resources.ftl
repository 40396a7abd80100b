# Resources: the name, the symbol, and an amount in full and in short.

diceforge-resource-gold = oro
diceforge-symbol-gold = 🪙
diceforge-amount-gold = { $amount } oro
    .short = { $amount }🪙
diceforge-resource-sun = sole
diceforge-symbol-sun = ☀️
diceforge-amount-sun = { $amount } { $amount ->
    [one] frammento solare
   *[other] frammenti solari
 }
    .short = { $amount }☀️
diceforge-resource-moon = luna
diceforge-symbol-moon = 🌙
diceforge-amount-moon = { $amount } { $amount ->
    [one] frammento lunare
   *[other] frammenti lunari
 }
    .short = { $amount }🌙
diceforge-resource-vp = PG
diceforge-symbol-vp = 🏆
diceforge-amount-vp = { $amount } PG
    .short = { $amount }🏆
diceforge-resource-ancient = frammenti antichi
diceforge-symbol-ancient = 💎
diceforge-amount-ancient = { $amount ->
    [one] { $amount } frammento antico
   *[other] { $amount } frammenti antichi
 }
    .short = { $amount }💎
diceforge-resource-loyalty = lealtà
diceforge-symbol-loyalty = 🛡️
diceforge-amount-loyalty = { $amount } lealtà
    .short = { $amount }🛡️

# An amount on the label of a choice.

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 oro
    [sun] { $amount } ☀️ sole
    [moon] { $amount } 🌙 luna
    [ancient] { $amount } 💎 { $amount ->
        [one] frammento antico
       *[other] frammenti antichi
     }
    [loyalty] { $amount } 🛡️ lealtà
   *[vp] { $amount } 🏆 PG
 }

# Scepters, as a means to pay.

diceforge-scepters = { $scepters_count ->
    [one] scettro da { $scepters }🪙 come { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] scettri da { $scepters }🪙 come { $shards_short }
 }
