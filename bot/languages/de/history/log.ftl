# The log of a match.

log-title = **{ $game }** · Verlauf, Seite { $page } von { $pages }
log-earlier = ◀ Früher
log-later = Später ▶
refusal-no_such_round = Runde { $round } gibt es in dieser Partie noch nicht. `/log` ohne Runde zeigt die neueste.
command-log = verlauf
command-log-about = Was in dieser Partie geschah, Runde für Runde
command-log-round = runde
command-log-round-about = Ab welcher Runde; ohne Angabe die neueste
