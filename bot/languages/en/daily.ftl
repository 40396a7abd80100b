# The challenge of the day.

daily-title = ### 📅 The challenge of the day · { $date }
    Everybody plays it today with the same sealed dice.
daily-streak = 🔥 { $days ->
    [one] one day
   *[other] { $days } days
 } in a row
daily-open = Your first try is still to come. It is the one that counts.
daily-running = ▶️ Your first try is being played: [to the board]({ $link })
daily-used-up = Your first try is used up: given up, finished too late, or not played by you alone. Tomorrow there is a new one.
daily-players = { $count ->
    [one] One person has finished a first try.
   *[other] { $count } people have finished a first try.
 }
daily-result = **{ $points ->
    [one] one point
   *[other] { $points } points
 }** · place { $place } of { $players }
daily-rules = Your first try counts, and only that: no hints, and a choice can be taken back only while no die has fallen, no card was turned up and nobody else has chosen since. Giving up uses it up. It counts if it is played to its end by <t:{ $until }:f>, by you alone. Later tries are practice and on no board. The boards show your name in every server, unless you opt out in `/preferences`.
daily-sealed = 🔒 { $game }, sealed: `{ $seal }`
daily-told = 🔓 { $game }, { $date }: seed `{ $seed }`, salt `{ $salt }`, sealed as `{ $seal }`. `/verify` checks a finished match of that day.
daily-begun = { $ranked ->
    [yes] Your first try at today’s challenge has begun: **{ $game }**. It counts if it is over by <t:{ $until }:f>. No hints, and what the dice have said stays said.
   *[no] Another try at today’s challenge has begun, for practice: **{ $game }**. It is on no board; hints and taking back are free.
 }
daily-shared = Shared. It tells nothing of the dice, so the others can still play.
daily-share-title = 📅 { $name } · { $game }, challenge of the day, { $date }
daily-final = 📅 Challenge of the day, { $date }: { $ranked ->
    [yes] the **first try**, which counts if it was played in time and by one person alone.
   *[no] another try, **for practice**. It is on no board and in no statistics.
 }
daily-final-proof = 🔒 Others still play with these dice. From <t:{ $until }:f> on, `/verify` checks them and hands you the match as a file.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Play
daily-press-again = Play again, for practice
daily-press-share = Share
daily-press-board = Board
daily-press-today = Challenge of the day

# The boards.

daily-board-title = ### 📅 { $game }, challenge of the day: { $scope ->
    [server] this server
   *[world] everybody
 }
daily-board-span = { $first } to { $last }
daily-board-none = Nobody has finished a first try yet.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] one point
   *[other] { $points } points
 }**
daily-board-days = { $line } · { $days ->
    [one] one day
   *[other] { $days } days
 }
daily-board-about = First tries only. Points of a span are added up; days and weeks are those of UTC. Prefer not to be listed? `/preferences`
daily-press-server = This server
daily-press-world = Everybody
daily-press-day = Day
daily-press-week = Week
daily-press-month = Month
daily-press-season = Season

# Seasons.

daily-season = Season { $number } of { $year } ({ $first } to { $last })
daily-season-present = this season
daily-season-last = the season before
daily-season-none = No match was played to its end in this season yet.
daily-season-over = ## 🏁 A season is over
    { $season }
daily-season-daily = _Challenge of the day ({ $game })_
daily-season-about = A season is a quarter of a year, and everybody starts the next one from scratch; `/leaderboard` shows each in full, and the ratings of all times go on. Managers of the server turn this message off in `/settings`.

# Refusals.

bot-refusal-no_daily = This game has no challenge of the day.
bot-refusal-daily_over = That was the challenge of another day. `/daily` shows today’s.
bot-refusal-daily_running = Your first try is not over yet{ $link ->
    [none] .
   *[other] : [to the board]({ $link }).
 } Finish it, or give it up with `/games`, before you practise.
bot-refusal-daily_no_help = There are no hints in the first try at a challenge of the day. In later tries there are.
bot-refusal-daily_chance_stays = In the first try at a challenge of the day a choice stays once a die has fallen, a card was turned up or another player has chosen after it.
bot-refusal-daily_sealed = Others still play today’s challenge with these dice, sealed as `{ $seal }`. `/verify` checks them here { $until }.

# The command.

command-daily = daily
command-daily-about = The challenge of the day: everybody plays with the same dice
command-daily-game = game
command-daily-game-about = Which game; without it, all of them
