# Conditions of planned turns.

hercules-condition-stays-marker = at least { $value } { $value ->
    [one] cube
   *[other] cubes
 } left in my supply
