# The match that has waited longest for a person.

next-match-press = Próxima partida: { $game }
next-match-none = Nenhuma partida espera por você. `/games` lista todas as suas.
next-match-elsewhere = ▶️ { $game } é a que espera há mais tempo por você. A última jogada lá foi { $since }.

command-next = próxima
command-next-about = Ir à partida que espera há mais tempo por você
