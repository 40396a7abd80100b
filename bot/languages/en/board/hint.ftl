# A hint: what a computer player would choose, and why.

records-hint = 💡 A computer player would choose: **{ $choice }**
records-hint-tried = I tried this out against { $other }, the obvious choice: it does better.
records-hint-lead = Compared with the next best, { $other }: { $points } points on average and { $win } % chance of winning, sure to { $sure } %.
records-hint-even = { $other } is about as good: trying both out showed no sure difference.

# In a rated match everybody must agree to hints first.

records-hint-unrated = ⭐ This match is rated, so hints are off. If everybody agrees, the match becomes **unrated for all of you**, whatever happens in it, and hints are on. Nothing changes unless you press the button and all the others agree.
records-hint-unrated-press = Ask the others to play unrated
records-hint-asked = I have asked the others. Still missing: { $names }. Until all agree, the match stays rated and hints stay off.
seats-consent-unrated = **{ $name }** would like to ask for hints. Then this match becomes **unrated**: it changes nobody’s rating, whoever wins. Everybody must agree.
common-event-made_unrated = 💡 **{ $seat }** asked for it and all agreed: this match is unrated from here on, and hints are on.
bot-refusal-nobody_to_agree = This match is rated, so everybody must agree to hints, and nobody else is there to do so.

records-hint-noted = This table logs hints, so the others will see that you asked.
bot-refusal-no_hint = No hint available here.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 asked for a hint

command-hint = hint
command-hint-about = What a computer player would choose in your place, and why; only you see it
