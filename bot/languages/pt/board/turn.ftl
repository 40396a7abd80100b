# A turn in a direct message.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** seu turno terminou.{ $count ->
    [0] { "" }
   *[other] { " " }Agora é a vez de { $names }.
 }
turn-waiting-too = ▶️ { $where } também espera por você.
turn-hidden = Este turno terminou. Você não vê mais o canal da partida, então não posso mostrar o tabuleiro aqui.
