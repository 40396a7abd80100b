# A turn in a direct message.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** il tuo turno è finito.{ $count ->
    [0] { "" }
    [one] { " " }Ora tocca a { $names }.
   *[other] { " " }Ora tocca a { $names }.
 }
turn-waiting-too = ▶️ Ti aspetta anche { $where }.
turn-hidden = Questo turno è finito. Non vedi più il canale della partita, quindi qui non posso mostrarti il tabellone.
