# The challenge of the day.

daily-title = ### 📅 Desafio do dia · { $date }
    Hoje todo mundo joga com os mesmos dados selados.
daily-streak = 🔥 { $days ->
    [1] 1 dia seguido
   *[other] { $days } dias seguidos
 }
daily-streak-grace = Um dia por mês é perdoado; o deste mês você ainda tem.
daily-streak-over = O dia perdoado deste mês já foi, então a sequência acaba se você pular hoje.
daily-streak-forgiven = Ontem está perdoado, uma vez por mês. Se você pular hoje também, a sequência acaba.
daily-reminder-grace = 🔥 Você jogou o desafio do dia { $days } dias seguidos, mas o de hoje ainda não. Se pular, lá se vai o dia perdoado deste mês. Comece até { $until } ({ $left }).
daily-reminder-over = 🔥 Você jogou o desafio do dia { $days } dias seguidos, mas o de hoje ainda não. Sua sequência acaba se você não começar até { $until } ({ $left }).
daily-reminder-about = O que você começa hoje pode terminar até amanhã, meio-dia UTC. Não quer mais lembretes? Desmarque em `/preferences`.
daily-open = Você ainda não jogou sua primeira tentativa. É ela que conta.
daily-level = { $opponents } ({ $level })
daily-streak-next = Termine e sua sequência cresce: até agora, { $days ->
    [1] 1 dia
   *[other] { $days } dias seguidos
 }.
daily-running = ▶️ Sua primeira tentativa está em andamento{ $link ->
    [none] .
   *[other] : [ir ao tabuleiro]({ $link })
 }
daily-used-up = Sua primeira tentativa já foi: você desistiu, terminou tarde ou teve ajuda. Amanhã há um novo desafio.
daily-erased = Sua primeira tentativa já foi: saiu junto com as informações que você apagou. Dá para treinar, e amanhã há um novo desafio.
daily-players = { $count ->
    [1] Uma pessoa terminou uma primeira tentativa.
   *[other] { $count } pessoas terminaram uma primeira tentativa.
 }
daily-result = **{ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }** · { $place }º lugar de { $players }
daily-best = { $result } · melhor de hoje: { $best }
daily-rules = Só sua primeira tentativa conta. Precisa acabar até <t:{ $until }:f>, jogada só por você, sem dicas; desfazer, só até que dados rolem ou uma carta se revele. Desistir conta como sua tentativa. Depois, treine quanto quiser. Os rankings mostram seu nome em todos os servidores, a não ser que você o retire em `/preferences`.
daily-same-dice = 🎲 Os mesmos dados para todo mundo, até o fim: faça o que fizer, cada rolagem sai igual à das outras pessoas. Quem espia antes com uma segunda conta sabe o que vem. Não tenho como perceber, então jogue limpo: uma pessoa, uma primeira tentativa.
daily-sealed = 🔒 { $game }, selado: `{ $seal }`
daily-disclosed = 🔓 { $game }, { $date }: semente `{ $seed }`, sal `{ $salt }`, selado como `{ $seal }`.
daily-begun = { $ranked ->
    [yes] Sua primeira tentativa no desafio de hoje: **{ $game }**. Conta se acabar até <t:{ $until }:f>. Sem dicas, e sem desfazer depois de rolar. Boa sorte!
   *[no] Mais uma tentativa no desafio de hoje, para treinar: **{ $game }**. Não entra em ranking; use dicas e desfaça à vontade.
 }
daily-private = Só você vê esta partida, porque há quem ainda jogue com estes dados. Respondo aos seus cliques mas não tenho como mandar lembretes. Se esta mensagem sumir, `/daily` mostra de novo. Selado como `{ $seal }`.
daily-shared = Compartilhado. Não entrega nada, então quem falta ainda pode jogar.
daily-share-title = 📅 { $name } · { $game }, desafio do dia, { $date }
daily-final = 📅 Desafio do dia, { $date }: { $ranked ->
    [yes] sua **primeira tentativa**. Conta se você jogou dentro do prazo e sem ajuda.
   *[no] mais uma tentativa, **para treinar**. Não entra em ranking nem em estatísticas.
 }
