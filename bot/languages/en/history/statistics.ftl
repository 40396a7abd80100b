# Statistics and ratings.

statistics-title = { $name }’s record
statistics-none = No finished matches yet.
statistics-where = { $own ->
    [true] Finished matches on all servers; the rating is this server’s. Others see only this server’s matches, unless you opt out in `/preferences`.
    [alone] Finished matches on all servers, and alone. Ratings belong to a server: use `/stats` there.
   *[false] Finished matches on this server.
 }
statistics-matches = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } with others, { $wins } won ({ $share }%){ $ties ->
    [0] {""}
    [one] { $wins ->
        [one] , shared
       *[other] , one of them shared
    }
   *[other] , { $ties } of them shared
 }
statistics-rating = ⭐ Rating { $rating } after { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
 }{ $left ->
    [0] { "" }
    [one] , provisional: 1 more for a rank
   *[other] , provisional: { $left } more for a rank
 }
statistics-alone = Alone ({ $level }): { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won, best { $best } points
statistics-points = 🏆 { $mean } points on average, best { $best }. By source: { $sources }
statistics-pace = ⏱️ Typical time for a choice: { $span }
statistics-luck = 🎲 Rolled values: { $luck } ({ $dice } dice)
statistics-luck-measure = { $level ->
    [0] far below average
    [1] below average
    [2] slightly below average
    [3] average
    [4] slightly above average
    [5] above average
   *[6] far above average
 }
statistics-accuracy = 🎯 Accuracy **{ $score }** out of 100 (from { $choices } choices that mattered; most likely between { $low } and { $high })
statistics-accuracy-earlier = { $matches ->
    [one] One match was
   *[other] { $matches } matches were
 } analysed when I still worked accuracy out in another way, so the accuracy here leaves { $matches ->
    [one] it
   *[other] them
 } out.
statistics-without-luck = ⚖️ Luck in your matches with others: { $luck } points of winning chance per match. A win counts 100: your average is { $result }, { $beyond ->
    [above] without luck it would be close to 100 (for more, you have played too few matches).
    [below] without luck it would be close to 0 (for more, you have played too few matches).
   *[no] without luck about **{ $adjusted }** (± { $error }); { $even } is what equal players get.
 }
statistics-analysed = { $matches ->
    [one] From the one match of yours
   *[other] From the { $matches } matches of yours
 } that you or others had analysed. Only you see this.

# The leaderboard.

statistics-leaderboard-title = ### This server’s best
statistics-leaderboard-none = No match between people has been finished on this server yet, and none alone against Hades. `/play` starts the first.
statistics-leaderboard-line = { $medal } { $new ->
    [yes] new ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won
statistics-leaderboard-alone = _Alone ({ $level })_
statistics-leaderboard-best = { $medal } { $name } · **{ $best } points** · { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $wins } won
statistics-leaderboard-about = Only matches that the same people play from start to end, without computer players, are rated; of the same two against each other, 20 a season at most. Everyone starts at 1000 and has a rank from the fifth match on. Prefer not to be listed? `/preferences`

# Refusals.

refusal-only_own = Outside a server I can only show your own statistics. Please leave *person* out.
refusal-not_rated = This player has opted out of statistics.
refusal-not_a_person = Bots have no statistics. Pick a person, or leave *person* out for your own.

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
