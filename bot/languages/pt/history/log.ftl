# The log of a match.

log-title = **{ $game }** · histórico, página { $page } de { $pages }
log-earlier = ◀ Antes
log-later = Depois ▶
refusal-no_such_round = A rodada { $round } ainda não foi jogada. `/log` sem rodada mostra a mais nova.
command-log = histórico
command-log-about = O que aconteceu nesta partida, rodada por rodada
command-log-round = rodada
command-log-round-about = A rodada pela qual começar (a mais nova, se vazio)
