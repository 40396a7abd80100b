# A turn in a direct message.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where }:** koniec twojej tury.{ $count ->
    [0] { "" }
   *[other] { " " }Teraz: { $names }.
 }
turn-waiting-too = ▶️ { $where } też na ciebie czeka.
turn-hidden = Ta tura jest skończona. Nie widzisz już kanału tej partii, więc nie mogę pokazać tu planszy.
