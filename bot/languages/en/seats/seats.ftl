# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = I’m back
seats-welcome = Welcome back, { $name }! You’re playing again.
seats-on-vacation = You’re playing your seat yourself, and you’re on vacation: your next move ends it, or *{ preferences-press-back }* in `/preferences`.
seats-gone = A computer player is playing for you now. To take your seat back, press *I’m back* on the board or use `/table return`. In a rated match this can lower your rating, but not raise it.
seats-absent-now = { $name } is away. A computer player stands in until they’re back.
seats-absent-voted = Your vote counts: { $votes } of { $needed } say { $name } is away. The others vote with `/table absent` too.

# Replacement.

seats-offered = I’ve asked { $name }. One click, and they’re in.
seats-offer = { $person }
    { $by } offers you **{ $name }**’s seat in this match: { $game }, round { $round }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far, time limit for each choice: { $limit }.
seats-offer-take = Take this seat
seats-offer-taken = **{ $name }** has taken the seat.

# Swap and host.

seats-swapped = Done: the seats are swapped.
seats-host = { $name } is the host now.
seats-host-news = 🗝️ **{ $name }** is now the host of this match.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] **{ $seat }** ran out of time. A computer player plays for them until they’re back.
    [voted] The others voted **{ $seat }** away. A computer player plays for them until they’re back.
    [unreachable] I can’t reach **{ $seat }** by direct message. A computer player plays for them until they’re back.
    [left] **{ $seat }** has left the server. A computer player plays for them until they’re back.
   *[other] A computer player plays for **{ $seat }** until they’re back.
 }
common-event-unreachable = 📪 I can’t reach **{ $seat }** by direct message, so this match is off. Everyone else is back in the queue.
common-event-came_back = 👋 **{ $seat }** is back and playing again.
common-event-left_for_good = 🚪 **{ $seat }** has left for good. A computer player plays on.
common-event-swapped = 🔄 **{ $seat }** and **{ $other }** have swapped seats.
common-event-replaced = 🪑 **{ $seat }** takes over this seat.
common-event-new_host = 🗝️ **{ $seat }** is the host now.
common-event-voted_absent = 🗳️ **{ $seat }** says **{ $other }** is away ({ $votes } of { $needed }; vote with `/table absent`).

# Refusals.

refusal-last_person = You’re the only person at this table, so a computer player can’t take over. `/table end` gives the match up.
refusal-played_for_you = A computer player is playing for you. Press *I’m back* on the board, or use `/table return`.
refusal-not_present = No one is playing this seat in person right now. Pick a seat that has a player.
refusal-not_about_oneself = You can’t vote yourself away. If you need a break, `/table away` lets a computer player stand in for you.
refusal-not_awaited = It isn’t { $names }’s turn, so there’s nothing to wait for.
refusal-not_absent_yet = { $names } may still be thinking. You can vote { $until }.
refusal-vote_stands = Your vote already counts. The others vote with `/table absent`.
refusal-no_such_seat = There’s no such seat at this table. Please pick one from the list.
refusal-already_seated = They’re already playing in this match.
refusal-seat_is_played = Someone is playing this seat. They can pass it on with `/table replace`; if they’re away, `/table absent` starts a vote.
refusal-seat_is_kept = I’m keeping this seat for { $names } for now. You can offer it to someone else { $until }.
refusal-seat_is_away = { $names } is away and can’t agree. `/table replace` offers the seat to someone else.
refusal-not_host_here = Only the host of this match, { $host }, can do that. Ask them to, or ask them for the host’s role (`/table host`).
refusal-no_offer = This seat isn’t on offer to you (any more). Ask the host if you’d like to join.
refusal-no_such_person = Only people on this server can take a seat here.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = away
command-table-away-about = A computer player plays for you until you’re back
command-table-return = return
command-table-return-about = Take your seat back from the computer player
command-table-absent = absent
command-table-absent-about = Vote that someone is away: a computer player stands in for them
command-table-absent-seat-about = Who is away
command-table-replace = replace
command-table-replace-about = Offer a seat to someone else: your own, or, as host, one without a person
command-table-replace-seat-about = Which seat
command-table-replace-person-about = Who gets the offer
command-table-swap = swap
command-table-swap-about = Suggest that two players swap seats; everyone must agree
command-table-swap-seat-about = One of them
command-table-swap-other-about = The other
command-table-host = host
command-table-host-about = Hand over as host
command-table-host-seat-about = The new host
