# Giving a match up, and ending it by vote.

bot-match-ended = { $game }: the players gave the match up.
bot-match-end-counted = The match is given up.
seats-ended = { $game }: the match has ended before its time.
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
seats-press-take-back = ↩ Take it back
seats-played-on = Nothing has changed: the match goes on.
seats-end-taken-back = Your match goes on.

# In the log.

common-event-nobody_left = 🏁 Nobody is left to play: the match ends here.
common-event-voted_end = 🗳️ **{ $seat }** votes to end the match here ({ $votes } of { $needed }: `/table end`).
common-event-ended_by_vote = 🏁 The match ends here by vote of { $others }.
common-event-end_taken_back = ↩️ **{ $seat }** takes back having given up: the match goes on.
common-event-ended_by_manager = 🏁 Somebody who manages this server has ended the match.

# Refusals.

bot-refusal-vote_counted = Your vote to end the match counts: { $votes } of { $needed }. Tell the others: they vote with `/table end` too. Making a move withdraws your vote.
bot-refusal-ended_too_long_ago = That was more than an hour ago, so it stands. `/play` opens a new match.
bot-refusal-own_match = You play here yourself, so you have one vote like the others: `/table end`.

command-table-end = end
command-table-end-about = Vote to give the match up; the host alone may after a day of silence
