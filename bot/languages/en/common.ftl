# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-and = { " " }and{ " " }
common-list-plus = { " " }+{ " " }

# A player without a name, and a player who left the seat.

common-nameless = Player { $number }
common-former = Former player { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = “{ $text }”
bot-page = Page { $page } of { $pages }
records-page = Page { $page } of { $pages }
seats-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $told }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = This match is over.
common-reason-not_asked = You have nothing to decide now.
common-reason-unknown_option = This choice is not open to you now.
common-reason-refused = This choice is not open to you now.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ This match was begun by version { $before } of the rules. Everything so far comes out the same by version { $now }, which it is played by from here on.
common-event-rules_ended = ⚖️ This match was begun by version { $before } of the rules. By version { $now }, which I play now, it would have come out otherwise, so it cannot go on and ends here. `/verify` hands it to you as a file.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 The operator of this bot keeps this match as it is for a while. Nobody can choose, and no time runs.
common-event-unfrozen = ☀️ The operator of this bot lets the match go on. Everybody who is asked has the whole time again.
common-event-ended_by_operator = 🏁 The operator of this bot has ended the match.
common-event-restored = 🗄️ This bot's data had to be restored from a backup. The match stands { $choices ->
    [0] at its beginning again
   *[other] after choice { $choices } again
 }; what was chosen since then is lost, and boards from then no longer count.
bot-refusal-frozen = The operator of this bot keeps this match as it is for a while. Nothing is lost.

# Parts of commands that several features have.

command-table = table
command-table-about = This channel's match as a whole
command-table-value = value
command-table-value-about = What you choose
command-table-seat = seat
command-table-other = other
command-table-person = person
