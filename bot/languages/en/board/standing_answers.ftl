# Automatic answers, and answers in advance.

standing-answers-always = Answer automatically…
standing-answers-kept = 📌 { $answers }. To undo this, open *{ board-standing }*.
standing-answers-none = You have no automatic answers in this match. Where one is possible, I offer it under *My choice*, for example “Always: take gold”.
standing-answers-title = **Your automatic answers in this match**
standing-answers-cancel = Stop an automatic answer…
standing-answers-ahead = Answer in advance…
refusal-nothing_standing = You have no such automatic answer (any more). The list under *Automatic answers* is up to date.

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 automatic answer
