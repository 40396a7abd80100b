# Automatic answers, and answers in advance.

standing-answers-always = Immer so antworten …
standing-answers-kept = 📌 Gemerkt: { $answers }. Aufheben kannst du das unter *{ board-standing }*.
standing-answers-none = Du hast in dieser Partie keine Dauerantworten. Wo eine möglich ist, bietet *Meine Wahl* sie an, zum Beispiel „Immer: Gold nehmen“.
standing-answers-title = **Deine Dauerantworten in dieser Partie**
standing-answers-cancel = Dauerantwort aufheben …
standing-answers-ahead = Im Voraus antworten …
refusal-nothing_standing = Diese Dauerantwort gibt es nicht (mehr).

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 Dauerantwort
