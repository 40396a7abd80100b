# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

time-left = ⏳ { $until }
time-over = ⌛ the time is over
time-rests = 🏖️ on vacation

# Reminders.

time-remind = { $people } ⏳ The match waits for { $count ->
    [one] you
   *[other] each of you
 }{ $until ->
    [none] .
   *[other] ; the time is over { $until }.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[To the board]({ $link })
 }
time-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }in { $channel }
 } waits for you{ $until ->
    [none] .
   *[other] ; the time is over { $until }.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[To the board]({ $link })
 }
    -# { $channel ->
    [none] This match has no channel, so I write to you here.
   *[other] You asked for direct messages. In your server, `/preferences` changes that.
 }

# The time is over.

time-late-title = ⌛ The time is over
time-late = **{ $names }** { $count ->
    [one] has not chosen in time.
   *[other] have not chosen in time.
 } What do you want to do?
time-late-how =
    - **Wait** gives as much time again.
    - **Computer player** lets one stand in until they return, as soon as most of you want it.
    - **Replace** offers the seat to somebody else; that is up to the host.
time-late-else = Without a decision, a computer player takes over { $until }.
time-press-wait = Wait
time-press-computer = Computer player
time-press-replace = Replace
time-press-for = { $action }: { $name }
time-waited = You wait on: **{ $name }** has time until { $until }.
time-vote-counts = Your wish counts: { $votes } of { $needed } want a computer player to stand in for **{ $name }**.
time-replace-ask = Who shall play on for **{ $name }**?
time-replace-choose = Choose somebody …

# Vacations.

time-vacation = 🏖️ **{ $name }** is on vacation, at most until { $until }. Their clock is paused until their next move.
time-press-overrule = Play on without waiting: { $name }
time-overruled = The time of **{ $name }** runs again.

# In the log.

common-event-waited = ⏳ **{ $seat }** gives **{ $other }** more time.
common-event-vacation_began = 🏖️ **{ $seat }** is on vacation.
common-event-vacation_ended = 👋 **{ $seat }** is back from vacation.
common-event-overruled = ⏳ The host plays on: the time of **{ $seat }** runs in spite of the vacation.

# Matches in which nobody has moved for long.

common-event-rested = 💤 Nobody has moved for { $days } days, so the match rests. It goes on with the next choice, or when one of you asks for the `/board`.
common-event-awoken = ☀️ The match goes on.

# Refusals.

bot-refusal-you_are_late = It is you they wait for: make your choice on the board, or let a computer player stand in for you.
bot-refusal-nobody_late = That is settled: nobody is late here any more.
bot-refusal-on_vacation = You are on vacation already. Your next move ends it.
bot-refusal-no_vacation_left = You’ve used all { $days } vacation days this year.
bot-refusal-not_on_vacation = They’re back from vacation already.
