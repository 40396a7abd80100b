# A match against the computer.

computer-match-about = **Play the computer.** Choose the game and the level. The match starts here as soon as you press *Start*.
computer-match-game = Game…
computer-match-level = Level…
computer-match-one = { $game } against a computer player
computer-match-start = Start · { $level }
