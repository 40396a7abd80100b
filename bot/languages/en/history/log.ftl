# The log of a match.

log-title = **{ $game }** · log, page { $page } of { $pages }
log-earlier = ◀ Earlier
log-later = Later ▶
refusal-no_such_round = Round { $round } hasn’t been played yet. `/log` without a round shows the newest one.
command-log = log
command-log-about = What happened in this match, round by round
command-log-round = round
command-log-round-about = The round to start with (the newest if left out)
