# A match against the computer.

computer-match-about = **Graj z komputerem.** Wybierz grę i poziom. Partia zaczyna się tutaj, gdy tylko naciśniesz *Start*.
computer-match-game = Gra…
computer-match-level = Poziom…
computer-match-one = { $game } z komputerem
computer-match-start = Start · { $level }
