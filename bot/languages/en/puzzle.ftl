# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Puzzle · { $game }
puzzle-task =
    You are { $sign }. **{ $asked }**
    -# One option is clearly better than all others; a computer player that plans its turns missed it. Your first answer counts.
puzzle-rival = Player { $number }
puzzle-right = ✅ Right: **{ $chosen }**
puzzle-wrong = ❌ **{ $chosen }** is not the best; that is **{ $best }**.
puzzle-best = With it you win { $win } of 100 matches from here, when everybody goes on planning their turns as computer players do.
puzzle-greedy = The computer player chose **{ $greedy }** and wins { $others } of 100, with { $more } { $sign ->
        [more] fewer
       *[fewer] more
    } points on average.
puzzle-next-best = The next best option wins { $next } of 100.
puzzle-record = 🧩 { $solved } of { $count } solved · { $streak ->
        [0] no streak
       *[other] { $streak } in a row
    }
puzzle-answered-before = You have answered this one before; only the first answer counts.
puzzle-all-answered = You have answered all { $count } puzzles. Here is one of them again; it does not count.
puzzle-next = Next puzzle

bot-refusal-no_puzzle = This puzzle is gone; `/puzzle` has another one.

command-puzzle = puzzle
command-puzzle-about = Find the best option in a position; only you see it
command-puzzle-game = game
command-puzzle-game-about = Puzzles of this game only
