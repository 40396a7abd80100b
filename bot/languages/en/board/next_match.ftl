# The match that has waited longest for a person.

next-match-press = Next match: { $game }
next-match-none = No match is waiting for you. `/games` lists all of yours.
next-match-elsewhere = ▶️ { $game } has waited longest for you. The last move there was { $since }.

command-next = next
command-next-about = On to the match that has waited longest for you
