# Seats of a match that goes on: stand-ins, returns, replacements, undo, rematch.

bot-refusal-last_person = There is nobody else at this table, so no computer player can stand in. `/table end` gives the match up.
bot-refusal-played_for_you = A computer player plays for you. Press *I am back* on the board, or use `/table return`.
bot-refusal-nothing_to_undo = You have made no choice yet that could be taken back.
bot-refusal-already_proposed = The others have been asked already. As soon as all agree, it is done.
bot-refusal-declined_before = The others have been asked already, and somebody would rather not. Once somebody has played you may ask again.
bot-refusal-undo_by_command = Your last choice was before this turn. `/undo` asks the others whether you may take it back.
bot-refusal-proposal_over = This question is settled. The board shows where the match stands.
bot-refusal-not_asked_of_you = This question is put to the others. Whoever asked it can withdraw it with *Decline*.

# Consent
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
seats-consent-swap = **{ $name }** proposes that **{ $one }** and **{ $other }** change places.
seats-consent-agreed = ✅ { $name } agrees
seats-consent-yes = Agree
seats-consent-no = Decline
seats-agreed = You agree. Still missing: { $names }.

# Buttons and answers about seats
seats-press-undo = ↩ Undo
seats-press-return = I am back
seats-asked = Others have acted since, or dice were rolled, so everybody must agree. Still missing: { $names }.
seats-undone = Done. The board shows your choice again.
seats-welcome = Welcome back, { $name }. From now on you play yourself.
seats-gone = A computer player plays for you from now on. *I am back* on the board or `/table return` gives you your seat back.
seats-absent-now = { $name } is away: a computer player stands in until they return.
seats-absent-voted = Your vote counts: { $votes } of { $needed } say that { $name } is away. The others vote with `/table absent` too.
seats-offered = { $name } was asked and sits down with one click.
seats-offer = { $person }
    { $by } offers you the seat of **{ $name }** in this match.
seats-offer-take = Take this seat
seats-offer-taken = **{ $name }** has sat down here.
seats-swapped = Done: the places are changed.
seats-host = { $name } is the host now.
seats-suggested = { $number } · { $name }

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

# Commands
command-undo = undo
command-undo-about = Take your last choice back; beyond a roll or others' choices all must agree
command-undo-choices = choices
command-undo-choices-about = How many of your choices (one, if you say nothing)
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
command-table-seat = seat
command-table-other = other
command-table-person = person

# Meeting again
seats-press-rematch = Rematch
seats-rematch = 🔁 { $name } would like a rematch: { $people } · press **Join** in the lobby.
seats-rematch-joined = You are in. The lobby shows who comes along.

# Answers beforehand
seats-ahead = Answer in advance …

# The end before its time
seats-ended = { $game }: the match has ended before its time.

seats-final-undone = ↩️ { $count ->
    [one] One choice was
   *[other] { $count } choices were
 } taken back in this match.

# Giving up
seats-really-end = **Really give up?** { $game }, round { $round }: { $stands ->
    [alone] you have { $own } points.
    [ahead] you lead { $own }:{ $best }.
    [tied] it stands { $own }:{ $best }.
   *[behind] you trail { $own }:{ $best }.
 }
    -# For an hour you can take it back, with the button below the end or `/undo`.
seats-really-end-theirs = **End this for everybody?** { $game }: { $names }
    -# You manage this server, so you may. It is said in the channel, and cannot be taken back.
seats-press-end = Give up
seats-press-manager = End it
seats-press-play = Play on
seats-played-on = Nothing has changed: the match goes on.
seats-press-take-back = ↩ Take it back
seats-end-taken-back = Your match goes on.
common-event-end_taken_back = ↩️ **{ $seat }** takes back having given up: the match goes on.
common-event-ended_by_manager = 🏁 Somebody who manages this server has ended the match.
bot-refusal-ended_too_long_ago = That was more than an hour ago, so it stands. `/play` opens a new match.
bot-refusal-own_match = You play here yourself, so you have one vote like the others: `/table end`.
bot-games-let-go = Leave a match …
bot-games-choice = { $game }: { $names }
bot-games-choice-left = { $game }: in a server that you are not in any more
bot-games-left = You have left the lobby.
seats-rematch-begun = Your next match has begun.
seats-host-told = 🗝️ **{ $name }** is the host of this match now.
bot-refusal-too_many_calls = You have called others several times just now. Please wait a minute.
bot-refusal-not_a_person = Bots have no statistics. Name a person, or nobody to see your own.
