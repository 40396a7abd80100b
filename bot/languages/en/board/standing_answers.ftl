# Automatic answers, and answers in advance.

bot-board-standing = Automatic answers
bot-always = Answer automatically …
bot-always-kept = 📌 { $answers }. You take this back under *{ bot-board-standing }*.
bot-standing-none = You have no automatic answers in this match. Where one is possible, *My choice* offers it.
bot-standing-title = **Your automatic answers in this match**
bot-standing-cancel = Stop answering automatically …
seats-ahead = Answer in advance …
bot-refusal-nothing_standing = You have no such automatic answer (any more).

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 automatic answer
