# Computer players: their levels, and adding one to a lobby.

computer-players-random = al azar
    .note = Cualquier cosa permitida
computer-players-novice = fácil
    .note = Se descuida a veces
computer-players-greedy = medio
    .note = Planea su turno
computer-players-skilled = difícil
    .note = Valora posiciones
computer-players-master = experto
    .note = Prueba jugadas; lento pero fuerte
computer-players-choose = Añadir una IA de otro nivel…
computer-players-add = IA: { $level }
