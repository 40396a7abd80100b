# What is kept of matches: the log, the replay, hints, statistics, ratings, the end.

# Said for those who cannot see the animation; the last board follows.
picture-replay = The whole match as an animation: { $moves ->
    [one] one move
   *[other] { $moves } moves
 } on { $boards ->
    [one] one board
   *[other] { $boards } boards
 }. The last one:
