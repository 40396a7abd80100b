# The message at the end of a match.

final-title = { $game }: Die Partie ist zu Ende
final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
final-proof = 🔒 `/verify` prüft die Würfel und gibt dir die Partie als Datei.
final-rating = { $line } · ⭐ { $rating } ({ $change }{ $left ->
    [0] { "" }
    [one] , noch 1 Partie bis zu einem Rang
   *[other] , noch { $left } Partien bis zu einem Rang
 }{ $place ->
    [1] , noch { $points } bis Gold
    [2] , noch { $points } bis Silber
    [3] , noch { $points } bis Bronze
   *[0] { "" }
 })
final-undone = ↩️ In dieser Partie { $count ->
    [one] wurde eine Entscheidung
   *[other] wurden { $count } Entscheidungen
 } zurückgenommen.
