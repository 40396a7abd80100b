# Conditions of planned turns.

hercules-condition-stays-marker = almeno { $value } { $value ->
    [one] cubo resta
   *[other] cubi restano
 } nella mia riserva
