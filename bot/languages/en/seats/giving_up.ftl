# Giving a match up, and ending it by vote.

giving-up-match-ended = { $game }: the players gave up this match.
giving-up-counted = You gave up this match.
giving-up-ended = { $game }: this match was ended early.
giving-up-really-end = **Really give up?** { $game }, round { $round }: { $stands ->
    [alone] you have { $own } points.
    [ahead] you’re ahead, { $own } to { $best }.
    [tied] it’s a tie, { $own } to { $best }.
   *[behind] you’re behind, { $own } to { $best }.
 }
    -# You can change your mind for an hour: use the button below the last board, or `/undo`.
giving-up-really-end-theirs = **End this match for everyone?** { $game }: { $names }
    -# As a server manager you can. The channel will see it, and it can’t be undone.
giving-up-press-end = Give up
giving-up-press-manager = End the match
giving-up-press-play = Keep playing
giving-up-press-take-back = ↩ Continue after all
giving-up-played-on = Nothing has changed; the match continues.
giving-up-end-taken-back = Your match continues.

# In the log.

common-event-nobody_left = 🏁 No one is left to play, so the match ends here.
common-event-voted_end = 🗳️ **{ $seat }** votes to end the match ({ $votes } of { $needed }; vote with `/table end`).
common-event-ended_by_vote = 🏁 { $others_count ->
    [one] { $others } gave up, so the match ends here.
   *[other] { $others } gave up together, so the match ends here.
 }
common-event-end_taken_back = ↩️ **{ $seat }** changed their mind: the match continues.
common-event-ended_by_manager = 🏁 A server manager has ended this match.

# Refusals.

giving-up-end-voted = Your vote to end the match counts: { $votes } of { $needed }. The others vote with `/table end` too. If you make a move, your vote is withdrawn.
refusal-ended_too_long_ago = You gave up more than an hour ago, so I can’t bring that match back. `/play` starts a new one.
refusal-own_match = You’re playing in this match, so you get one vote like everyone else: use `/table end`.

command-table-end = end
command-table-end-about = Vote to end the match; the host alone can after a day of silence
