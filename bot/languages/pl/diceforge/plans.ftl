# Conditions of planned turns.

diceforge-condition-free = na wyspie, na którą ruszam, nikogo nie ma
diceforge-condition-stays-gold = zostaje co najmniej { $value } { $value ->
    [one] złoto
   *[other] złota
 }
diceforge-condition-stays-sun = zostaje co najmniej { $value } { $value ->
    [one] odłamek słońca
    [few] odłamki słońca
   *[other] odłamków słońca
 }
diceforge-condition-stays-moon = zostaje co najmniej { $value } { $value ->
    [one] odłamek księżyca
    [few] odłamki księżyca
   *[other] odłamków księżyca
 }
diceforge-trial-die = { $number ->
    [1] Jasna kość
   *[2] Ciemna kość
 }
