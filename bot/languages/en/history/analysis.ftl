# The analysis of a match that is over.

# The chart, and its description for readers who cannot see it.

picture-chances-title = Chances of winning
picture-chances-round = Round
picture-chances-alt = A chart of the chances of winning over { $rounds } rounds.
picture-chances-side = { $name }: { $first } % at the beginning, { $best } % at best in round { $round }, { $last } % at the end.
picture-chances-then = In round { $round }: { $chances }.

# While it is made, and the whole.

analysis-running = 📈 I am trying out what else could have been played: { $percent } % done. This message becomes the analysis.
analysis-title = ### { $game }: your match analysed
analysis-title-shared = ### { $game }: the match of { $name }, analysed
analysis-nothing-learned = I have not learned what the positions of such a match are worth, so I can only tell how lucky the dice were.
analysis-costs = **What cost most**
analysis-cost = **{ $number }.** Round { $round }: { $played }. Better: **{ $better }** (chance of winning { $win } % instead of { $win_played } %, { $points } instead of { $points_played } points)
analysis-no-costs = ✅ I tried out other choices and found none that was surely better than what was played.
analysis-luck = 🎲 { $name }: { $dice } dice rolled { $share } % of the average, luckier than { $better } of 100 players
analysis-about = Chances and points are averages over many matches that I imagined from what could be known in that seat then. Only you see this.
analysis-about-luck = Only you see this.

# One choice.

analysis-moment-title = ### { $number }. Round { $round } · choice { $at } of { $of }
analysis-moment-played = You chose: { $choice }
analysis-moment-better = Better: **{ $choice }**
analysis-moment-tried = I played both on in { $futures } imagined matches with the same dice, and this did better.
analysis-moment-figures = Chance of winning { $win } % instead of { $win_played } %, { $points } instead of { $points_played } points at the end on average; sure to { $sure } %.

# Buttons.

analysis-press = Analysis
analysis-look = Look at { $number }
analysis-step = Step from here
analysis-back = Back
analysis-share = Share

bot-refusal-nothing_to_analyse = No match was finished in this channel yet. When one is over, I analyse it for you here.
command-analysis = analysis
command-analysis-about = The last match here analysed: chances, what cost you most, luck; only you see it