daily-final-proof = 🔒 Há quem ainda jogue com estes dados, então esta partida é só sua. A partir de <t:{ $until }:f>, `/daily` confere os dados e entrega a partida em arquivo, e você pode compartilhar a análise.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Jogar
daily-press-again = Treinar
daily-press-go-on = Continuar
daily-press-look = Rever
daily-press-proof = Conferir os dados
daily-press-share = Compartilhar
daily-press-board = Ranking
daily-press-today = Desafio do dia

# The post in a channel, and the thread below it.

daily-post-results = **{ $game }, { $date }** · { $count ->
    [1] uma pessoa terminou
   *[other] { $count } pessoas terminaram
 }
daily-post-others = e mais { $count ->
    [1] uma
   *[other] { $count }
 }
daily-post-none = Ninguém aqui terminou o desafio de ontem. Hoje todo mundo começa do zero.
daily-post-open = Tentativas começadas ontem ainda contam até <t:{ $until }:f>, então, por favor, não falem dos dados ainda.
daily-post-about = Você joga em particular, e sua primeira tentativa conta até <t:{ $until }:f>. Os nomes aparecem aqui, a não ser que você retire o seu em `/preferences`.
daily-post-press-play = Jogar { $game }
daily-post-press-week = Semana: { $game }
daily-post-press-own = Meu dia
daily-talk-name = 📅 Desafio do dia, { $date }
daily-talk-title = ### 🔓 Desafio do dia, { $date }: os dados estão abertos
    Nada mais dele conta, então podem falar: o que você fez, e o que faria agora? O desafio de hoje continua em segredo. `/daily` entrega sua partida em arquivo.

# The boards.

daily-board-title = ### 📅 { $game }, desafio do dia: { $scope ->
    [server] este servidor
   *[world] todo mundo
 }
daily-board-span = { $first } a { $last }
daily-board-none = Ninguém terminou ainda uma primeira tentativa.
daily-board-line = { $medal } { $name } · **{ $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }**
daily-board-days = { $line } · { $days ->
    [1] 1 dia
   *[other] { $days } dias
 }
daily-board-about = Só primeiras tentativas; não tenho como saber quem viu os dados com uma segunda conta. Totais por dia, semana, mês e temporada (UTC). Prefere não aparecer? `/preferences`
daily-press-server = Este servidor
daily-press-world = Todo mundo
daily-press-day = Dia
daily-press-week = Semana
daily-press-month = Mês
daily-press-season = Temporada

# Seasons.

daily-season = Temporada { $number } de { $year } ({ $first } a { $last })
daily-season-present = esta temporada
daily-season-last = última temporada
daily-season-none = Ainda não terminou nenhuma partida nesta temporada.
daily-season-over = ## 🏁 A temporada terminou
    { $season }
daily-season-daily = _Desafio do dia ({ $game })_
daily-season-about = Uma temporada dura três meses, e na próxima todo mundo começa do zero. `/leaderboard` mostra cada temporada inteira; os ratings de sempre continuam. Quem administra o servidor pode desligar esta mensagem em `/settings`.

# Refusals.

refusal-no_daily = Este jogo não tem desafio do dia. `/daily` mostra os jogos que têm.
refusal-daily_over = Esse desafio já acabou. `/daily` mostra o de hoje.
refusal-daily_private = Uma tentativa no desafio do dia é só de quem a joga. Outras pessoas podem vê-la { $until }, quando ninguém mais joga com estes dados.
refusal-daily_running = Sua primeira tentativa ainda não acabou{ $link ->
    [none] .
   *[other] : [ir ao tabuleiro]({ $link }).
 } Termine antes de treinar, ou desista dela em `/games`.
refusal-daily_no_help = Sem dicas na sua primeira tentativa no desafio do dia. Nas tentativas de treino há dicas.
refusal-daily_chance_stays = Aqui não dá para desfazer: é sua primeira tentativa, e desde sua escolha rolaram dados, uma carta foi revelada ou outra pessoa jogou. Nas tentativas de treino não há esse limite.
refusal-daily_sealed = Há quem ainda jogue o desafio de hoje com estes dados (selados como `{ $seal }`). `/daily` pode conferi-los { $until }.

# The command.

command-daily = desafio
command-daily-about = O desafio do dia: todo mundo joga com os mesmos dados
command-daily-game = jogo
command-daily-game-about = Qual jogo (todos, se vazio)
