# The log of a match.

log-title = **{ $game }** · cronaca, pagina { $page } di { $pages }
log-earlier = ◀ Prima
log-later = Dopo ▶
refusal-no_such_round = Il round { $round } non è ancora stato giocato. `/log` senza round mostra l’ultimo.
command-log = cronaca
command-log-about = Che cosa è successo in questa partita, round per round
command-log-round = round
command-log-round-about = Il round da cui partire (se manca: l’ultimo)
