# The message at the end of a match.

final-title = { $game }: la partida ha terminado
final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
final-proof = 🔒 `/verify` comprueba los dados y te da la partida como archivo.
final-rating = { $line } · ⭐ { $rating } ({ $change }{ $left ->
    [0] { "" }
    [one] , falta 1 partida para tener puesto
   *[other] , faltan { $left } partidas para tener puesto
 }{ $place ->
    [1] , { $points } más para el oro
    [2] , { $points } más para la plata
    [3] , { $points } más para el bronce
   *[0] { "" }
 })
final-undone = ↩️ En esta partida se { $count ->
    [one] deshizo una elección.
   *[other] deshicieron { $count } elecciones.
 }
