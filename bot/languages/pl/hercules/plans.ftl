# Conditions of planned turns.

hercules-condition-stays-marker = w zapasie zostaje mi co najmniej { $value } { $value ->
    [one] znacznik
    [few] znaczniki
   *[other] znaczników
 }
