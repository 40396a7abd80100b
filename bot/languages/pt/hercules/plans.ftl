# Conditions of planned turns.

hercules-condition-stays-marker = { $value ->
    [1] pelo menos 1 cubo na minha reserva
   *[other] pelo menos { $value } cubos na minha reserva
 }
