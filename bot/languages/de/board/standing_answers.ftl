# Automatic answers, and answers in advance.

bot-board-standing = Dauerantworten
bot-always = Immer so antworten …
bot-always-kept = 📌 Gemerkt: { $answers }. Aufheben kannst du das unter *{ bot-board-standing }*.
bot-standing-none = Du hast in dieser Partie keine Dauerantworten. Wo eine möglich ist, bietet *Meine Wahl* sie an, zum Beispiel „Immer: Gold nehmen“.
bot-standing-title = **Deine Dauerantworten in dieser Partie**
bot-standing-cancel = Dauerantwort aufheben …
seats-ahead = Im Voraus antworten …
bot-refusal-nothing_standing = Diese Dauerantwort gibt es nicht (mehr).

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 Dauerantwort
