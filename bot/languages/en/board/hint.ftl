# A hint: what a computer player would choose, and why.

hint-choice = 💡 I’d play: **{ $choice }**
hint-tried = { $other } looks better at first, but { $choice } did better when I played both on.
hint-other = { $other } brings { $gains }.
hint-sure = I’m { $sure ->
    [very] very
   *[fairly] fairly
 } sure that it beats { $other }.
hint-sure-named = I’m { $sure ->
    [very] very
   *[fairly] fairly
 } sure that my choice beats it.
hint-lead = Played on to the end, it comes out { $points } points against { $other }, on average{ $has_win ->
    [no] { "" }
   *[yes] , with { $win }% chance of winning
 }.
hint-even = { $named ->
    [yes] It is about equally good.
   *[no] { $other } is about equally good.
 }
hint-behind = { $named ->
    [yes] It did better when I played both on once more, so it’s worth a look too.
   *[no] { $other } did better when I played both on once more, so it’s worth a look too.
 }
hint-lead-even = Played on to the end, the two come out too close to tell apart: on average { $points } points against { $other }{ $has_win ->
    [no] { "" }
   *[yes] , with { $win }% chance of winning
 }.
hint-method = I replayed both many times with the same dice, without looking at hidden cards.
hint-play = Play it
hint-why = Why?

# In a rated match everybody must agree to hints first.

hint-unrated = ⭐ This match is rated, so hints are off. You can ask the others to make it **unrated for all of you**; then hints are on. It only happens if everyone agrees.
hint-unrated-press = Ask to play unrated
hint-asked = I’ve asked the others. Waiting for { $names }. Until everyone agrees, the match stays rated and hints stay off.
common-event-made_unrated = 💡 **{ $seat }** asked for hints and everyone agreed: this match is now unrated, and hints are on.
refusal-nobody_to_agree = This match is rated, so hints need everyone’s agreement, and there’s no one else here to ask. Once it’s over, `/analysis` shows your best choices.

hint-noted = This table logs hints, so the others can see that you asked.
refusal-no_hint = I couldn’t work out a hint: what I’d play isn’t among your choices any more. `/hint` tries again.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 asked for a hint
    .brief = { common-event-hinted.on }

command-hint = hint
command-hint-about = What a strong computer player would do in your place, and why; only you see it
