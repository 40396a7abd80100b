# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

replay-press = Rediffusion
replay-title = ### { $game } : la partie { $over ->
    [true] en rediffusion
   *[false] jusqu’ici
 }
    { $moves ->
        [one] { $moves } choix
       *[other] { $moves } choix
    }, un plateau par tour.
replay-steps = Pas à pas
replay-step-title = ### { $game } · { $at ->
    [0] le début
   *[other] choix { $at } sur { $of }
 } · manche { $round }
replay-step-by-turn = Tour par tour
replay-step-by-choice = Choix par choix
refusal-no_finished_match = Aucune partie n’est encore finie pour de bon dans ce salon ; celle qu’on a arrêtée, je la contrôle dès qu’on ne peut plus la reprendre. Pour en contrôler une d’ailleurs, joins son fichier.
replay-pages = En pages web
replay-pages-sent = Toute la rediffusion en pages web : décompresse l’archive et ouvre `index.html`, ou mets le dossier sur n’importe quel hébergement web. On y voit ce que la table a vu, avec les noms.
refusal-pages_too_large = Cette partie est trop grande pour être envoyée en pages web ici. L’admin du bot peut l’exporter pour toi.
command-replay = rediffusion
command-replay-about = Revoir la partie de ce salon, en animation ou pas à pas
menu-replay = Revoir à partir d’ici
