# The challenge of the day.

daily-title = ### 📅 Challenge of the day · { $date }
    Everyone plays it today with the same sealed dice.
daily-streak = 🔥 { $days ->
    [one] 1 day
   *[other] { $days } days
 } in a row
daily-streak-grace = One day a month is forgiven; this month’s is still yours.
daily-streak-over = This month’s forgiven day is used up, so the streak ends if you skip today.
daily-streak-forgiven = Yesterday is forgiven, once a month. Skip today as well and the streak ends.
daily-reminder-grace = 🔥 You’ve played the challenge of the day { $days } days in a row, but not today’s. Skip it and this month’s forgiven day is gone. Start by { $until } ({ $left }).
daily-reminder-over = 🔥 You’ve played the challenge of the day { $days } days in a row, but not today’s. Your streak ends unless you start by { $until } ({ $left }).
daily-reminder-about = What you start today can be finished until noon UTC tomorrow. No more reminders? Untick them in `/preferences`.
daily-open = You haven’t played your first try yet. That’s the one that counts.
daily-level = { $opponents } ({ $level })
daily-streak-next = Finish it and your streak grows: so far { $days ->
    [one] 1 day
   *[other] { $days } days
 } in a row.
daily-running = ▶️ Your first try is under way{ $link ->
    [none] .
   *[other] : [to the board]({ $link })
 }
daily-used-up = Your first try is used up: you gave up, finished too late, or didn’t play it alone. There’s a new challenge tomorrow.
daily-erased = Your first try is used up: it went with the data you erased. You can practise, and there’s a new challenge tomorrow.
daily-players = { $count ->
    [one] One person has finished a first try.
   *[other] { $count } people have finished a first try.
 }
daily-result = **{ $points ->
    [one] 1 point
   *[other] { $points } points
 }** · place { $place } of { $players }
daily-best = { $result } · best today: { $best }
daily-rules = Only your first try counts. It must be over by <t:{ $until }:f>, played by you alone, without hints; you can undo only until dice are rolled or a card is revealed. Giving up counts as your try. After that, practise as often as you like. The rankings show your name on every server, unless you opt out in `/preferences`.
daily-same-dice = 🎲 The same dice for everyone, to the end: whatever you do, each roll falls as it does for the others. Someone who looks with a second account first knows what’s coming. I can’t tell, so please play fair: one person, one first try.
daily-sealed = 🔒 { $game }, sealed: `{ $seal }`
daily-disclosed = 🔓 { $game }, { $date }: seed `{ $seed }`, salt `{ $salt }`, sealed as `{ $seal }`.
daily-begun = { $ranked ->
    [yes] Your first try at today’s challenge: **{ $game }**. It counts if it’s over by <t:{ $until }:f>. No hints, and no undo after a roll. Good luck!
   *[no] Another try at today’s challenge, for practice: **{ $game }**. It’s in no ranking; use hints and undo as you like.
 }
daily-private = Only you can see this match, because others are still playing with its dice. I answer your clicks and can’t remind you. If this message is gone, `/daily` shows it again. Sealed as `{ $seal }`.
daily-shared = Shared. It gives nothing away, so the others can still play.
daily-share-title = 📅 { $name } · { $game }, challenge of the day, { $date }
daily-final = 📅 Challenge of the day, { $date }: { $ranked ->
    [yes] your **first try**. It counts if you played it in time and alone.
   *[no] another try, **for practice**. It’s in no ranking and no statistics.
 }
daily-final-proof = 🔒 Others are still playing with these dice, so this match is yours alone. From <t:{ $until }:f>, `/daily` checks the dice and gives you the match as a file, and you can share its analysis.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Play
daily-press-again = Practise
daily-press-go-on = Go on
daily-press-look = Look back
daily-press-proof = Check the dice
daily-press-share = Share
daily-press-board = Ranking
daily-press-today = Challenge of the day

# The post in a channel, and the thread below it.

daily-post-results = **{ $game }, { $date }** · { $count ->
    [one] one person finished
   *[other] { $count } people finished
 }
daily-post-others = and { $count ->
    [one] one more
   *[other] { $count } more
 }
daily-post-none = No one here finished yesterday’s challenge. Today everyone starts level again.
daily-post-open = Tries begun yesterday still count until <t:{ $until }:f>, so please don’t talk about the dice yet.
daily-post-about = You play in private, and your first try counts until <t:{ $until }:f>. Names stand here unless you opt out in `/preferences`.
daily-post-press-play = Play { $game }
daily-post-press-week = Week: { $game }
daily-post-press-own = My day
daily-talk-name = 📅 Challenge of the day, { $date }
daily-talk-title = ### 🔓 Challenge of the day, { $date }: the dice are open
    Nothing of it counts any more, so talk away: what did you do, and what would you do now? Today’s challenge stays secret. `/daily` gives you your match as a file.

# The boards.

daily-board-title = ### 📅 { $game }, challenge of the day: { $scope ->
    [server] this server
   *[world] everyone
 }
daily-board-span = { $first } to { $last }
daily-board-none = No one has finished a first try yet.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] 1 point
   *[other] { $points } points
 }**
daily-board-days = { $line } · { $days ->
    [one] 1 day
   *[other] { $days } days
 }
daily-board-about = First tries only; I can’t tell who has seen the dice with a second account. Totals per day, week, month and season (UTC). Prefer not to be listed? `/preferences`
daily-press-server = This server
daily-press-world = Everyone
daily-press-day = Day
daily-press-week = Week
daily-press-month = Month
daily-press-season = Season

# Seasons.

daily-season = Season { $number } of { $year } ({ $first } to { $last })
daily-season-present = this season
daily-season-last = last season
daily-season-none = No match has been finished this season yet.
daily-season-over = ## 🏁 The season is over
    { $season }
daily-season-daily = _Challenge of the day ({ $game })_
daily-season-about = A season lasts three months, and everyone starts the next one from scratch. `/leaderboard` shows each season in full; all-time ratings continue. Server managers can turn this post off in `/settings`.

# Refusals.

refusal-no_daily = This game has no challenge of the day. `/daily` shows the games that have one.
refusal-daily_over = That challenge is over. `/daily` shows today’s.
refusal-daily_private = A try at the challenge of the day is for its player alone. Others can look at it { $until }, when no one plays with these dice any more.
refusal-daily_running = Your first try isn’t over yet{ $link ->
    [none] .
   *[other] : [to the board]({ $link }).
 } Finish it before you practise, or give it up in `/games`.
refusal-daily_no_help = No hints in your first try at the challenge of the day. Practice tries have them.
refusal-daily_chance_stays = No undo here: this is your first try, and since your choice dice were rolled, a card was revealed or another player moved. Practice tries have no such limit.
refusal-daily_sealed = Others are still playing today’s challenge with these dice (sealed as `{ $seal }`). `/daily` can check them { $until }.

# The command.

command-daily = daily
command-daily-about = The challenge of the day: everyone plays with the same dice
command-daily-game = game
command-daily-game-about = Which game (all if left out)
