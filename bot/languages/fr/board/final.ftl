# The message at the end of a match.

final-title = { $game } : la partie est terminée
final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
final-proof = 🔒 `/verify` contrôle les dés et te donne la partie en fichier.
final-rating = { $line } · ⭐ { $rating } ({ $change }{ $left ->
    [0] { "" }
    [one] , encore 1 partie avant un rang
   *[other] , encore { $left } parties avant un rang
 }{ $place ->
    [1] , encore { $points } pour l’or
    [2] , encore { $points } pour l’argent
    [3] , encore { $points } pour le bronze
   *[0] { "" }
 })
final-undone = ↩️ { $count ->
    [one] Un choix a été annulé
   *[other] { $count } choix ont été annulés
 } dans cette partie.
