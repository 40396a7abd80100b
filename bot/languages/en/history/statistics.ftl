# Statistics and ratings.

records-stats-title = What { $name } has played
records-stats-none = No match has been played to its end yet.
records-stats-where = { $own ->
    [true] Your matches on all servers that were played to their end; the rating is that of this server. Others see those of this server, unless you opt out in `/preferences`.
    [alone] Your matches on all servers, and alone, that were played to their end. Ratings belong to a server: ask there.
   *[false] Matches on this server that were played to their end.
 }
records-stats-matches = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } with others, { $wins } won ({ $share } %){ $ties ->
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
records-stats-luck = 🎲 Luck: your { $dice } dice rolled { $share } % of the average, luckier than { $better } of 100 players

# The leaderboard.

records-leaderboard-title = ### The best of this server
records-leaderboard-none = No match among people has been played to its end on this server yet, and none alone against Hades.
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

# Refusals.

bot-refusal-only_own = Outside a server I show your own statistics only. Leave *person* out, please.
bot-refusal-not_rated = This person wants their matches to be left out of statistics.
bot-refusal-not_a_person = Bots have no statistics. Name a person, or nobody to see your own.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = stats
command-stats-about = What you, or somebody else, have played: wins, points, pace, luck, rating
command-stats-person = person
command-stats-person-about = Whose matches; without it, yours
command-leaderboard = leaderboard
command-leaderboard-about = The best of this server, by rating, and alone
command-leaderboard-game = game
command-leaderboard-game-about = Which game; without it, all of them
command-leaderboard-season = season
command-leaderboard-season-about = Which season; without it, all times
menu-record = Record
