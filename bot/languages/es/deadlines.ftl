# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

deadlines-left = ⏳ { $until }
deadlines-over = ⌛ se acabó el tiempo
deadlines-rests = 🏖️ de vacaciones

# Below whose turn it is, where there are time banks.

deadlines-banks = 🏦 Reservas de tiempo: { $lines }
deadlines-bank = { $name } { $left }
deadlines-bank-from = { $name } { $left } (desde { $from })
deadlines-bank-runs = { $name } { $left } (en marcha)
deadlines-amount = { $unit ->
    [days] { $hours ->
        [0] { $days ->
            [one] 1 día
           *[other] { $days } días
        }
       *[other] { $days } d { $hours } h
    }
    [hours] { $minutes ->
        [0] { $hours ->
            [one] 1 hora
           *[other] { $hours } horas
        }
       *[other] { $hours } h { $minutes } min
    }
    [none] no queda nada
   *[minutes] { $minutes } min
 }

# Reminders.

deadlines-remind = { $people } ⏳ { $game }, ronda { $round }, { $count ->
    [one] te espera
   *[other] espera la elección de cada cual
 }{ $asked ->
    [none] { "" }
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }el tiempo se acaba { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tablero]({ $link })
 }
deadlines-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }en { $channel }
 }, ronda { $round }, te espera{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }el tiempo se acaba { $until }{ $then ->
        [computer] , después juega una IA
       *[ask] , después decide el resto
     }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tablero]({ $link })
 }
deadlines-remind-others = También te esperan:
deadlines-remind-other = - **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }en { $channel }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }el tiempo se acaba { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tablero]({ $link })
 }
deadlines-remind-more = - … y { $count ->
    [one] otra más
   *[other] { $count } más
 }: `/games`
deadlines-remind-why = -# { $channel ->
    [none] Esta partida no tiene canal, así que te escribo aquí.
   *[other] Pediste mensajes directos. Para cambiarlo, usa `/preferences` en tu servidor.
 }

# The time is over.

deadlines-late-title = ⌛ Se acabó el tiempo
deadlines-late = { $count ->
    [one] A **{ $names }** se le acabó el tiempo.
   *[other] A **{ $names }** se les acabó el tiempo.
 } ¿Qué hacemos?
deadlines-late-how =
    - **Esperar** da otra vez el mismo tiempo (un día, con reservas de tiempo).
    - **IA** pone una de suplente hasta que esa persona vuelva, si la mayoría acepta.
    - **Reemplazar** ofrece el asiento a otra persona; solo puede quien organiza.
deadlines-late-else = Si nadie decide, una IA toma el relevo { $until }.
deadlines-press-wait = Esperar
deadlines-press-computer = IA
deadlines-press-replace = Reemplazar
deadlines-press-for = { $action }: { $name }
deadlines-waited = Esperas: **{ $name }** tiene hasta el { $until }.
deadlines-vote-counts = Cuenta tu voto: { $votes } de { $needed } quieren una IA en lugar de **{ $name }**.
deadlines-replace-ask = ¿Quién sigue en lugar de **{ $name }**?
deadlines-replace-choose = Elige a alguien…

# Vacations.

deadlines-vacation = 🏖️ **{ $name }** está de vacaciones hasta el { $until } como muy tarde. { $timed ->
    [no] Terminan con su próxima jugada.
   *[yes] Su reloj está detenido hasta su próxima jugada. Quien organiza puede decidir no esperar.
 }
deadlines-press-overrule = No esperar: { $name }
deadlines-overruled = El reloj vuelve a correr para **{ $name }**.

# In the log.

common-event-waited = ⏳ **{ $seat }** da más tiempo a **{ $other }**.
common-event-vacation_began = 🏖️ **{ $seat }** está de vacaciones.
common-event-vacation_ended = 👋 **{ $seat }** ha vuelto de vacaciones.
common-event-overruled = ⏳ Quien organiza no espera: el reloj corre para **{ $seat }**, con o sin vacaciones.

# Matches in which nobody has moved for long.

common-event-rested = 💤 Nadie ha jugado en { $days } días, así que he puesto esta partida en pausa. Haz una elección o usa `/board` para continuar.
common-event-awoken = ☀️ La partida continúa.

# Refusals.

refusal-you_are_late = ¡Te esperamos a ti! Elige en el tablero, o cede tu lugar con `/table away`.
refusal-nobody_late = Ya está resuelto: no se espera a nadie. `/board` muestra cómo va la partida.
refusal-on_vacation = Ya estás de vacaciones. Terminan con tu próxima jugada.
refusal-no_vacation_left = Has usado los { $days } días de vacaciones de este año. Con `/table away` te suple una IA.
refusal-not_on_vacation = Esa persona ya ha vuelto de vacaciones.
