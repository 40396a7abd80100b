# Undo, and whatever else all players must agree to.

seats-press-undo = ↩ Undo
seats-undone = Done. The board shows your choice again.

# In the log.

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
    [unrated] would rather keep the match rated.
   *[other] would rather play on: nothing is taken back.
 }

# Consent.

seats-consent-undo = **{ $name }** wants to take back { $taken }{ $others ->
    [0] .
    [one] , and with it what somebody else has chosen since.
   *[other] , and with it { $others } choices that others have made since.
 } Everybody must agree.
seats-consent-more = { $count ->
    [one] one more choice
   *[other] { $count } more choices
 }
seats-consent-since = What has happened since:
seats-consent-lapses = { $rolled ->
    [true] Dice and cards come again unchanged, so what they showed stays known.{ " " }
   *[false] { "" }
 }If somebody plays on, the request lapses.
seats-consent-agreed = ✅ { $name } agrees
seats-consent-yes = Agree
seats-consent-no = Decline
seats-agreed = You agree. Still missing: { $names }.
seats-asked = Others have acted since, or dice were rolled, so everybody must agree. Still missing: { $names }.

# Refusals.

bot-refusal-nothing_to_undo = You have made no choice yet that could be taken back.
bot-refusal-already_proposed = The others have been asked already. As soon as all agree, it is done.
bot-refusal-declined_before = The others have been asked already, and somebody would rather not. Once somebody has played you may ask again.
bot-refusal-undo_by_command = Your last choice was before this turn. `/undo` asks the others whether you may take it back.
bot-refusal-proposal_over = This question is settled. The board shows where the match stands.
bot-refusal-not_asked_of_you = This question is put to the others. Whoever asked it can withdraw it with *Decline*.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = undo
command-undo-about = Take your last choice back; beyond a roll or others' choices all must agree
command-undo-choices = choices
command-undo-choices-about = How many of your choices (one, if you say nothing)
