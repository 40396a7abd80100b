# The tutorials: a scripted match of each game, in steps with one aim each. The words of the steps stand with the games.

tutorial-title = 🎓 { $game } · step { $step } of { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = Learn { $game }
tutorial-next = Next
tutorial-skip = Do it for me
tutorial-others = Other choices…
tutorial-leave = Stop here
tutorial-go-on = Continue the tutorial
tutorial-once-more = Start over
tutorial-puzzle = Try a puzzle
tutorial-which =
    ### 🎓 Tutorials
    A first match, step by step. Only you see it, and it counts for nothing. Stop any time; `/tutorial` picks up where you left off.

# A choice that is allowed, but not the one that the step is about.

tutorial-other = You chose **{ $chosen }**. That’s allowed, but **{ $advised }** is better here.
tutorial-take = Take the better one
tutorial-choose-again = Choose again
tutorial-freely = Play on freely

# After a tutorial.

tutorial-finished =
    ### 🎓 You know how to play { $game }!
    You’ve tried everything a turn can offer. Ready for the real thing?
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` picks up where you stopped. Or start a real match:

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-tutorial = tutorial
command-tutorial-about = Learn a game by playing it, in a few minutes; only you see it
command-tutorial-game = game
command-tutorial-game-about = The game you want to learn
