# The message at the end of a match.

final-title = { $game }: a partida terminou
final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }
final-proof = 🔒 `/verify` confere os dados e entrega a partida em arquivo.
final-rating = { $line } · ⭐ { $rating } ({ $change }{ $left ->
    [0] { "" }
    [one] , falta 1 partida para ter posição
   *[other] , faltam { $left } partidas para ter posição
 }{ $place ->
    [1] , mais { $points } para o ouro
    [2] , mais { $points } para a prata
    [3] , mais { $points } para o bronze
   *[0] { "" }
 })
final-undone = ↩️ Nesta partida { $count ->
    [1] uma escolha foi desfeita
   *[other] { $count } escolhas foram desfeitas
 }.
