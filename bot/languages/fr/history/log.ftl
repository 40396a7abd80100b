# The log of a match.

log-title = **{ $game }** · journal, page { $page } sur { $pages }
log-earlier = ◀ Avant
log-later = Après ▶
refusal-no_such_round = La manche { $round } n’a pas encore été jouée. `/log` sans manche montre la plus récente.
command-log = journal
command-log-about = Ce qui s’est passé dans cette partie, manche par manche
command-log-round = manche
command-log-round-about = La manche de départ (la plus récente par défaut)
