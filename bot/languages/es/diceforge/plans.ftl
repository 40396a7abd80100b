# Conditions of planned turns.

diceforge-condition-free = no hay nadie en la isla a la que voy
diceforge-condition-stays-gold = me quedan al menos { $value } de oro
diceforge-condition-stays-sun = { $value ->
    [one] me queda al menos { $value } fragmento solar
   *[other] me quedan al menos { $value } fragmentos solares
 }
diceforge-condition-stays-moon = { $value ->
    [one] me queda al menos { $value } fragmento lunar
   *[other] me quedan al menos { $value } fragmentos lunares
 }
diceforge-trial-die = { $number ->
    [1] Dado claro
   *[2] Dado oscuro
 }
