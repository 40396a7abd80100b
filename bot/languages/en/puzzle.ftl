# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Puzzle · { $game }
puzzle-about = { $theme } · { $difficulty }
puzzle-difficulty = { $difficulty ->
    [1] ★☆☆ easy
    [2] ★★☆ medium
   *[other] ★★★ hard
 }
puzzle-task =
    You are { $sign }. **{ $asked }**
    -# One option is clearly best, and a medium computer player missed it. Your first answer counts.
puzzle-rival = Player { $number }
puzzle-right = ✅ Yes! **{ $chosen }**
puzzle-wrong = ❌ Not quite. You chose **{ $chosen }**; **{ $best }** is better.
puzzle-why = 💡 { $why }
puzzle-best = From here it wins { $win } of 100 matches, if everyone plays sensibly.
puzzle-greedy = The computer got this wrong. It chose **{ $greedy }**, which wins { $others } of 100, with { $more } { $sign ->
        [more] fewer
       *[fewer] more
    } points on average.
puzzle-next-best = The second-best option wins { $next } of 100.
puzzle-record = 🧩 { $solved } of { $count } solved · { $streak ->
        [0] no streak
       *[other] { $streak } in a row
    }
puzzle-answered-before = You’ve answered this one before; only your first answer counts.
puzzle-all-answered = You’ve answered all { $count } puzzles! Here’s an old one for practice; it doesn’t count.
puzzle-next = Next puzzle

refusal-no_puzzle = This puzzle is gone. `/puzzle` has another one.

command-puzzle = puzzle
command-puzzle-about = Find the best move in a position; only you see it
command-puzzle-game = game
command-puzzle-game-about = Only puzzles of this game
