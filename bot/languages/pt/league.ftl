# Leagues of equal deals.

league-title = ### 🏛️ Liga · { $game }
league-dates = { $first } a { $last }
league-heading-score = Pontos
league-heading-played = Dias
league-span = _{ $first } a { $last }_
league-state = { $over ->
    [0] A temporada acabou de começar
    [one] 1 de { $deals } desafios já passou
   *[other] { $over } de { $deals } desafios já passaram
 } · { $members ->
    [1] 1 membro
   *[other] { $members } membros
 }
league-own = Você está na **{ $division }**.
league-outside = Entre quando quiser, até no meio da temporada: o desafio de hoje já conta, a não ser que você o tenha começado.
league-shut = Esta liga está fechada: a tabela fica, mas ninguém pode entrar e nenhuma temporada nova começa.
league-empty = Ninguém entrou ainda. Comece você!
league-division = Divisão { $number }
league-newcomers = Estreantes { $number }
league-line = { $medal } { $name } · **{ $score }** · { $played ->
    [1] 1 desafio
   *[other] { $played } desafios
 }
league-found-title = ### ⚔️ Partida da liga: { $game }
league-found = A liga abriu uma partida para você: { $names }. { $pace }. Você joga aqui, em mensagens diretas.
league-sealed = 🔒 Outras pessoas da liga ainda jogam com estes dados, então esta partida é só de quem a joga até <t:{ $until }:f>. Depois, `/verify` confere os dados.
league-about = A liga joga o desafio do dia: os mesmos dados, lugar e rivais para todo mundo, então ninguém espera por ninguém. Sua nota: em cada dia, seus pontos menos a média de todas as primeiras tentativas. Contam seus melhores { $counted } de { $deals } dias; um dia que você perde conta um desvio padrão abaixo da média.
    No fim, um quarto de cada divisão sobe 🔼 e um quarto desce 🔽; estreantes têm divisões próprias. Quem não joga nada fica fora da próxima temporada. A tabela mostra seu nome a todo mundo neste servidor.
league-none = Este servidor ainda não tem liga deste jogo. { $manager ->
    [yes] Você pode abri-la; aí todo mundo aqui pode entrar.
   *[no] Quem administra o servidor pode abri-la aqui.
 }
league-press-matches = Liga de partidas
league-press-join = Entrar
league-press-leave = Sair
league-press-play = Jogar o desafio de hoje
league-press-open = Abrir a liga
league-press-close = Fechar a liga
league-press-before = Temporada anterior
league-press-present = Temporada atual

# Refusals.

refusal-league_closed = Esta liga está fechada. Quem administra o servidor pode abri-la com `/league`.
refusal-league_full = Esta liga está cheia: tem { $most } membros. Talvez haja lugar na próxima temporada.
refusal-no_league = Não há liga deste jogo.
refusal-too_many_leagues = Você está em { $most } ligas, e mais não dá. Saia de uma delas antes.

# The command.

command-league = liga
command-league-about = A liga do servidor: todo mundo joga o desafio do dia; um quarto sobe e um quarto desce
command-league-game = jogo
command-league-game-about = Qual jogo (a liga aberta, se vazio)
