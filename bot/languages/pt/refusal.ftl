# Refusals that belong to no single feature: what is wrong, and what to do.

refusal-other = Isso não é possível agora. `/board` mostra como está a partida.
refusal-no_table = Esta partida não está mais guardada. `/play` começa uma nova.
refusal-no_table_here = Não há partida neste canal. `/play` começa uma; `/games` lista as suas.
refusal-no_table_alone = Você não tem partida aqui. `/solo` começa uma; `/games` lista suas outras.
refusal-unseen = Não consigo confirmar que você pode ver o canal desta partida, então não posso mostrar o tabuleiro aqui. Confira se ainda tem acesso e tente de novo.
refusal-which_table = Você está em várias partidas{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Use este comando no canal da que você quer; `/games` lista todas.
refusal-no_server = Partidas com outras pessoas precisam de um servidor. Aqui dá para jogar solo: `/solo` começa uma partida, `/puzzle` traz um problema para resolver.
refusal-not_seated = { $stage ->
    [finished] Você não jogou nesta partida, e ela já terminou. Só quem jogou pode pedir revanche; `/play` começa a sua.
    [ended] Você não jogou nesta partida, e ela já terminou. Só quem jogou pode pedir revanche; `/play` começa a sua.
    [lobby] Você ainda não está nesta partida. Aperte antes *Entrar* na sala.
   *[none] Você não joga nesta partida. Pode assistir à vontade, ou começar a sua com `/play`.
 }
refusal-damaged = Há algo errado com esta partida salva, então não mexo nela. Avise quem opera este bot; os detalhes estão no log dele.
refusal-other_rules = Esta partida foi jogada com regras antigas que não tenho mais, então não posso mostrar o tabuleiro nem continuá-la. `/log` ainda mostra o que aconteceu, e `/verify` entrega a partida em arquivo.
refusal-wrong_stage = { $stage ->
    [lobby] Esta partida ainda não começou. O host a começa com *Começar* na sala.
    [playing] Esta partida já começou. `/board` mostra como está.
    [finished] Esta partida já terminou. *Revanche*, embaixo do final, começa a próxima, ou `/play`.
    [ended] Esta partida já terminou. *Revanche*, embaixo do final, começa a próxima, ou `/play`.
   *[none] Esta partida ainda não começou, ou já terminou. `/games` mostra como estão as suas.
 }
refusal-busy = Estou com muito trabalho agora, então nada mudou. Tente de novo daqui a pouco.
refusal-cannot_save = Não consigo salvar agora, então nada mudou. Tente de novo daqui a pouco.
refusal-no_match_here = Você não tem partida neste servidor. `/play` começa uma.
