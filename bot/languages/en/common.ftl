# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-semicolon = ;{ " " }
common-list-and = { " " }and{ " " }
common-list-plus = { " " }+{ " " }

# A name and what is said about it; what stands between a name and a question; a share.

common-labelled = { $name }: { $text }
common-colon = :
common-percent = { $number }%

# A player without a name, and a player who left the seat.

common-nameless = Player { $number }
common-former = Former player { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = “{ $text }”
common-page = Page { $page } of { $pages }
common-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $text }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = This match is over.
common-reason-not_asked = It isn’t your turn to choose.
common-reason-unknown_option = You can’t choose that now.
common-reason-refused = You can’t choose that now.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ This match started under rules version { $before }. Nothing that has happened changes; from here on it uses version { $now }.
common-event-rules_ended = ⚖️ This match started under rules version { $before }. Under version { $now }, the one I play now, it would have turned out differently, so I have to end it here. Sorry! `/verify` gives you the match as a file.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 The bot’s operator has paused this match. No one can choose, and no time limit is running.
common-event-unfrozen = ☀️ The bot’s operator has resumed this match. Everyone who needs to choose gets the full time again.
common-event-ended_by_operator = 🏁 The bot’s operator has ended this match.
common-event-restored = 🗄️ I had to restore my data from a backup. The match is back { $choices ->
    [0] at its start
   *[other] at choice { $choices }
 }. Sorry, anything after that is lost, and boards from then no longer work.
refusal-frozen = The bot’s operator has paused this match. Nothing is lost; just wait until it resumes.

# Parts of commands that several features have.

command-table = table
command-table-about = This channel’s match as a whole
command-table-value = value
command-table-value-about = The new value
command-table-seat = seat
command-table-other = other
command-table-person = person
