# Changing how a match is run: time, messages, hints, pictures.

# Answers, and the line in the log.

table-options-set = { $option }: **{ $value }**
table-options-title = **How this match runs**
table-options-news = ⚙️ **{ $name }** changed an option. { $option }: { $value }.{ $part ->
    [limit] { " " }If you’re thinking right now, you lose no time.
    [after_time] { " " }It applies from the next choice.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Time limit for each choice: { $value ->
        [none] no limit
        [m5] 5 minutes
        [m15] 15 minutes
        [m60] 1 hour
        [h12] 12 hours
        [h24] 1 day
        [h48] 2 days
        [h72] 3 days
       *[h168] 7 days
    }
    [after_time] When time runs out: { $value ->
        [ask] the others decide
       *[computer] a computer player takes over
    }
    [posting] Boards: { $value ->
        [repost] a new message each turn
        [replace] only the newest message stays
       *[edit] one message, updated
    }
    [pictures] Pictures: { $value ->
        [full] full
       *[compact] compact, for small screens
    }
    [rolls] { $value ->
        [no] Rolls are no longer seen as they fall
       *[yes] Rolls are seen as they fall from now on
    }
    [bank] Time bank: { $value ->
        [none] none
        [h24] 1 day
        [h48] 2 days
        [h72] 3 days
        [h168] 7 days
       *[h336] 14 days
    }
    [increment] Back in the bank after each turn: { $value ->
        [none] nothing
        [m60] 1 hour
        [h6] 6 hours
        [h12] 12 hours
       *[h24] 1 day
    }
    [pauses] During quiet hours, time banks { $value ->
        [no] run on
       *[yes] pause
    }
   *[hints] { $value ->
        [no] Hints no longer show in the log
       *[yes] Hints show in the log from now on
    }
 }
table-options-bank-press = Time bank…
table-options-bank-title = Another time bank
table-options-bank-asked = I’ve asked the others about the time bank. Waiting for { $names }.
table-options-bank-same = That’s the time bank you have already.
refusal-no_one_to_ask = There’s no one else at this table to ask.
refusal-too_late = This can’t be changed once the match has started. The host can choose it in the next lobby.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-limit = time
command-table-limit-about = Host: how long each choice may take
command-table-after_time = after-time
command-table-after_time-about = Host: what happens when a player runs out of time
command-table-posting = boards
command-table-posting-about = Host: how new boards are posted
command-table-hints = hints
command-table-hints-about = Host: whether the log shows who asked for a hint
command-table-pictures = pictures
command-table-pictures-about = Host: full boards, or compact ones for small screens
command-table-rolls = rolls
command-table-rolls-about = Host: whether a roll is seen on the board as it falls
