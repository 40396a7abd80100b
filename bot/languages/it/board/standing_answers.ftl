# Automatic answers, and answers in advance.

standing-answers-always = Rispondi in automatico…
standing-answers-kept = 📌 { $answers }. Per cambiare idea, apri *{ board-standing }*.
standing-answers-none = In questa partita non hai risposte automatiche. Dove è possibile te ne offro una sotto *La mia scelta*, per esempio “Sempre: prendi oro”.
standing-answers-title = **Le tue risposte automatiche in questa partita**
standing-answers-cancel = Ferma una risposta automatica…
standing-answers-ahead = Rispondi in anticipo…
refusal-nothing_standing = Questa risposta automatica non ce l’hai (più). La lista sotto *Risposte automatiche* è aggiornata.

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 risposta automatica
