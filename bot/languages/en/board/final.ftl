# The message at the end of a match.

final-title = { $game }: the match is over
final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
final-proof = 🔒 `/verify` checks the dice and gives you the match as a file.
final-rating = { $line } · ⭐ { $rating } ({ $change }{ $left ->
    [0] { "" }
    [one] , 1 more match for a rank
   *[other] , { $left } more matches for a rank
 }{ $place ->
    [1] , { $points } more for gold
    [2] , { $points } more for silver
    [3] , { $points } more for bronze
   *[0] { "" }
 })
final-undone = ↩️ { $count ->
    [one] One choice was
   *[other] { $count } choices were
 } undone in this match.
