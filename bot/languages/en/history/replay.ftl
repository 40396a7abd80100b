# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

picture-strip = { $boards ->
    [one] The board after the turn you missed.
   *[other] The boards after { $boards } turns, oldest first.
 }
picture-replay = The whole match as an animation: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } on { $boards ->
    [one] 1 board
   *[other] { $boards } boards
 }. The last board:

records-replay = Replay
records-replay-title = ### { $game }: the match { $over ->
    [true] replayed
   *[false] so far
 }
    { $moves ->
        [one] One choice
       *[other] { $moves } choices
    }, one board per turn.
records-replay-steps = Step by step
records-step-title = ### { $game } · { $at ->
    [0] the start
   *[other] choice { $at } of { $of }
 } · round { $round }
records-step-by-turn = Turn by turn
records-step-by-choice = Choice by choice
bot-refusal-no_finished_match = No match has been finished in this channel yet. To check one from elsewhere, attach its file.
command-replay = replay
command-replay-about = See this channel’s match again, as an animation or step by step
menu-replay = Replay from here
