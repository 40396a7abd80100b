# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

replay-press = Replay
replay-title = ### { $game }: the match { $over ->
    [true] replayed
   *[false] so far
 }
    { $moves ->
        [one] One choice
       *[other] { $moves } choices
    }, one board per turn.
replay-steps = Step by step
replay-step-title = ### { $game } · { $at ->
    [0] the start
   *[other] choice { $at } of { $of }
 } · round { $round }
replay-step-by-turn = Turn by turn
replay-step-by-choice = Choice by choice
refusal-no_finished_match = No match is over for good in this channel yet; one that was ended early I check once it can’t be continued any more. To check one from elsewhere, attach its file.
replay-pages = As pages
replay-pages-sent = The whole replay as pages: unpack the archive and open `index.html`, or put the folder on any web host. It shows what your table saw, with names.
refusal-pages_too_large = This match is too large to send as pages here. Whoever runs the bot can export it for you.
command-replay = replay
command-replay-about = See this channel’s match again, as an animation or step by step
menu-replay = Replay from here
