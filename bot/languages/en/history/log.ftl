# The log of a match.

bot-log-title = **{ $game }** · log, page { $page } of { $pages }
bot-log-earlier = ◀ Earlier
bot-log-later = Later ▶
bot-refusal-no_such_round = There is no round { $round } in this match yet. `/log` alone shows the newest one.
command-log = log
command-log-about = What happened in this match, round by round
command-log-round = round
command-log-round-about = The round to begin with; without it, the newest
