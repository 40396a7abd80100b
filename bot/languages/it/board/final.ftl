# The message at the end of a match.

final-title = { $game }: la partita è finita
final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
final-proof = 🔒 `/verify` controlla i dadi e ti dà la partita in un file.
final-rating = { $line } · ⭐ { $rating } ({ $change }{ $left ->
    [0] { "" }
    [one] , ancora 1 partita per entrare in classifica
   *[other] , ancora { $left } partite per entrare in classifica
 }{ $place ->
    [1] , ancora { $points } per l’oro
    [2] , ancora { $points } per l’argento
    [3] , ancora { $points } per il bronzo
   *[0] { "" }
 })
final-undone = ↩️ { $count ->
    [one] In questa partita è stata annullata una scelta.
   *[other] In questa partita sono state annullate { $count } scelte.
 }
