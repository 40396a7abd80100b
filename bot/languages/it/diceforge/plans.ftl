# Conditions of planned turns.

diceforge-condition-free = nessuno è sull’isola dove vado
diceforge-condition-stays-gold = restano almeno { $value } oro
diceforge-condition-stays-sun = { $value ->
    [one] resta almeno { $value } frammento solare
   *[other] restano almeno { $value } frammenti solari
 }
diceforge-condition-stays-moon = { $value ->
    [one] resta almeno { $value } frammento lunare
   *[other] restano almeno { $value } frammenti lunari
 }
diceforge-trial-die = { $number ->
    [1] Dado chiaro
   *[2] Dado scuro
 }
