# What somebody missed.

news-line = 🆕 **{ $own ->
    [yes] Desde seu último turno:
   *[no] Os últimos turnos:
 }** { $text }{ $before ->
    [0] { "" }
    [one] { " " }*(e mais um turno antes disso)*
   *[other] { " " }*(e mais { $before } turnos antes disso)*
 }
news-title = ### 🆕 { $game } · enquanto você estava fora
news-happened-title = ### 📜 { $game } · o que aconteceu
news-nothing = Nada de novo; a última escolha foi { $since }.{ $count ->
    [0] { "" }
   *[other] { " " }A mesa espera por { $names }.
 }
news-since-turn = desde meu último turno
news-since-round = última rodada

command-board-since = desde
command-board-since-about = O que houve desde então, um turno abaixo do outro, em vez do tabuleiro atual
