# Statistics and ratings.

records-stats-title = { $name }’s record
records-stats-none = No finished matches yet.
records-stats-where = { $own ->
    [true] Finished matches on all servers; the rating is this server’s. Others see only this server’s matches, unless you opt out in `/preferences`.
    [alone] Finished matches on all servers, and alone. Ratings belong to a server: use `/stats` there.
   *[false] Finished matches on this server.
 }
records-stats-matches = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } with others, { $wins } won ({ $share }%){ $ties ->
    [0] {""}
    [one] , one of them shared
   *[other] , { $ties } of them shared
 }
records-stats-rating = ⭐ Rating { $rating } after { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
 }{ $left ->
    [0] { "" }
    [one] , provisional: 1 more for a rank
   *[other] , provisional: { $left } more for a rank
 }
records-stats-alone = Alone ({ $level }): { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won, best { $best } points
records-stats-points = 🏆 { $mean } points on average, best { $best }. By source: { $sources }
records-stats-pace = ⏱️ Typical time for a choice: { $span }
records-stats-luck = 🎲 Luck: { $luck } ({ $dice } dice)
records-luck = { $level ->
    [0] far below average
    [1] below average
    [2] slightly below average
    [3] average
    [4] slightly above average
    [5] above average
   *[6] far above average
 }

# The leaderboard.

records-leaderboard-title = ### This server’s best
records-leaderboard-none = No match between people has been finished on this server yet, and none alone against Hades. `/play` starts the first.
records-leaderboard-line = { $medal } { $new ->
    [yes] new ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won
records-leaderboard-alone = _Alone ({ $level })_
records-leaderboard-best = { $medal } { $name } · **{ $best } points** · { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won
records-leaderboard-about = Only matches that the same people play from start to end, without computer players, are rated; of the same two against each other, 20 a season at most. Everyone starts at 1000 and has a rank from the fifth match on. Prefer not to be listed? `/preferences`

# Refusals.

bot-refusal-only_own = Outside a server I can only show your own statistics. Please leave *person* out.
bot-refusal-not_rated = This player has opted out of statistics.
bot-refusal-not_a_person = Bots have no statistics. Pick a person, or leave *person* out for your own.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = stats
command-stats-about = Your record, or another player’s: wins, points, pace, luck, rating
command-stats-person = person
command-stats-person-about = Whose record (yours if left out)
command-leaderboard = leaderboard
command-leaderboard-about = This server’s best, by rating and alone
command-leaderboard-game = game
command-leaderboard-game-about = Which game (all if left out)
command-leaderboard-season = season
command-leaderboard-season-about = Which season (all time if left out)
menu-record = Record
