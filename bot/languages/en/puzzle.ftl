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
    -# One option is clearly best{ $missed ->
        [yes] , and a medium computer player missed it
       *[no] {""}
    }. Your first answer counts.
puzzle-rival = Player { $number }
puzzle-right = ✅ Yes! **{ $chosen }**
puzzle-alike = ✅ Yes! **{ $chosen }** is just as good as **{ $best }**.
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
puzzle-all-answered = { $of ->
    [all] You’ve answered all { $count } puzzles!
   *[kind] You’ve answered all { $count } puzzles of this kind!
 } Here’s an old one for practice; it doesn’t count.
puzzle-rating = Your puzzle rating: { $rating } ({ $change }). Only you see it.
puzzle-next = Next puzzle
puzzle-next-of-theme = More like this
puzzle-vote-up = Good puzzle
puzzle-vote-down = Not a good one
puzzle-voted-up = Thanks! Glad you liked it.
puzzle-voted-down = Thanks! Puzzles that few people like come up less often.
puzzle-of-the-day = ### 🧩 Puzzle of the day · { $game }
puzzle-of-the-day-task =
    { $sign } is asked: **{ $asked }**
puzzle-of-the-day-about = Each of you solves it in private. Please don’t post the answer.
puzzle-press-solve = Solve it

# A puzzle of one's own match.

puzzle-press-make = As a puzzle
puzzle-press-share = Share this puzzle
puzzle-checking = 🧩 I’m checking whether one option is surely the best here: { $percent }%
puzzle-dice-decide = 🎲 There the dice decide more than the choice: in fresh futures no option is surely better than all others, so this makes no puzzle.
puzzle-own-about = From a match that is over. It counts for nothing.
puzzle-shared = ### 🧩 A puzzle from a match · { $game } · no. { $number }
puzzle-shared-done = Posted. It shows the position, not the answer and no names.

refusal-no_puzzle_of_game = That theme belongs to the other game. Choose one of the two.
refusal-no_puzzle = This puzzle is gone. `/puzzle` has another one.

command-puzzle = puzzle
command-puzzle-about = Find the best move in a position; only you see it
command-puzzle-game = game
command-puzzle-game-about = Only puzzles of this game
command-puzzle-theme = theme
command-puzzle-theme-about = Only puzzles about this
