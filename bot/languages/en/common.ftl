# Small words that every game and every panel shares.

# How things are listed: "a, b and c".
common-list-comma = ,{ " " }
common-list-and = { " " }and{ " " }
common-list-plus = { " " }+{ " " }

# Somebody whose name has nothing to show.
common-nameless = Player { $number }

# Who sat on a seat before somebody else took it over.
common-former = Former player { $number }

# A line of the log for somebody.
common-event-line = **{ $seat }** { $told }

# Things that happen to any game and make no line in the log.
common-event-only_choice = { "" }

# Said after a choice that was made by a standing answer.
common-event-by_order =
    .on = 📌 automatic answer

# What happens at the table itself.
common-event-took_over = 🤖 { $why_id ->
    [timeout] **{ $seat }**’s time is over: a computer player plays on for them until they return.
    [voted] **{ $seat }** is away, say the others: a computer player plays for them until they return.
    [left] **{ $seat }** has left the server: a computer player plays for them until they return.
   *[other] A computer player plays for **{ $seat }** until they return.
 }
common-event-came_back = 👋 **{ $seat }** is back and plays again.
common-event-nobody_left = 🏁 Nobody is left to play: the match ends here.

# Undo
common-quoted = “{ $text }”
common-event-undone = ↩️ **{ $seat }** took back { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }and what somebody else had chosen since
       *[other] { " " }and { $others } choices that others had made since
    }
   *[none] { $choices ->
        [0] what a computer player chose
        [one] a choice
       *[other] { $choices } choices
    }
 }{ $agreed ->
    [1] ; all agreed
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
common-event-known_again = 🎲 These rolls are known now, and come again unchanged: { $rolls }
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] would rather not change places.
   *[other] would rather play on: nothing is taken back.
 }
common-event-swapped = 🔄 **{ $seat }** and **{ $other }** have changed places.
common-event-replaced = 🪑 **{ $seat }** takes over this seat.
common-event-new_host = 🗝️ **{ $seat }** is the host now.
common-event-voted_absent = 🗳️ **{ $seat }** votes that **{ $other }** is away ({ $votes } of { $needed }: `/table absent`).
common-event-voted_end = 🗳️ **{ $seat }** votes to end the match here ({ $votes } of { $needed }: `/table end`).
common-event-rules_changed = ⚖️ This match was begun by version { $before } of the rules. Everything so far comes out the same by version { $now }, which it is played by from here on.
common-event-rules_ended = ⚖️ This match was begun by version { $before } of the rules. By version { $now }, which I play now, it would have come out otherwise, so it cannot go on and ends here. `/verify` hands it to you as a file.
common-event-ended_by_vote = 🏁 The match ends here by vote of { $others }.

# Why a choice is refused, in any game.
common-reason-match_is_over = This match is over.
common-reason-not_asked = You have nothing to decide now.
common-reason-unknown_option = This choice is not open to you now.
common-reason-refused = This choice is not open to you now.
