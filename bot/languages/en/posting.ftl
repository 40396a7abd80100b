# How a match is run and where it is shown: time, posts, threads, channels.

# The parts of a conduct, and what can be chosen
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

# Beside the lobby's other options
posting-run-by = How the match is run …
posting-game-by = Change an option …
posting-choose = { $option } …
posting-back = ◀ Back
posting-chosen = { $option }: { $value }

# The lobby, once the match has its thread
posting-in-thread = The match has begun; it is played in { $thread }.

# What the log says
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
common-event-no_thread = 🧵 No thread could be made, so the match is played here

# Where a match cannot be shown any more
posting-stuck-locked = { $host } The thread { $thread } of your match ({ $game }) is locked, so I cannot write there. Unlock it, or use `/move-here` in the channel where the match shall go on. Nothing is lost.
posting-stuck-gone = { $host } The thread of your match ({ $game }) was deleted. Use `/move-here` in the channel where the match shall go on. Nothing is lost.
posting-moved = The match goes on here: its board follows.
posting-thread-name = { $game } · { $names }

# Answers and refusals
posting-set = { $option }: **{ $value }**
posting-title = **How this match is run**
bot-refusal-too_late = That is settled when the match begins.
bot-refusal-already_here = This match is already played here.
bot-refusal-no_threads_here = I cannot make a thread in a thread. Play without, or begin in the channel.
bot-refusal-cannot_make_threads = I cannot make a thread in this channel: I lack { $permissions }. Whoever manages it can allow me that; or play without.
bot-refusal-other_channels = Matches are not opened in this channel. Play in { $where }.
bot-refusal-nothing_to_move = There is no match in this server that you may move: the host can, and whoever manages both its channel and this one.
bot-refusal-cannot_see = { $names } { $count ->
    [one] does not see
   *[other] do not see
} this channel, so the match stays where it is. Choose a channel that everybody at the table can see.
bot-refusal-erased_lately = You were erased within the last hour. What has come together since can be erased { $until }.
bot-refusal-which_to_move = There are several matches. Choose the one you mean with the option *match*.

# The commands
command-conduct-limit = time-limit
command-conduct-after_time = after-time
command-conduct-posting = boards
command-conduct-thread = thread
command-conduct-hints = hints
command-conduct-pictures = pictures
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
command-table-value = value
command-table-value-about = What you choose
command-move-here = move-here
command-move-here-about = Let a match go on in this channel: its host, or whoever manages the channels
command-move-here-match = match
command-move-here-match-about = Which match, if there are several
posting-told = ⚙️ **{ $name }** runs this match otherwise now. { $option }: { $value }.{ $part ->
    [limit] { " " }Nobody who is thinking now loses time by it.
    [after_time] { " " }It counts from the next decision on.
   *[other] { "" }
 }
