# A match against the computer.

computer-match-about = **Contra o computador.** Escolha o jogo e o nível. A partida começa aqui assim que você aperta *Começar*.
computer-match-game = Jogo…
computer-match-level = Nível…
computer-match-one = { $game } contra um computador
computer-match-start = Começar · { $level }
