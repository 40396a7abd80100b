# Match options: their names, values and forms; the same in a lobby, at a table and for a server.

# The panel and its forms.

options-title = **Match options.** Changes apply at once, and everyone sees them in the lobby.
options-form-open = { $page ->
    [1] Change options…
   *[other] More options ({ $page }/{ $of })…
 }
options-form-title = { $of ->
    [1] Match options
   *[other] Match options ({ $page }/{ $of })
 }
options-boxes = On or off
options-chosen = { $option }: { $value }

options-more-open = Time bank, confirming…
options-more-title = Time bank, confirming before the start
options-pace = Pace…
options-pace-evening = In one evening
    .note = 15 minutes for each choice
options-pace-daily = A turn a day
    .note = 1 day for each choice
options-pace-slow = Slow
    .note = 12 hours a choice; bank: 3 days, +6 hours a turn, paused in quiet hours
    .brief = Slow: 12 hours, time bank 3 days
options-pace-leisurely = Leisurely
    .note = Time bank: 7 days, 1 day back each turn, pauses in quiet hours
    .brief = Leisurely: time bank 7 days
options-pace-limit = { $limit } for each choice
options-pace-none = No clock
    .note = Everyone takes the time they need

# The options and their values.

options-limit = Time limit for each choice
    .note = With no limit, a match is paused after two weeks without a move.
options-limit-none = no limit
options-limit-m5 = 5 minutes
options-limit-m15 = 15 minutes
options-limit-m60 = 1 hour
options-limit-h12 = 12 hours
options-limit-h24 = 1 day
options-limit-h48 = 2 days
options-limit-h72 = 3 days
options-limit-h168 = 7 days
options-after_time = When time runs out
    .note = Only with a time limit. Who comes back takes their seat back.
options-after_time-ask = the others decide
options-after_time-computer = a computer player takes over
options-posting = Boards
    .note = Updates notify no one on Discord, so I mention whoever’s turn it is in a message of its own.
options-posting-repost = a new message each turn
options-posting-replace = only the newest message stays
options-posting-edit = one message, updated
options-bank = Time bank
    .note = Time for the whole match, used once the limit for a choice has run out (at once if there is none).
options-bank-none = none
options-bank-h24 = 1 day
options-bank-h48 = 2 days
options-bank-h72 = 3 days
options-bank-h168 = 7 days
options-bank-h336 = 14 days
options-increment = Back in the bank after each turn
    .note = A bank never holds more than at the start.
options-increment-none = nothing
options-increment-m60 = 1 hour
options-increment-h6 = 6 hours
options-increment-h12 = 12 hours
options-increment-h24 = 1 day
options-pauses = Time bank during quiet hours
options-pauses-no = runs on
options-pauses-yes = pauses
options-thread = Thread for the match
options-thread-no = no
options-thread-yes = yes
options-hints = Show hints in the log
options-hints-no = no
options-hints-yes = yes
options-pictures = Pictures
options-pictures-full = full
options-pictures-compact = compact, for small screens
options-rolls = Show each roll as it falls
options-rolls-no = no
options-rolls-yes = yes
options-stand_in = Stand-in player
options-stand_in-random = random
options-stand_in-novice = easy
options-stand_in-greedy = medium
options-stand_in-skilled = hard
options-stand_in-master = expert

options-muster = Confirm before the start
    .note = Strangers have never finished a match with the host. Who has just joined needn’t confirm.
options-muster-strangers = strangers
options-muster-all = everyone
options-muster-none = no one

# Options of commands: small letters, at most 32 characters.

command-option-limit = time-limit
command-option-after_time = after-time
command-option-posting = boards
command-option-thread = thread
command-option-hints = hints
command-option-pictures = pictures
command-option-rolls = rolls
command-option-muster = confirm
command-option-stand_in = stand-in

# How long a match takes.

options-span-limit = Each choice may take up to { $limit }.
options-span-bank = { $limit ->
    [none] { "" }
   *[other] Each choice may take up to { $limit }.{ " " }
 }Everyone has { $bank } in their time bank{ $increment ->
    [none] .
   *[other] , and gets { $increment } back after each turn.
 }
options-span-none = { $duration ->
    [none] There’s no time limit.
   *[other] It takes { $duration } if everyone plays along; there’s no time limit.
 }
