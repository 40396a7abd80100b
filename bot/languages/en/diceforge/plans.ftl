# Conditions of planned turns.

diceforge-condition-free = no one on the island I go to
diceforge-condition-stays-gold = at least { $value } gold left
diceforge-condition-stays-sun = at least { $value } { $value ->
    [one] sun shard
   *[other] sun shards
 } left
diceforge-condition-stays-moon = at least { $value } { $value ->
    [one] moon shard
   *[other] moon shards
 } left
diceforge-trial-die = { $number ->
    [1] Light die
   *[2] Dark die
 }
