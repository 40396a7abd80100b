# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = I am back
seats-welcome = Welcome back, { $name }. From now on you play yourself.
seats-gone = A computer player plays for you from now on. *I am back* on the board or `/table return` gives you your seat back.
seats-absent-now = { $name } is away: a computer player stands in until they return.
seats-absent-voted = Your vote counts: { $votes } of { $needed } say that { $name } is away. The others vote with `/table absent` too.

# Replacement.

seats-offered = { $name } was asked and sits down with one click.
seats-offer = { $person }
    { $by } offers you the seat of **{ $name }** in this match.
seats-offer-take = Take this seat
seats-offer-taken = **{ $name }** has sat down here.

# Swap and host.

seats-consent-swap = **{ $name }** proposes that **{ $one }** and **{ $other }** change places.
seats-swapped = Done: the places are changed.
seats-host = { $name } is the host now.
seats-host-told = 🗝️ **{ $name }** is the host of this match now.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] **{ $seat }**’s time is over: a computer player plays on for them until they return.
    [voted] **{ $seat }** is away, say the others: a computer player plays for them until they return.
    [unreachable] My direct messages to **{ $seat }** do not get through: a computer player plays for them until they return.
    [left] **{ $seat }** has left the server: a computer player plays for them until they return.
   *[other] A computer player plays for **{ $seat }** until they return.
 }
common-event-unreachable = 📪 My direct messages to **{ $seat }** do not get through, so the match is called off. Everybody else waits in the queue again.
common-event-came_back = 👋 **{ $seat }** is back and plays again.
common-event-swapped = 🔄 **{ $seat }** and **{ $other }** have changed places.
common-event-replaced = 🪑 **{ $seat }** takes over this seat.
common-event-new_host = 🗝️ **{ $seat }** is the host now.
common-event-voted_absent = 🗳️ **{ $seat }** votes that **{ $other }** is away ({ $votes } of { $needed }: `/table absent`).

# Refusals.

bot-refusal-last_person = There is nobody else at this table, so no computer player can stand in. `/table end` gives the match up.
bot-refusal-played_for_you = A computer player plays for you. Press *I am back* on the board, or use `/table return`.
bot-refusal-not_present = Nobody plays this seat at the moment.
bot-refusal-not_about_oneself = You are here. `/table away` lets a computer player stand in for you.
bot-refusal-not_awaited = It isn’t the turn of { $names }, so there is nothing to wait for.
bot-refusal-not_absent_yet = { $names } may still be thinking. You can vote { $until }.
bot-refusal-vote_stands = Your vote counts already. The others vote with `/table absent`.
bot-refusal-no_such_seat = There is no such seat at this table. Pick one from the list, please.
bot-refusal-already_seated = They play in this match already.
bot-refusal-seat_is_played = Somebody plays this seat. They can hand it over themselves with `/table replace`; `/table absent` starts a vote.
bot-refusal-seat_is_kept = { $names } keeps this seat for a while. You can give it to somebody else { $until }.
bot-refusal-seat_is_away = { $names } is away and cannot agree. `/table replace` gives the seat to somebody else.
bot-refusal-not_host_here = Only { $host }, the host of this match, can do this.
bot-refusal-no_offer = This seat was not offered to you, or no longer is.
bot-refusal-no_such_person = Only people of this server can sit down here.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = away
command-table-away-about = A computer player plays for you until you return
command-table-return = return
command-table-return-about = Take your seat back from the computer player
command-table-absent = absent
command-table-absent-about = Vote that somebody is away: a computer player stands in for them
command-table-absent-seat-about = Who is away
command-table-replace = replace
command-table-replace-about = Offer a seat to somebody else: your own, or as host one that nobody plays
command-table-replace-seat-about = Which seat
command-table-replace-person-about = Who may take it
command-table-swap = swap
command-table-swap-about = Propose that two players change places; all must agree
command-table-swap-seat-about = One of them
command-table-swap-other-about = The other
command-table-host = host
command-table-host-about = Hand the match over to another host
command-table-host-seat-about = Who shall be host
