# Asking someone who is waited for whether they are still interested.

nudge-press = Nudge
nudge-done = 👋 I’m asking { $names }: still interested?
nudge-asks = 👋 { $person ->
    [none] { "" }
   *[other] { $person }{ " " }
 }**Still interested?** It’s been your turn in { $game }{ $channel ->
    [none] { "" }
   *[other] { " " }({ $channel })
 } for a while, and the others would love to play on.
nudge-press-here = I’m here
nudge-press-time = I need time
nudge-press-leave = Give up my seat
nudge-answered-here = Great! The others can see that you’re still in.
nudge-answered-time = No rush. The others can see that you need more time.
nudge-answered-leave = A computer player takes your seat for now. If you change your mind, the board has a button to return.

# In the log.

common-event-nudged = 👋 **{ $seat }** asked **{ $other }**: still interested?
common-event-still_here = 👋 **{ $seat }** is still in.
common-event-needs_time = ⏳ **{ $seat }** needs a little more time.

# Refusals.

refusal-nudged_too_soon = Give them a little longer: you can nudge { $until }.
refusal-nudged_lately = They were nudged within the last day. You can do it again { $until }.
refusal-nudge_unwelcome = I can’t nudge them right now: they have quiet hours or a vacation, or want no reminders.
