# Whatever all players must agree to.

# The request, and the answers to it.

consent-undo = **{ $name }** wants to undo { $taken }{ $others ->
    [0] .
    [one] , which also undoes one later choice by someone else.
   *[other] , which also undoes { $others } later choices by others.
 } Does everyone agree?
consent-more = { $count ->
    [one] one more choice
   *[other] { $count } more choices
 }
consent-since = Since then:
consent-lapses = { $rolled ->
    [true] Dice and cards will come up the same again, so what you saw stays known.{ " " }
   *[false] { "" }
 }If anyone plays on, the request is withdrawn.
consent-agreed = ✅ { $name } agrees
consent-yes = Agree
consent-no = Decline
consent-withdraw = Withdraw my request
consent-withdrawn = Withdrawn. Nothing is undone.
consent-waiting = You agree. Waiting for { $names }.
consent-asked = I’ve asked the others: { $why ->
    [rolled] dice have been rolled since, and what you saw stays known.
    [revealed] a card has been turned up since, and what you saw stays known.
   *[chosen] someone else has played since.
 } Waiting for { $names }.

# What else is asked.

consent-unrated = **{ $name }** would like to use hints. That makes this match **unrated**: no one’s rating changes, whoever wins. Does everyone agree?

consent-swap = **{ $name }** suggests that **{ $one }** and **{ $other }** swap seats. Does everyone agree?

consent-bank = **{ $name }** suggests another time bank: { $has_bank ->
    [no] none at all.
   *[yes] **{ $bank }** for everyone, back after each turn: { $increment }; during quiet hours: { $pauses }. What you have used stays used.
 } Does everyone agree?
