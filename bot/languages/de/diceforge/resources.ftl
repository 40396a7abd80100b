# Resources: the name, the symbol, and an amount in full and in short.

diceforge-resource-gold = Gold
diceforge-symbol-gold = 🪙
diceforge-amount-gold = { $amount } Gold
    .short = { $amount }🪙
diceforge-resource-sun = Sonnensplitter
diceforge-symbol-sun = ☀️
diceforge-amount-sun = { $amount } Sonnensplitter
    .short = { $amount }☀️
diceforge-resource-moon = Mondsplitter
diceforge-symbol-moon = 🌙
diceforge-amount-moon = { $amount } Mondsplitter
    .short = { $amount }🌙
diceforge-resource-vp = RP
diceforge-symbol-vp = 🏆
diceforge-amount-vp = { $amount } RP
    .short = { $amount }🏆
diceforge-resource-ancient = Uralte Splitter
diceforge-symbol-ancient = 💎
diceforge-amount-ancient = { $amount ->
    [one] { $amount } Uralter Splitter
   *[other] { $amount } Uralte Splitter
 }
    .short = { $amount }💎
diceforge-resource-loyalty = Treue
diceforge-symbol-loyalty = 🛡️
diceforge-amount-loyalty = { $amount } Treue
    .short = { $amount }🛡️

# An amount on the label of a choice.

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 Gold
    [sun] { $amount } ☀️ Sonnensplitter
    [moon] { $amount } 🌙 Mondsplitter
    [ancient] { $amount } 💎 { $amount ->
        [one] Uralter Splitter
       *[other] Uralte Splitter
     }
    [loyalty] { $amount } 🛡️ Treue
   *[vp] { $amount } 🏆 RP
 }

# Scepters, as a means to pay.

diceforge-scepters = { $scepters_count ->
    [one] Zepter mit { $scepters }🪙 als { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] Zepter mit { $scepters }🪙 als { $shards_short }
 }
