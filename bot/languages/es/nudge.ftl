# Asking someone who is waited for whether they are still interested.

nudge-press = Avisar
nudge-done = 👋 Pregunto a { $names }: ¿siguen las ganas de jugar?
nudge-asks = 👋 { $person ->
    [none] { "" }
   *[other] { $person }{ " " }
 }**¿Sigues con ganas?** Hace un rato que es tu turno en { $game }{ $channel ->
    [none] { "" }
   *[other] { " " }({ $channel })
 }, y al resto le encantaría seguir jugando.
nudge-press-here = Sigo aquí
nudge-press-time = Necesito tiempo
nudge-press-leave = Ceder mi asiento
nudge-answered-here = ¡Genial! El resto ve que sigues en juego.
nudge-answered-time = Sin prisa. El resto ve que necesitas más tiempo.
nudge-answered-leave = De momento una IA toma tu asiento. Si cambias de idea, el tablero tiene un botón para volver.

# In the log.

common-event-nudged = 👋 **{ $seat }** pregunta a **{ $other }**: ¿sigues con ganas?
common-event-still_here = 👋 **{ $seat }** sigue en juego.
common-event-needs_time = ⏳ **{ $seat }** necesita un poco más de tiempo.

# Refusals.

refusal-nudged_too_soon = Dale un poco más de tiempo: puedes avisar { $until }.
refusal-nudged_lately = Ya recibió un aviso en las últimas 24 horas. Puedes volver a hacerlo { $until }.
refusal-nudge_unwelcome = Ahora no puedo avisar: esa persona tiene horas de silencio o vacaciones, o no quiere recordatorios.
