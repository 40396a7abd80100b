# Small words that every game and every panel shares.

# How things are listed: "a, b and c".
common-list-comma = ,{ " " }
common-list-and = { " " }and{ " " }

# Somebody whose name has nothing to show.
common-nameless = Player { $number }

# Things that happen to any game and make no line in the log.
common-event-only_choice = { "" }
