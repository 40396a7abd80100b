# How a match is run: time, messages, thread, hints, pictures.

# The options and their values.

conduct-limit = Time for a decision
conduct-limit-none = no limit
conduct-limit-m5 = 5 minutes
conduct-limit-m15 = 15 minutes
conduct-limit-m60 = 1 hour
conduct-limit-h12 = 12 hours
conduct-limit-h24 = 1 day
conduct-limit-h48 = 2 days
conduct-limit-h72 = 3 days
conduct-limit-h168 = 7 days
conduct-after_time = When the time is over
conduct-after_time-ask = ask the others
conduct-after_time-computer = a computer player takes over
conduct-posting = New boards
conduct-posting-repost = a new message each turn
conduct-posting-replace = a new message, the old one goes
conduct-posting-edit = always the same message
conduct-thread = Own thread
conduct-thread-no = no
conduct-thread-yes = yes
conduct-hints = Hints in the log
conduct-hints-no = no
conduct-hints-yes = yes
conduct-pictures = Pictures
conduct-pictures-full = full
conduct-pictures-compact = compact, for small screens
conduct-stand_in = Who stands in
conduct-stand_in-random = a computer player that plays at random
conduct-stand_in-novice = a computer player that is often careless
conduct-stand_in-greedy = a computer player that plans its turns
conduct-stand_in-skilled = a computer player that looks a turn ahead
conduct-stand_in-master = a computer player that tries its moves out

# Answers, and the line in the log.

posting-set = { $option }: **{ $value }**
posting-title = **How this match is run**
posting-told = ⚙️ **{ $name }** runs this match otherwise now. { $option }: { $value }.{ $part ->
    [limit] { " " }Nobody who is thinking now loses time by it.
    [after_time] { " " }It counts from the next decision on.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Time for a decision: { $value ->
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
    [after_time] When the time is over, { $value ->
        [ask] the others are asked
       *[computer] a computer player takes over
    }
    [posting] New boards: { $value ->
        [repost] a new message each turn
        [replace] a new message, the old one goes
       *[edit] always the same message
    }
    [pictures] Pictures: { $value ->
        [full] full
       *[compact] compact, for small screens
    }
   *[hints] { $value ->
        [no] Hints are no longer noted here
       *[yes] Hints are noted here from now on
    }
 }
bot-refusal-too_late = That is settled when the match begins.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-conduct-limit = time-limit
command-conduct-after_time = after-time
command-conduct-posting = boards
command-conduct-thread = thread
command-conduct-hints = hints
command-conduct-pictures = pictures
command-conduct-stand_in = stand-in
command-table-limit = time
command-table-limit-about = Host: how long a decision may take
command-table-after_time = after-time
command-table-after_time-about = Host: what happens when somebody's time is over
command-table-posting = boards
command-table-posting-about = Host: how new boards are posted
command-table-hints = hints
command-table-hints-about = Host: whether the log tells who asked for a hint
command-table-pictures = pictures
command-table-pictures-about = Host: full boards, or compact ones for small screens
