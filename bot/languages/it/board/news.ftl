# What somebody missed.

news-line = 🆕 **{ $own ->
    [yes] Dal tuo ultimo turno:
   *[no] Gli ultimi turni:
 }** { $text }{ $before ->
    [0] { "" }
    [one] { " " }*(e prima un altro turno)*
   *[other] { " " }*(e prima altri { $before } turni)*
 }
news-title = ### 🆕 { $game } · mentre non c’eri
news-happened-title = ### 📜 { $game } · che cosa è successo
news-nothing = Nessuna novità; l’ultima scelta è di { $since }.{ $count ->
    [0] { "" }
   [one] { " " }Si aspetta { $names }.
   *[other] { " " }Si aspettano { $names }.
 }
news-since-turn = dal mio ultimo turno
news-since-round = l’ultimo round

command-board-since = da
command-board-since-about = I turni da allora, uno sotto l’altro, invece del tabellone attuale
