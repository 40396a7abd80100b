# Ein Zug in einer Direktnachricht.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** Dein Zug ist vorbei.
turn-hidden = Dieser Zug ist vorbei. Du siehst den Kanal der Partie nicht mehr, darum zeige ich sie hier nicht.
