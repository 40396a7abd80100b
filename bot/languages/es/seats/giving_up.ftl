# Giving a match up, and ending it by vote.

giving-up-match-ended = { $game }: esta partida se abandonó.
giving-up-counted = Has abandonado esta partida.
giving-up-ended = { $game }: esta partida terminó antes de tiempo.
giving-up-really-end = **¿Abandonar de verdad?** { $game }, ronda { $round }: { $stands ->
    [alone] tienes { $own } puntos.
    [ahead] vas por delante, { $own } a { $best }.
    [tied] hay empate, { $own } a { $best }.
   *[behind] vas por detrás, { $own } a { $best }.
 }
    -# Tienes una hora para cambiar de idea: usa el botón bajo el último tablero, o `/undo`.
giving-up-really-end-theirs = **¿Terminar esta partida para toda la mesa?** { $game }: { $names }
    -# Puedes, porque administras el servidor. El canal lo verá y no se puede deshacer.
giving-up-press-end = Abandonar
giving-up-press-manager = Terminar la partida
giving-up-press-play = Seguir jugando
giving-up-press-take-back = ↩ Seguir con la partida
giving-up-played-on = Nada ha cambiado; la partida continúa.
giving-up-end-taken-back = Tu partida continúa.

# In the log.

common-event-nobody_left = 🏁 Ya no queda nadie jugando, así que la partida termina aquí.
common-event-voted_end = 🗳️ **{ $seat }** vota por terminar la partida ({ $votes } de { $needed }; se vota con `/table end`).
common-event-ended_by_vote = 🏁 { $others_count ->
    [one] { $others } abandona, así que la partida termina aquí.
   *[other] { $others } abandonan de común acuerdo, así que la partida termina aquí.
 }
common-event-end_taken_back = ↩️ **{ $seat }** cambia de idea: la partida continúa.
common-event-ended_by_manager = 🏁 La administración del servidor ha terminado esta partida.

# Refusals.

giving-up-end-voted = Cuenta tu voto por terminar la partida: { $votes } de { $needed }. El resto vota también con `/table end`. Si haces una jugada, tu voto se retira.
refusal-ended_too_long_ago = Abandonaste hace más de una hora, así que no puedo recuperar esa partida. `/play` empieza una nueva.
refusal-own_match = Juegas en esta partida, así que tienes un voto como el resto: usa `/table end`.

command-table-end = terminar
command-table-end-about = Vota por terminar la partida; quien organiza puede sin votación tras un día de silencio
