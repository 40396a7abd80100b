# The match that has waited longest for a person.

next-match-press = Siguiente partida: { $game }
next-match-none = No te espera ninguna partida. `/games` muestra todas las tuyas.
next-match-elsewhere = ▶️ { $game } es la que más tiempo te espera. La última jugada allí fue { $since }.

command-next = siguiente
command-next-about = Ir a la partida que más tiempo te espera
