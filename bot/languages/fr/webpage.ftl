# The page of a match on the web, for whoever has the link.

webpage-title = { $game } : { $names }
webpage-skip = Aller au plateau
webpage-look = Apparence
webpage-look-auto = Comme ton appareil
webpage-look-light = Claire
webpage-look-dark = Sombre
webpage-look-contrast = Contraste élevé
webpage-foot = Toute personne qui a le lien de cette page la voit. Rien n’est enregistré ici à ton sujet.
webpage-close = Fermer

# Whose turn it is; a moment follows "since".

webpage-asked = { $count ->
    [1] C’est à { $names } de jouer.
   *[other] C’est à { $names } de jouer.
 }
webpage-since = depuis le

# The turns, and steps to others.

webpage-steps = Tours
webpage-turn = { $turn ->
    [0] Le début
   *[other] Tour { $turn } sur { $turns } · manche { $round }
 }
webpage-first = Premier tour
webpage-back = Tour précédent
webpage-on = Tour suivant
webpage-last = Dernier tour
webpage-newest = Au dernier plateau
webpage-log = Tous les tours

# Headings and what stands below them.

webpage-story = Ce qui s’est passé
webpage-story-none = Rien pour l’instant.
webpage-players = À la table
webpage-computer = IA
webpage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
webpage-result = Résultat final
webpage-place = Place
webpage-player = Nom
webpage-score = Points
webpage-words = Le plateau en mots
webpage-pieces = Cartes et faces
webpage-pieces-about = Touches-en une sur le plateau, ou ouvre-la ici.
webpage-download = Télécharger toute la rediffusion

# Above the board.

webpage-notice-over = Cette partie est terminée.
webpage-notice-given_up = Cette partie a été abandonnée.
webpage-notice-paused = Cette partie est en pause.
webpage-notice-frozen = Cette partie est suspendue.
webpage-notice-old = C’est un tour précédent. La partie a avancé depuis.

# For those who hear the page: the connection for new boards.

webpage-lost = La connexion est perdue. Je continue d’essayer.
webpage-found = Connexion rétablie.

# Instead of the page.

webpage-gone-title = Il n’y a rien ici
webpage-gone = Il n’y a pas de partie à cette adresse. Le lien a peut-être été retiré, ou la partie n’existe plus.
webpage-busy = Trop de monde veut voir quelque chose en ce moment. Réessaie dans une minute.
webpage-failed = Quelque chose a échoué de mon côté. Réessaie dans une minute.
