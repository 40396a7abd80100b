# What is kept of matches: the log, the replay, hints, statistics, ratings, the end.

# Said for those who cannot see the animation; the last board follows.
picture-replay = The whole match as an animation: { $moves ->
    [one] one move
   *[other] { $moves } moves
 } on { $boards ->
    [one] one board
   *[other] { $boards } boards
 }. The last one:

# The replay
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

command-replay = replay
command-replay-about = See the whole match here again, as an animation or step by step

# A hint
records-hint = 💡 A computer player would choose: **{ $choice }**
records-hint-noted = This table logs hints, so the others will see that you asked.

command-hint = hint
command-hint-about = What a computer player would choose in your place, and why; only you see it

# Statistics
records-stats-title = What { $name } has played
records-stats-none = No match has been played to its end yet.
records-stats-where = { $own ->
    [true] Your matches on all servers that were played to their end; the rating is that of this server. Others see those of this server, unless you opt out in `/preferences`.
   *[false] Matches on this server that were played to their end.
 }
records-stats-matches = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } with others, { $wins } won ({ $share } %){ $ties ->
    [0] {""}
    [one] , one of them shared
   *[other] , { $ties } of them shared
 }
records-stats-rating = ⭐ Rating { $rating } after { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
 }
records-stats-alone = Alone ({ $level }): { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won, { $best } points at best
records-stats-points = 🏆 { $mean } points on average, { $best } at best. By source: { $sources }
records-stats-pace = ⏱️ Decisions take { $span } (median)
records-stats-luck = 🎲 Luck: your { $dice } dice rolled { $share } % of the average, luckier than { $better } of 100 players

records-leaderboard-title = ### The best of this server
records-leaderboard-none = No match has been played to its end on this server yet.
records-leaderboard-line = { $medal } { $name } · **{ $rating }** · { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won
records-leaderboard-alone = _Alone ({ $level })_
records-leaderboard-best = { $medal } { $name } · **{ $best } points** · { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won
records-leaderboard-about = Rated are matches that were played to their end by the same people from beginning to end, without computer players. Ratings start at 1000 and settle as you play. Prefer not to be listed? `/preferences`

command-stats = stats
command-stats-about = What you, or somebody else, have played: wins, points, pace, luck, rating
command-stats-person = person
command-stats-person-about = Whose matches; without it, yours
command-leaderboard = leaderboard
command-leaderboard-about = The best of this server, by rating, and alone
command-leaderboard-game = game
command-leaderboard-game-about = Which game; without it, all of them

# The end of a match
records-final-rating = { $line } · ⭐ { $rating } ({ $change })

# Lists of matches
records-page = Page { $page } of { $pages }
records-games-until = { $line } · until { $until }

# Refusals
bot-refusal-not_rated = This person wants their matches to be left out of statistics.
bot-refusal-no_hint = No hint available here.

# Said in the log when somebody asked for a hint.
common-event-hinted =
    .on = 💡 asked for a hint

# The log
command-log-round = round
command-log-round-about = The round to begin with; without it, the newest
