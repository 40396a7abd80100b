# Automatic answers, and answers in advance.

standing-answers-always = Odpowiadaj automatycznie…
standing-answers-kept = 📌 { $answers }. Aby to zmienić, otwórz *{ board-standing }*.
standing-answers-none = W tej partii nie masz stałych odpowiedzi. Gdzie taka jest możliwa, proponuję ją pod *Mój wybór*, na przykład „Zawsze: weź złoto”.
standing-answers-title = **Twoje stałe odpowiedzi w tej partii**
standing-answers-cancel = Wyłącz stałą odpowiedź…
standing-answers-ahead = Odpowiedz z góry…
refusal-nothing_standing = Nie masz (już) takiej stałej odpowiedzi. Aktualna lista jest pod *Stałe odpowiedzi*.

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 stała odpowiedź
