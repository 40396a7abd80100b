# Resources: the name, the symbol, and an amount in full and in short.

diceforge-resource-gold = złota
diceforge-symbol-gold = 🪙
diceforge-amount-gold = { $amount } { $amount ->
    [one] złoto
   *[other] złota
 }
    .short = { $amount }🪙
diceforge-resource-sun = słońca
diceforge-symbol-sun = ☀️
diceforge-amount-sun = { $amount } { $amount ->
    [one] odłamek słońca
    [few] odłamki słońca
   *[other] odłamków słońca
 }
    .short = { $amount }☀️
diceforge-resource-moon = księżyca
diceforge-symbol-moon = 🌙
diceforge-amount-moon = { $amount } { $amount ->
    [one] odłamek księżyca
    [few] odłamki księżyca
   *[other] odłamków księżyca
 }
    .short = { $amount }🌙
diceforge-resource-vp = PCh
diceforge-symbol-vp = 🏆
diceforge-amount-vp = { $amount } PCh
    .short = { $amount }🏆
diceforge-resource-ancient = pradawnych odłamków
diceforge-symbol-ancient = 💎
diceforge-amount-ancient = { $amount } { $amount ->
    [one] pradawny odłamek
    [few] pradawne odłamki
   *[other] pradawnych odłamków
 }
    .short = { $amount }💎
diceforge-resource-loyalty = lojalności
diceforge-symbol-loyalty = 🛡️
diceforge-amount-loyalty = { $amount } { $amount ->
    [one] lojalność
   *[other] lojalności
 }
    .short = { $amount }🛡️

# An amount on the label of a choice.

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 { $amount ->
        [one] złoto
       *[other] złota
     }
    [sun] { $amount } ☀️ { $amount ->
        [one] słońce
        [few] słońca
       *[other] słońc
     }
    [moon] { $amount } 🌙 { $amount ->
        [one] księżyc
        [few] księżyce
       *[other] księżyców
     }
    [ancient] { $amount } 💎 { $amount ->
        [one] pradawny odłamek
        [few] pradawne odłamki
       *[other] pradawnych odłamków
     }
    [loyalty] { $amount } 🛡️ { $amount ->
        [one] lojalność
       *[other] lojalności
     }
   *[vp] { $amount } 🏆 PCh
 }

# Scepters, as a means to pay.

diceforge-scepters = { $scepters_count ->
    [one] berło z { $scepters }🪙 jako { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] berła z { $scepters }🪙 jako { $shards_short }
 }
