# A turn in a direct message.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** tu turno ha terminado.{ $count ->
    [0] { "" }
    [one] { " " }Ahora le toca a { $names }.
   *[other] { " " }Ahora les toca a { $names }.
 }
turn-waiting-too = ▶️ { $where } también te espera.
turn-hidden = Este turno ha terminado. Ya no puedes ver el canal de la partida, así que no puedo mostrar aquí el tablero.
