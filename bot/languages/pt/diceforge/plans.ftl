# Conditions of planned turns.

diceforge-condition-free = ninguém na ilha aonde vou
diceforge-condition-stays-gold = sobra pelo menos { $value } de ouro
diceforge-condition-stays-sun = { $value ->
    [1] sobra pelo menos { $value } fragmento solar
   *[other] sobram pelo menos { $value } fragmentos solares
 }
diceforge-condition-stays-moon = { $value ->
    [1] sobra pelo menos { $value } fragmento lunar
   *[other] sobram pelo menos { $value } fragmentos lunares
 }
diceforge-trial-die = { $number ->
    [1] Dado claro
   *[2] Dado escuro
 }
