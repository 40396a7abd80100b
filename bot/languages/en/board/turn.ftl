# A turn in a direct message.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** your turn is over.{ $count ->
    [0] { "" }
    [one] { " " }{ $names } is next.
   *[other] { " " }{ $names } are next.
 }
turn-waiting-too = ▶️ { $where } is waiting for you too.
turn-hidden = This turn is over. You can no longer see the match’s channel, so I can’t show the board here.
