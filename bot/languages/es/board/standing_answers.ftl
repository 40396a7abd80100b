# Automatic answers, and answers in advance.

standing-answers-always = Responder automáticamente…
standing-answers-kept = 📌 { $answers }. Para quitarlo, abre *{ board-standing }*.
standing-answers-none = No tienes respuestas automáticas en esta partida. Donde se puede, te la ofrezco en *Mi elección*, por ejemplo “Siempre: tomar oro”.
standing-answers-title = **Tus respuestas automáticas en esta partida**
standing-answers-cancel = Quitar una respuesta automática…
standing-answers-ahead = Responder por adelantado…
refusal-nothing_standing = No tienes (o ya no tienes) esa respuesta automática. La lista de *Respuestas automáticas* está al día.

# Said after a choice that an automatic answer made.

common-event-by_order =
    .on = 📌 respuesta automática
