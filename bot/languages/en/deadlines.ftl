# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

deadlines-left = ⏳ { $until }
deadlines-over = ⌛ time’s up
deadlines-rests = 🏖️ on vacation

# Below whose turn it is, where there are time banks.

deadlines-banks = 🏦 Time banks: { $lines }
deadlines-bank = { $name } { $left }
deadlines-bank-from = { $name } { $left } (from { $from })
deadlines-bank-runs = { $name } { $left } (running)
deadlines-amount = { $unit ->
    [days] { $hours ->
        [0] { $days ->
            [one] 1 day
           *[other] { $days } days
        }
       *[other] { $days } d { $hours } h
    }
    [hours] { $minutes ->
        [0] { $hours ->
            [one] 1 hour
           *[other] { $hours } hours
        }
       *[other] { $hours } h { $minutes } min
    }
    [none] nothing left
   *[minutes] { $minutes } min
 }

# Reminders.

deadlines-remind = { $people } ⏳ { $game }, round { $round }, is waiting for { $count ->
    [one] you
   *[other] each of you
 }{ $asked ->
    [none] { "" }
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }time runs out { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[To the board]({ $link })
 }
deadlines-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }in { $channel }
 }, round { $round }, is waiting for you{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }time runs out { $until }{ $then ->
        [computer] , then a computer player takes over
       *[ask] , then the others decide what happens
     }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[To the board]({ $link })
 }
deadlines-remind-others = Also waiting for you:
deadlines-remind-other = - **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }in { $channel }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }time runs out { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[To the board]({ $link })
 }
deadlines-remind-more = - … and { $count ->
    [one] one more
   *[other] { $count } more
 }: `/games`
deadlines-remind-why = -# { $channel ->
    [none] This match has no channel, so I’m writing to you here.
   *[other] You asked for direct messages. To change that, use `/preferences` on your server.
 }

# The time is over.

deadlines-late-title = ⌛ Time’s up
deadlines-late = **{ $names }** { $count ->
    [one] ran out of time.
   *[other] ran out of time.
 } What would you like to do?
deadlines-late-how =
    - **Wait** gives the same time again (a day, with time banks).
    - **Computer player** lets one stand in until they’re back, once most of you agree.
    - **Replace** offers the seat to someone else; only the host can do this.
deadlines-late-else = If no one decides, a computer player takes over { $until }.
deadlines-press-wait = Wait
deadlines-press-computer = Computer player
deadlines-press-replace = Replace
deadlines-press-for = { $action }: { $name }
deadlines-waited = You’re waiting: **{ $name }** has until { $until }.
deadlines-vote-counts = Your vote counts: { $votes } of { $needed } want a computer player for **{ $name }**.
deadlines-replace-ask = Who should take over for **{ $name }**?
deadlines-replace-choose = Choose someone…

# Vacations.

deadlines-vacation = 🏖️ **{ $name }** is on vacation until { $until } at the latest. { $timed ->
    [no] Any choice they make ends it.
   *[yes] Their clock is paused until their next move. The host can choose not to wait.
 }
deadlines-press-overrule = Don’t wait: { $name }
deadlines-overruled = The clock is running again for **{ $name }**.

# In the log.

common-event-waited = ⏳ **{ $seat }** gives **{ $other }** more time.
common-event-vacation_began = 🏖️ **{ $seat }** is on vacation.
common-event-vacation_ended = 👋 **{ $seat }** is back from vacation.
common-event-overruled = ⏳ The host isn’t waiting: the clock is running for **{ $seat }**, vacation or not.

# Matches in which nobody has moved for long.

common-event-rested = 💤 No one has moved for { $days } days, so I’ve paused this match. Make a choice or use `/board` to continue.
common-event-awoken = ☀️ The match continues.

# Refusals.

refusal-you_are_late = You’re the one we’re waiting for! Make your choice on the board, or hand over with `/table away`.
refusal-nobody_late = That’s settled: no one is late any more. `/board` shows where the match stands.
refusal-on_vacation = You’re already on vacation. Your next move ends it.
refusal-no_vacation_left = You’ve used all { $days } vacation days this year. `/table away` lets a computer player stand in for you.
refusal-not_on_vacation = They’re already back from vacation.
