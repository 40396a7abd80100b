# Conditions of planned turns.

hercules-condition-stays-marker = me { $value ->
    [one] queda
   *[other] quedan
 } al menos { $value } { $value ->
    [one] cubo
   *[other] cubos
 } en la reserva
