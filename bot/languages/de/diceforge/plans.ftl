# Bedingungen geplanter Züge.

diceforge-condition-free = niemand auf der Insel, zu der ich gehe
diceforge-condition-stays-gold = mindestens { $value } Gold übrig
diceforge-condition-stays-sun = mindestens { $value } Sonnensplitter übrig
diceforge-condition-stays-moon = mindestens { $value } Mondsplitter übrig
diceforge-trial-die = { $number ->
    [1] Heller Würfel
   *[2] Dunkler Würfel
 }
