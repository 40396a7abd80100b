# Giving a match up, and ending it by vote.

giving-up-match-ended = { $game }: a mesa desistiu desta partida.
giving-up-counted = Você desistiu desta partida.
giving-up-ended = { $game }: esta partida foi encerrada antes do fim.
giving-up-really-end = **Desistir mesmo?** { $game }, rodada { $round }: { $stands ->
    [alone] você tem { $own } pontos.
    [ahead] você está na frente, { $own } a { $best }.
    [tied] está empatado, { $own } a { $best }.
   *[behind] você está atrás, { $own } a { $best }.
 }
    -# Você tem uma hora para mudar de ideia: use o botão embaixo do último tabuleiro, ou `/undo`.
giving-up-really-end-theirs = **Encerrar esta partida para todo mundo?** { $game }: { $names }
    -# Quem administra o servidor pode. O canal vai ver, e não dá para desfazer.
giving-up-press-end = Desistir
giving-up-press-manager = Encerrar a partida
giving-up-press-play = Seguir jogando
giving-up-press-take-back = ↩ Continuar, afinal
giving-up-played-on = Nada mudou; a partida continua.
giving-up-end-taken-back = Sua partida continua.

# In the log.

common-event-nobody_left = 🏁 Não sobrou ninguém para jogar, então a partida acaba aqui.
common-event-voted_end = 🗳️ **{ $seat }** vota para encerrar a partida ({ $votes } de { $needed }; vote com `/table end`).
common-event-ended_by_vote = 🏁 { $others_count ->
    [1] { $others } desistiu, então a partida acaba aqui.
   *[other] { $others } desistiram de comum acordo, então a partida acaba aqui.
 }
common-event-end_taken_back = ↩️ **{ $seat }** muda de ideia: a partida continua.
common-event-ended_by_manager = 🏁 Quem administra o servidor encerrou esta partida.

# Refusals.

giving-up-end-voted = Seu voto para encerrar a partida conta: { $votes } de { $needed }. As outras pessoas também votam com `/table end`. Se você fizer uma jogada, seu voto é retirado.
refusal-ended_too_long_ago = Você desistiu há mais de uma hora, então não posso trazer essa partida de volta. `/play` começa uma nova.
refusal-own_match = Você joga nesta partida, então tem um voto como todo mundo: use `/table end`.

command-table-end = encerrar
command-table-end-about = Votar pelo fim da partida; depois de um dia de silêncio, basta o host
