# Computer players: their levels, and adding one to a lobby.

computer-players-random = aleatório
    .note = Qualquer coisa permitida
computer-players-novice = fácil
    .note = Às vezes se descuida
computer-players-greedy = médio
    .note = Planeja o próprio turno
computer-players-skilled = difícil
    .note = Avalia posições
computer-players-master = especialista
    .note = Testa jogadas; lento, mas forte
computer-players-choose = Pôr um computador de outro nível…
computer-players-add = Computador: { $level }
