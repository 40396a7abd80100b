# Undo, and whatever else all players must agree to.

seats-press-undo = ↩ Undo
seats-press-undo-ask = ↩ Ask to undo
seats-undone = Undone. The board shows your choice again.

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
    [unrated] would rather keep the match rated.
   *[other] would rather play on, so nothing is undone.
 }

# Consent.

seats-consent-undo = **{ $name }** wants to undo { $taken }{ $others ->
    [0] .
    [one] , which also undoes one later choice by someone else.
   *[other] , which also undoes { $others } later choices by others.
 } Does everyone agree?
seats-consent-more = { $count ->
    [one] one more choice
   *[other] { $count } more choices
 }
seats-consent-since = Since then:
seats-consent-lapses = { $rolled ->
    [true] Dice and cards will come up the same again, so what you saw stays known.{ " " }
   *[false] { "" }
 }If anyone plays on, the request is withdrawn.
seats-consent-agreed = ✅ { $name } agrees
seats-consent-yes = Agree
seats-consent-no = Decline
seats-consent-withdraw = Withdraw my request
seats-withdrawn = Withdrawn. Nothing is undone.
seats-agreed = You agree. Waiting for { $names }.
seats-asked = I’ve asked the others: { $why ->
    [rolled] dice have been rolled since, and what you saw stays known.
    [revealed] a card has been turned up since, and what you saw stays known.
   *[chosen] someone else has played since.
 } Waiting for { $names }.

# Refusals.

bot-refusal-nothing_to_undo = There’s nothing to undo: you haven’t made a choice yet.
bot-refusal-already_proposed = The others have already been asked. It happens as soon as everyone agrees.
bot-refusal-declined_before = The others were asked, and one of them said no. You can ask again after the next move.
bot-refusal-undo_by_command = Your last choice was in an earlier turn. `/undo` asks the others if you can undo it.
bot-refusal-too_many_undos = You’ve undone { $limit } choices within an hour, which is my limit. You can undo again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }; you can play on right away.
bot-refusal-proposal_over = This has been settled. The board shows where the match stands.
bot-refusal-not_asked_of_you = This question is for the others. If you asked it, *Decline* withdraws it.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = undo
command-undo-about = Undo your last choice; after a roll, or once others have played, everyone must agree
command-undo-choices = choices
command-undo-choices-about = How many of your choices (one if left out)
