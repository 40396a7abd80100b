# A turn in a direct message.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** your turn is over.
turn-hidden = This turn is over. You cannot see the channel of the match any more, so I show nothing of it here.
