# Ein Zug in einer Direktnachricht.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** Dein Zug ist vorbei.{ $count ->
    [0] { "" }
    [one] { " " }{ $names } ist dran.
   *[other] { " " }Jetzt sind { $names } dran.
 }
turn-waiting-too = ▶️ { $where }: Auch hier bist du dran.
turn-hidden = Dieser Zug ist vorbei. Du siehst den Kanal der Partie nicht mehr, darum zeige ich sie hier nicht.
