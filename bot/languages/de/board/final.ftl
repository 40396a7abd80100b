# The message at the end of a match.

bot-final-title = { $game }: Die Partie ist zu Ende
bot-final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
bot-final-proof = 🔒 `/verify` prüft die Würfel und gibt dir die Partie als Datei.
records-final-rating = { $line } · ⭐ { $rating } ({ $change })
seats-final-undone = ↩️ In dieser Partie { $count ->
    [one] wurde eine Entscheidung
   *[other] wurden { $count } Entscheidungen
 } zurückgenommen.
