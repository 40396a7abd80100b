# How a match is run: time, messages, thread, hints, pictures.

# The options and their values.

conduct-limit = Time limit for each choice
    .note = With no limit, a match is paused after two weeks without a move.
conduct-limit-none = no limit
conduct-limit-m5 = 5 minutes
conduct-limit-m15 = 15 minutes
conduct-limit-m60 = 1 hour
conduct-limit-h12 = 12 hours
conduct-limit-h24 = 1 day
conduct-limit-h48 = 2 days
conduct-limit-h72 = 3 days
conduct-limit-h168 = 7 days
conduct-after_time = When time runs out
    .note = Only with a time limit. Who comes back takes their seat back.
conduct-after_time-ask = the others decide
conduct-after_time-computer = a computer player takes over
conduct-posting = Boards
    .note = Updates notify no one on Discord, so I mention whoever’s turn it is in a message of its own.
conduct-posting-repost = a new message each turn
conduct-posting-replace = only the newest message stays
conduct-posting-edit = one message, updated
conduct-thread = Thread for the match
conduct-thread-no = no
conduct-thread-yes = yes
conduct-hints = Show hints in the log
conduct-hints-no = no
conduct-hints-yes = yes
conduct-pictures = Pictures
conduct-pictures-full = full
conduct-pictures-compact = compact, for small screens
conduct-stand_in = Stand-in player
conduct-stand_in-random = random
conduct-stand_in-novice = easy
conduct-stand_in-greedy = medium
conduct-stand_in-skilled = hard
conduct-stand_in-master = expert

# Answers, and the line in the log.

posting-set = { $option }: **{ $value }**
posting-title = **How this match runs**
posting-told = ⚙️ **{ $name }** changed an option. { $option }: { $value }.{ $part ->
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
   *[hints] { $value ->
        [no] Hints no longer show in the log
       *[yes] Hints show in the log from now on
    }
 }
bot-refusal-too_late = This can’t be changed once the match has started. The host can choose it in the next lobby.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-conduct-limit = time-limit
command-conduct-after_time = after-time
command-conduct-posting = boards
command-conduct-thread = thread
command-conduct-hints = hints
command-conduct-pictures = pictures
command-conduct-stand_in = stand-in
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
