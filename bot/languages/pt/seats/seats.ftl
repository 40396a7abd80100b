# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = Voltei
seats-welcome = Que bom que você voltou, { $name }! A partir de agora quem joga é você.
seats-on-vacation = Quem joga no seu lugar é você, e você está de férias: elas acabam na sua próxima jogada, ou com *{ preferences-press-back }* em `/preferences`.
seats-gone = Agora um computador joga por você. Para retomar seu lugar, aperte *Voltei* no tabuleiro ou use `/table return`. Numa partida valendo ranking, isso pode baixar seu rating, mas não subir.
seats-absent-now = { $name } está ausente. Um computador substitui até a volta.
seats-absent-voted = Seu voto conta: { $votes } de { $needed } dizem que { $name } está ausente. As outras pessoas também votam com `/table absent`.

# Replacement.

seats-offered = Perguntei a { $name }. Basta um clique para entrar.
seats-offer = { $person }
    { $by } oferece a você o lugar de **{ $name }** nesta partida: { $game }, rodada { $round }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } até aqui, prazo por escolha: { $limit }.
seats-offer-take = Ficar com este lugar
seats-offer-taken = **{ $name }** fica com o lugar.

# Swap and host.

seats-swapped = Feito: os lugares foram trocados.
seats-host = { $name } agora é host.
seats-host-news = 🗝️ **{ $name }** agora é host desta partida.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] O tempo de **{ $seat }** acabou. Um computador joga no lugar até a volta.
    [voted] A mesa votou que **{ $seat }** está ausente. Um computador joga no lugar até a volta.
    [unreachable] Minhas mensagens diretas não chegam a **{ $seat }**. Um computador joga no lugar até a volta.
    [left] **{ $seat }** saiu do servidor. Um computador joga no lugar até a volta.
   *[other] Um computador joga no lugar de **{ $seat }** até a volta.
 }
common-event-unreachable = 📪 Minhas mensagens diretas não chegam a **{ $seat }**, então esta partida não acontece. Todas as outras pessoas voltam para a fila.
common-event-came_back = 👋 **{ $seat }** voltou e já está jogando.
common-event-left_for_good = 🚪 **{ $seat }** saiu de vez. Um computador continua a partida.
common-event-swapped = 🔄 **{ $seat }** e **{ $other }** trocaram de lugar.
common-event-replaced = 🪑 **{ $seat }** assume este lugar.
common-event-new_host = 🗝️ **{ $seat }** agora é host.
common-event-voted_absent = 🗳️ **{ $seat }** diz que **{ $other }** está ausente ({ $votes } de { $needed }; vote com `/table absent`).

# Refusals.

refusal-last_person = Não há mais ninguém além de você nesta mesa, então um computador não pode assumir. `/table end` desiste da partida.
refusal-played_for_you = Um computador está jogando por você. Aperte *Voltei* no tabuleiro ou use `/table return`.
refusal-not_present = Nenhuma pessoa joga neste lugar agora. Escolha um lugar ocupado por alguém.
refusal-not_about_oneself = Você não pode votar a própria ausência. Se precisa de uma pausa, `/table away` põe um computador no seu lugar.
refusal-not_awaited = Não é a vez de { $names }, então não há o que esperar.
refusal-not_absent_yet = { $names } talvez ainda esteja pensando. Você pode votar { $until }.
refusal-vote_stands = Seu voto já conta. As outras pessoas votam com `/table absent`.
refusal-no_such_seat = Não há esse lugar nesta mesa. Escolha um da lista.
refusal-already_seated = Essa pessoa já joga nesta partida.
refusal-seat_is_played = Alguém joga neste lugar. Essa pessoa pode passá-lo com `/table replace`; se está ausente, `/table absent` abre uma votação.
refusal-seat_is_kept = Por enquanto guardo este lugar para { $names }. Você pode oferecê-lo a outra pessoa { $until }.
refusal-seat_is_away = { $names } está ausente e não pode concordar. `/table replace` oferece o lugar a outra pessoa.
refusal-not_host_here = Só o host desta partida, { $host }, pode fazer isso. Peça a essa pessoa, ou peça a função de host (`/table host`).
refusal-no_offer = Este lugar não está (mais) em oferta para você. Se quer entrar, pergunte ao host.
refusal-no_such_person = Só pessoas deste servidor podem ocupar um lugar aqui.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = me-ausentar
command-table-away-about = Um computador joga por você até a sua volta
command-table-return = voltar
command-table-return-about = Retomar seu lugar das mãos do computador
command-table-absent = ausente
command-table-absent-about = Votar que alguém está ausente: um computador substitui
command-table-absent-seat-about = Quem está ausente
command-table-replace = substituir
command-table-replace-about = Oferecer um lugar a alguém: o seu ou, sendo host, um sem pessoa
command-table-replace-seat-about = Qual lugar
command-table-replace-person-about = Quem recebe a oferta
command-table-swap = trocar
command-table-swap-about = Sugerir que duas pessoas troquem de lugar; todo mundo precisa concordar
command-table-swap-seat-about = Uma delas
command-table-swap-other-about = A outra
command-table-host = host
command-table-host-about = Passar a função de host
command-table-host-seat-about = Quem passa a ser host
