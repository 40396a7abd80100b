# The tutorials: a scripted match of each game, in steps with one aim each. The words of the steps stand with the games.

tutorial-title = ### 🎓 { $game } · step { $step } of { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = Learn { $game }
tutorial-next = Next
tutorial-skip = Do it for me
tutorial-leave = Stop here
tutorial-go-on = Go on with the tutorial
tutorial-once-more = Once more from the beginning
tutorial-puzzle = A puzzle
tutorial-which =
    ### 🎓 Tutorials
    A first match, step by step. Only you see it, and it counts nowhere. Stop whenever you like: `/tutorial` goes on where you stopped.

# A choice that is allowed, but not the one that the step is about.

tutorial-other = You chose **{ $chosen }**. The rules allow it, but here **{ $advised }** is better.
tutorial-take = Take the better one
tutorial-choose-again = Choose again
tutorial-freely = Play freely instead

# After a tutorial.

tutorial-finished =
    ### 🎓 You know how to play { $game }
    You have done everything that a turn can hold. Now the real thing:
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` goes on where you stopped. Or begin a real match:

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-tutorial = tutorial
command-tutorial-about = Learn a game by playing, in a few minutes; only you see it
command-tutorial-game = game
command-tutorial-game-about = The game that you want to learn
