# Computer players: their levels, and adding one to a lobby.

computer-players-random = zufällig
    .note = Irgendetwas, was erlaubt ist
computer-players-novice = leicht
    .note = Manchmal unbedacht
computer-players-greedy = mittel
    .note = Plant den eigenen Zug
computer-players-skilled = schwer
    .note = Wägt Stellungen ab
computer-players-master = Profi
    .note = Probiert Züge vorher aus; langsam, aber stark
computer-players-choose = Computerspieler anderer Stärke hinzufügen …
computer-players-add = Computerspieler: { $level }
