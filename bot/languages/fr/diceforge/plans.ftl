# Conditions of planned turns.

diceforge-condition-free = personne sur l’île où je vais
diceforge-condition-stays-gold = il reste au moins { $value } or
diceforge-condition-stays-sun = il reste au moins { $value } { $value ->
    [one] fragment solaire
   *[other] fragments solaires
 }
diceforge-condition-stays-moon = il reste au moins { $value } { $value ->
    [one] fragment lunaire
   *[other] fragments lunaires
 }
diceforge-trial-die = { $number ->
    [1] Dé clair
   *[2] Dé sombre
 }
