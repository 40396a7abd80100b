# A match against the computer.

computer-match-about = **Jouer contre l’IA.** Choisis le jeu et le niveau. La partie commence ici dès que tu appuies sur *Commencer*.
computer-match-game = Jeu…
computer-match-level = Niveau…
computer-match-one = { $game } contre une IA
computer-match-start = Commencer · { $level }
