# A match against the computer.

computer-match-about = **Gioca contro il computer.** Scegli il gioco e il livello. La partita inizia qui appena premi *Inizia*.
computer-match-game = Gioco…
computer-match-level = Livello…
computer-match-one = { $game } contro il computer
computer-match-start = Inizia · { $level }
