# A turn in a direct message.

turn-where = { $game }{ $channel ->
    [none] { "" }
   *[other] { " · " }{ $channel }
 }
turn-over = **{ $where } :** ton tour est terminé.{ $count ->
    [0] { "" }
    [one] { " " }C’est à { $names }.
   *[other] { " " }C’est à { $names }.
 }
turn-waiting-too = ▶️ { $where } t’attend aussi.
turn-hidden = Ce tour est terminé. Tu ne vois plus le salon de la partie, je ne peux donc pas montrer le plateau ici.
