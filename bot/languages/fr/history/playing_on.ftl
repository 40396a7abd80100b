# Playing on from a place in a match that is over, from a puzzle, or from a trial.

playing-on-button = Rejouer à partir d’ici
playing-on-press = Rejouer
playing-on-where = **Rejouer.** À partir de quelle manche veux-tu rejouer cette partie ? (Choix par choix : voir la rediffusion.)
playing-on-choose-round = Manches { $first } à { $last }
playing-on-round = Manche { $round }
playing-on-about = **Rejouer à partir d’ici.** Tu reçois ta propre partie à partir de cette position exacte, { $dice }. Elle ne compte pour rien : ni cote, ni statistiques. { $others ->
    [0] Tu joues en solo, comme avant.
    [one] À quel niveau doit jouer ton adversaire, une IA ?
   *[other] À quel niveau doivent jouer les autres, toutes des IA ?
 }
playing-on-start = Commencer
playing-on-dice-other = avec d’autres dés
playing-on-dice-same = avec les mêmes dés qu’alors
playing-on-dice-everyone = avec les dés que reçoit ici toute personne qui prend les mêmes dés
playing-on-dice-trial = avec ses propres dés, jamais ceux de ta partie en cours ; ce que tu n’y vois pas est inventé ici aussi
playing-on-take-other = Plutôt d’autres dés
playing-on-take-same = Plutôt les mêmes dés
playing-on-begun-other = 🔀 Voilà : la même position, d’autres dés.
playing-on-begun-same = 🔀 Voilà : la même position, et chaque lancer tombe comme alors.
playing-on-begun-everyone = 🔀 Voilà : la même position, et les dés que tout le monde reçoit ici.
playing-on-begun-trial = 🔀 Voilà : la position de ton essai, avec ses propres dés.
playing-on-mark = 🔀 { $of ->
    [puzzle] Rejouée à partir de la manche { $round } du casse-tête { $match }
    [trial] Rejouée à partir d’un essai, manche { $round } de la partie { $match }
   *[match] Rejouée à partir de la manche { $round } de la partie { $match }
 } · ne compte pour rien
refusal-trial_no_help = Tu rejoues ici à partir d’un essai, et la partie de cet essai est encore en cours. Conseils et analyse viendront quand elle sera finie.
refusal-played_on_too_often = Cette partie est rejouée à partir d’une partie rejouée, et ainsi de suite, trop de fois. Rejoue à partir d’une plus ancienne.
