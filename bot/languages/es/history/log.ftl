# The log of a match.

log-title = **{ $game }** · historial, página { $page } de { $pages }
log-earlier = ◀ Antes
log-later = Después ▶
refusal-no_such_round = La ronda { $round } aún no se ha jugado. `/log` sin ronda muestra la más reciente.
command-log = historial
command-log-about = Qué ha pasado en esta partida, ronda a ronda
command-log-round = ronda
command-log-round-about = La ronda por la que empezar (la más reciente, si no la indicas)
