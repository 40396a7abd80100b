# A match against the computer.

computer-match-about = **Gegen den Computer.** Wähl das Spiel und die Stärke. Mit *Start* beginnt die Partie gleich hier.
computer-match-game = Spiel …
computer-match-level = Stärke …
computer-match-one = { $game } gegen einen Computerspieler
computer-match-start = Start · { $level }
