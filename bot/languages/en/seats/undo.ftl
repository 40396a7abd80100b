# Undo.

undo-press = ↩ Undo
undo-press-ask = ↩ Ask to undo
undo-press-turn = ↩ Begin my turn again
undo-done = Undone. The board shows your choice again.

# In the log.

common-event-undone = ↩️ **{ $seat }** undid { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }and a later choice by someone else
       *[other] { " " }and { $others } later choices by others
    }
   *[none] { $choices ->
        [0] a computer player’s choice
        [one] a choice
       *[other] { $choices } choices
    }
 }{ $agreed ->
    [1] ; everyone agreed
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
    .brief = ↩️ **{ $seat }** undid { $choices ->
        [0] a computer player’s choice
        [one] a choice
       *[other] { $choices } choices
    }{ $agreed ->
        [1] ; everyone agreed
       *[other] { "" }
    }.
common-event-known_again = 🎲 These rolls are already known and will come up the same: { $rolls }
    .brief = 🎲 Rolls that are already known will come up the same.
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] would rather keep the seats as they are.
    [bank] would rather keep the time bank as it is.
    [unrated] would rather keep the match rated.
   *[other] would rather play on, so nothing is undone.
 }

# Refusals.

refusal-nothing_to_undo = There’s nothing to undo: you haven’t made a choice yet.
refusal-already_proposed = The others have already been asked. It happens as soon as everyone agrees.
refusal-declined_before = The others were asked, and one of them said no. You can ask again after the next move.
refusal-undo_by_command = Your last choice was in an earlier turn. `/undo` asks the others if you can undo it.
refusal-turn_stands = Your turn can’t begin again without asking the others: since your last choice dice were rolled, a card was revealed or another player has chosen. `/undo` asks them.
refusal-too_many_undos = You’ve undone { $limit } choices within an hour, which is my limit. You can undo again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }; you can play on right away.
refusal-proposal_over = This has been settled. The board shows where the match stands.
refusal-not_asked_of_you = This question is for the others. If you asked it, *Decline* withdraws it.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = undo
command-undo-about = Undo your last choice; after a roll, or once others have played, everyone must agree
command-undo-choices = choices
command-undo-choices-about = How many of your choices (one if left out)
