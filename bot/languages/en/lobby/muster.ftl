# Before a match among strangers begins: everyone confirms that they are there.

muster-found = The queue has found you: please confirm, and the match begins.
muster-asks = ⏳ **Ready to play?** The match begins once everyone has confirmed; time runs out { $until }.
muster-ready = ✅ Ready: { $names }
muster-missing = Not confirmed yet: { $names }
muster-gone = ⌛ { $count ->
    [one] One player hasn’t
   *[other] { $count } players haven’t
 } confirmed in time, so { $count ->
    [one] that seat is
   *[other] those seats are
 } free again. { $host }, press **Start** to play with those who are here, or wait for others.
muster-calls = ⏳ **{ $game } is about to begin. Are you ready?** It begins once everyone has confirmed; time runs out { $until }, and then your seat is free for someone else.
muster-mention = ⏳ { $person } Are you ready to play? Please confirm [in the lobby]({ $link }); time runs out { $until }.
muster-link = To the lobby
muster-press-ready = I’m ready
muster-press-cannot = I can’t
muster-answered-ready = ✅ Great, you’re in. The match begins as soon as the others have confirmed.
muster-answered-begun = ✅ Great, that’s everyone: the match has begun.
muster-answered-cannot = Thanks for saying so. Your seat is free for someone else.
muster-answered-off = Thanks for saying so. This match is off, and you’re out of the queue.

# In the message that a match of the queue is off.

common-event-cannot_play = **{ $seat }** can’t play, so this match is off. Everyone else is back in the queue, right at the front.
common-event-not_confirmed = ⌛ **{ $seat }** didn’t confirm in time, so this match is off. Everyone who did is back in the queue, right at the front.
common-event-place_lost = ⌛ I was removed from the server where you were to play, so this match is off. All of you are back in the queue, right at the front.

# Refusals.

refusal-being_mustered = The players are confirming right now; the time for it ends { $until }. The match begins once everyone has; **Stop waiting** takes you back to the lobby.
refusal-not_mustered = No one has to confirm right now. If the match is to begin, its host presses **Start**.
