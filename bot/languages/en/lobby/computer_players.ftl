# Computer players: their levels, and adding one to a lobby.

computer-players-random = random
    .note = Anything legal
computer-players-novice = easy
    .note = Careless at times
computer-players-greedy = medium
    .note = Plans its turn
computer-players-skilled = hard
    .note = Weighs positions
computer-players-master = expert
    .note = Tries moves out; slow but strong
computer-players-choose = Add a computer player of another level…
computer-players-add = Computer player: { $level }
