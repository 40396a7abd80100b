# Computer players: their levels, and adding one to a lobby.

computer-players-random = casuale
    .note = Qualsiasi mossa legale
computer-players-novice = facile
    .note = A volte si distrae
computer-players-greedy = medio
    .note = Pianifica il suo turno
computer-players-skilled = difficile
    .note = Valuta le posizioni
computer-players-master = esperto
    .note = Prova le mosse; lento ma forte
computer-players-choose = Aggiungi un computer di un altro livello…
computer-players-add = Computer: { $level }
