# Automatic answers, and answers in advance.

standing-answers-always = Répondre automatiquement…
standing-answers-kept = 📌 { $answers }. Pour l’annuler, ouvre *{ board-standing }*.
standing-answers-none = Tu n’as aucune réponse automatique dans cette partie. Quand il y en a une possible, je la propose sous *Mon choix*, par exemple « Toujours : prendre l’or ».
standing-answers-title = **Tes réponses automatiques dans cette partie**
standing-answers-cancel = Arrêter une réponse automatique…
standing-answers-ahead = Répondre d’avance…
refusal-nothing_standing = Tu n’as pas (ou plus) cette réponse automatique. La liste sous *Réponses automatiques* est à jour.

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 réponse automatique
