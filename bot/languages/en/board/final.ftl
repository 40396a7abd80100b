# The message at the end of a match.

bot-final-title = { $game }: the match is over
bot-final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
bot-final-proof = 🔒 `/verify` checks the dice and gives you the match as a file.
records-final-rating = { $line } · ⭐ { $rating } ({ $change })
seats-final-undone = ↩️ { $count ->
    [one] One choice was
   *[other] { $count } choices were
 } undone in this match.
