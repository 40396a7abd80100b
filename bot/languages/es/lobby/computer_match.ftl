# A match against the computer.

computer-match-about = **Juega contra la IA.** Elige el juego y el nivel. La partida empieza aquí en cuanto pulses *Empezar*.
computer-match-game = Juego…
computer-match-level = Nivel…
computer-match-one = { $game } contra una IA
computer-match-start = Empezar · { $level }
