# Computer players: their levels, and adding one to a lobby.

computer-players-random = losowy
    .note = Cokolwiek wolno
computer-players-novice = łatwy
    .note = Czasem nieuważny
computer-players-greedy = średni
    .note = Planuje swoją turę
computer-players-skilled = trudny
    .note = Ocenia pozycje
computer-players-master = ekspert
    .note = Sprawdza ruchy; powolny, ale mocny
computer-players-choose = Dodaj komputer innego poziomu…
computer-players-add = Komputer: { $level }
