# A hint: what a computer player would choose, and why.

records-hint = 💡 A computer player would choose: **{ $choice }**
records-hint-noted = This table logs hints, so the others will see that you asked.
bot-refusal-no_hint = No hint available here.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 asked for a hint

command-hint = hint
command-hint-about = What a computer player would choose in your place, and why; only you see it
