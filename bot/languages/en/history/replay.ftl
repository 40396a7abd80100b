# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

picture-strip = { $boards ->
    [one] The board after the turn that was missed.
   *[other] The boards after { $boards } turns, the oldest first.
 }
picture-replay = The whole match as an animation: { $moves ->
    [one] one move
   *[other] { $moves } moves
 } on { $boards ->
    [one] one board
   *[other] { $boards } boards
 }. The last one:

records-replay = Replay
records-replay-title = ### { $game }: the match { $over ->
    [true] again
   *[false] so far
 }
    { $moves ->
        [one] One choice
       *[other] { $moves } choices
    }, one board for each turn.
records-replay-steps = Step through
records-step-title = ### { $game } · { $at ->
    [0] the beginning
   *[other] choice { $at } of { $of }
 } · round { $round }
records-step-by-turn = By turns
records-step-by-choice = By choices
bot-refusal-no_finished_match = No match was finished in this channel yet. Attach an exported match to check it.
command-replay = replay
command-replay-about = See the whole match here again, as an animation or step by step
menu-replay = Replay from here
