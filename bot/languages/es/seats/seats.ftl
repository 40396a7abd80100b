# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = Ya estoy aquí
seats-welcome = ¡Hola de nuevo, { $name }! Vuelves a jugar.
seats-on-vacation = Tu asiento lo juegas tú, y estás de vacaciones: terminan con tu próxima jugada, o con *{ preferences-press-back }* en `/preferences`.
seats-gone = Ahora una IA juega por ti. Para recuperar tu asiento, pulsa *Ya estoy aquí* en el tablero o usa `/table return`. En una partida clasificatoria esto puede bajar tu rating, pero no subirlo.
seats-absent-now = { $name } no está. Una IA juega en su lugar hasta que vuelva.
seats-absent-voted = Cuenta tu voto: { $votes } de { $needed } dicen que { $name } no está. El resto vota también con `/table absent`.

# Replacement.

seats-offered = He preguntado a { $name }. Con un clic entra en la partida.
seats-offer = { $person }
    { $by } te ofrece el asiento de **{ $name }** en esta partida: { $game }, ronda { $round }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } hasta ahora, tiempo límite por elección: { $limit }.
seats-offer-take = Tomar este asiento
seats-offer-taken = **{ $name }** ha tomado el asiento.

# Swap and host.

seats-swapped = Hecho: los asientos están intercambiados.
seats-host = Ahora organiza { $name }.
seats-host-news = 🗝️ Ahora **{ $name }** organiza esta partida.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] A **{ $seat }** se le acabó el tiempo. Una IA juega en su lugar hasta que vuelva.
    [voted] El resto votó que **{ $seat }** no está. Una IA juega en su lugar hasta que vuelva.
    [unreachable] No puedo enviar mensajes directos a **{ $seat }**. Una IA juega en su lugar hasta que vuelva.
    [left] **{ $seat }** ha dejado el servidor. Una IA juega en su lugar hasta que vuelva.
   *[other] Una IA juega en lugar de **{ $seat }** hasta que vuelva.
 }
common-event-unreachable = 📪 No puedo enviar mensajes directos a **{ $seat }**, así que esta partida se cancela. El resto vuelve a la cola.
common-event-came_back = 👋 **{ $seat }** ha vuelto y juega de nuevo.
common-event-left_for_good = 🚪 **{ $seat }** se ha ido para siempre. Sigue jugando una IA.
common-event-swapped = 🔄 **{ $seat }** y **{ $other }** han intercambiado asientos.
common-event-replaced = 🪑 **{ $seat }** se queda con este asiento.
common-event-new_host = 🗝️ Ahora organiza **{ $seat }**.
common-event-voted_absent = 🗳️ **{ $seat }** dice que **{ $other }** no está ({ $votes } de { $needed }; se vota con `/table absent`).

# Refusals.

refusal-last_person = Eres la única persona en esta mesa, así que una IA no puede ocupar tu lugar. `/table end` abandona la partida.
refusal-played_for_you = Una IA juega por ti. Pulsa *Ya estoy aquí* en el tablero, o usa `/table return`.
refusal-not_present = Ahora mismo nadie juega este asiento en persona. Elige uno que juegue una persona.
refusal-not_about_oneself = No puedes votar tu propia ausencia. Si necesitas un descanso, con `/table away` te suple una IA.
refusal-not_awaited = No es el turno de { $names }, así que no hay nada que esperar.
refusal-not_absent_yet = { $names } quizá siga pensando. Puedes votar { $until }.
refusal-vote_stands = Tu voto ya cuenta. El resto vota con `/table absent`.
refusal-no_such_seat = En esta mesa no existe ese asiento. Elige uno de la lista.
refusal-already_seated = Esa persona ya juega en esta partida.
refusal-seat_is_played = Alguien juega este asiento. Puede cederlo con `/table replace`; si no está, `/table absent` inicia una votación.
refusal-seat_is_kept = De momento guardo este asiento para { $names }. Puedes ofrecerlo a otra persona { $until }.
refusal-seat_is_away = { $names } no está y no puede aceptar. `/table replace` ofrece el asiento a otra persona.
refusal-not_host_here = Solo quien organiza esta partida, { $host }, puede hacer eso. Pídeselo, o pídele que te ceda la organización (`/table host`).
refusal-no_offer = No tienes (o ya no tienes) una oferta para este asiento. Si quieres unirte, habla con quien organiza.
refusal-no_such_person = Solo personas de este servidor pueden tomar aquí un asiento.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = ausentarme
command-table-away-about = Una IA juega por ti hasta que vuelvas
command-table-return = volver
command-table-return-about = Recupera tu asiento de manos de la IA
command-table-absent = ausente
command-table-absent-about = Vota que alguien no está: una IA juega en su lugar
command-table-absent-seat-about = Quién no está
command-table-replace = reemplazar
command-table-replace-about = Ofrece un asiento a otra persona: el tuyo o, si organizas, uno sin nadie
command-table-replace-seat-about = Qué asiento
command-table-replace-person-about = A quién se le ofrece
command-table-swap = intercambiar
command-table-swap-about = Propón que dos personas intercambien asientos; la mesa debe aceptar
command-table-swap-seat-about = Una de ellas
command-table-swap-other-about = La otra
command-table-host = organiza
command-table-host-about = Cede la organización de la partida
command-table-host-seat-about = Quién organiza desde ahora
