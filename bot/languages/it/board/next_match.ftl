# The match that has waited longest for a person.

next-match-press = Prossima partita: { $game }
next-match-none = Nessuna partita ti aspetta. `/games` elenca tutte le tue.
next-match-elsewhere = ▶️ { $game } ti aspetta da più tempo. Lì l’ultima mossa è di { $since }.

command-next = prossima
command-next-about = Vai alla partita che ti aspetta da più tempo
