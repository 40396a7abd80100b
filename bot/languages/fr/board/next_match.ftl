# The match that has waited longest for a person.

next-match-press = Partie suivante : { $game }
next-match-none = Aucune partie ne t’attend. `/games` liste toutes les tiennes.
next-match-elsewhere = ▶️ { $game } t’attend depuis le plus longtemps. Dernier coup là-bas : { $since }.

command-next = suite
command-next-about = Vers la partie qui t’attend depuis le plus longtemps
