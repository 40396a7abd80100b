# What somebody missed.

news-line = 🆕 **{ $own ->
    [yes] Desde tu último turno:
   *[no] Los últimos turnos:
 }** { $text }{ $before ->
    [0] { "" }
    [one] { " " }*(y un turno más antes de eso)*
   *[other] { " " }*(y { $before } turnos más antes de eso)*
 }
news-title = ### 🆕 { $game } · mientras no estabas
news-happened-title = ### 📜 { $game } · qué ha pasado
news-nothing = Nada nuevo; la última elección fue { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }Esperamos a { $names }.
 }
news-since-turn = desde mi último turno
news-since-round = última ronda

command-board-since = desde
command-board-since-about = Los turnos desde entonces, uno debajo de otro, en vez del tablero actual
