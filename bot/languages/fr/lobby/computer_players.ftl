# Computer players: their levels, and adding one to a lobby.

computer-players-random = au hasard
    .note = N’importe quel coup permis
computer-players-novice = facile
    .note = Parfois étourdie
computer-players-greedy = moyen
    .note = Prévoit son tour
computer-players-skilled = difficile
    .note = Pèse les positions
computer-players-master = expert
    .note = Essaie les coups ; lente mais forte
computer-players-choose = Ajouter une IA d’un autre niveau…
computer-players-add = IA : { $level }
