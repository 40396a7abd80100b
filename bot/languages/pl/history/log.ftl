# The log of a match.

log-title = **{ $game }** · dziennik, strona { $page } z { $pages }
log-earlier = ◀ Wcześniej
log-later = Później ▶
refusal-no_such_round = Runda { $round } jest jeszcze przed wami. `/log` bez rundy pokaże najnowszą.
command-log = dziennik
command-log-about = Co się działo w tej partii, runda po rundzie
command-log-round = runda
command-log-round-about = Od której rundy (bez podania: od najnowszej)
