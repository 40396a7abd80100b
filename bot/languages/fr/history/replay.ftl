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
refusal-no_finished_match = Aucune partie n’a encore été finie dans ce salon. Pour en contrôler une d’ailleurs, joins son fichier.
command-replay = rediffusion
command-replay-about = Revoir la partie de ce salon, en animation ou pas à pas
menu-replay = Revoir à partir d’ici
