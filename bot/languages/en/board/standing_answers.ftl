# Automatic answers, and answers in advance.

bot-board-standing = Automatic answers
bot-always = Answer automatically…
bot-always-kept = 📌 { $answers }. To undo this, open *{ bot-board-standing }*.
bot-standing-none = You have no automatic answers in this match. Where one is possible, I offer it under *My choice*, for example “Always: take gold”.
bot-standing-title = **Your automatic answers in this match**
bot-standing-cancel = Stop an automatic answer…
seats-ahead = Answer in advance…
bot-refusal-nothing_standing = You have no such automatic answer (any more). The list under *Automatic answers* is up to date.

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 automatic answer
