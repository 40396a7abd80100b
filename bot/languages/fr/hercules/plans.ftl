# Conditions of planned turns.

hercules-condition-stays-marker = il reste au moins { $value } { $value ->
    [one] cube
   *[other] cubes
 } dans ma réserve
