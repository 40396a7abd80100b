# The lobby: opening, joining, starting.

# The invitation.

lobby-invites = { $host } procura gente para jogar ({ $least } a { $most }).
lobby-players = **Na mesa** ({ $count } de { $most })
lobby-person = { $sign } { $name }
lobby-computer = { $sign } { $name } 🤖 { $level }
lobby-setting = **{ $setting }:** { $value }
lobby-begun = A partida começou. Lá vem o tabuleiro.
lobby-opened = Sua sala está aberta. Quem quiser jogar aperta **Entrar**; quando todo mundo estiver aqui, aperte **Começar**.
lobby-begun-before = A partida já começou, então este painel já cumpriu seu papel.
lobby-closed = A sala foi fechada antes de a partida começar.
lobby-solo-started = Sua partida começou. Boa sorte! `/rules` explica o jogo; `/help` mostra como se joga aqui.
lobby-openings-left = Você pode começar mais { $count ->
    [1] 1 partida
   *[other] { $count } partidas
 } nesta hora.

# Buttons.

lobby-press-join = Entrar
lobby-press-leave = Sair
lobby-press-computer = Contra o computador
lobby-press-invite = Convidar…
lobby-press-options = Opções
lobby-press-word = Dar uma palavra da sorte
lobby-press-start = Começar
lobby-press-dismiss = Tirar um computador
lobby-press-close = Fechar a sala
lobby-press-halt = Parar de esperar
lobby-press-lobby = Abrir uma sala: { $game }

# Refusals.

refusal-table_exists = Este canal já tem uma partida{ $link ->
    [none] .{ " " }
   *[other] { " " }([ir ao tabuleiro]({ $link })).{ " " }
 }Terminem essa, votem pelo fim com `/table end` ou joguem em outro canal.
refusal-table_exists_alone = Você já tem uma partida aqui{ $link ->
    [none] .{ " " }
   *[other] { " " }([ir ao tabuleiro]({ $link })).{ " " }
 }Termine essa antes, ou desista dela: escolha-a em `/games`.
refusal-table_exists_answered = Você já tem uma partida aqui; `/move` mostra. Termine essa antes, ou desista dela: escolha-a em `/games`.
refusal-not_host = Só o host desta sala, { $host }, pode fazer isso. Peça a essa pessoa, ou abra sua própria sala com `/play`.
refusal-no_computer = Não há computador nesta mesa.
refusal-no_such_player = Não conheço esse computador. Há cinco: { computer-players-random }, { computer-players-novice }, { computer-players-greedy }, { computer-players-skilled } e { computer-players-master }.
refusal-no_such_game = Não conheço esse jogo. Tenho { $games }.
refusal-no_solo = Não dá para jogar este jogo sem mais ninguém. `/play` abre uma sala, onde computadores podem ocupar os lugares.
refusal-seats_full = Todos os { $seats } lugares estão ocupados. Você pode assistir, ou abrir sua própria partida com `/play`.
refusal-lobby_full = Todos os { $seats } lugares estão ocupados. Você pode assistir, ou abrir sua própria partida com `/play`.
refusal-already_joined = Você já está nesta mesa.
refusal-too_few_players = Falta gente. Espere alguém entrar, ou ponha um computador.
refusal-no_such_setting = Essa opção não existe aqui, então nada mudou. Escolha uma da lista.
refusal-too_many_tables = { $whose ->
    [person] Você já está em { $limit } partidas abertas, o máximo que aguento por pessoa. Termine uma antes, ou saia de uma em `/games`.
   *[server] Este servidor já tem { $limit } partidas abertas, o máximo que aguento. Terminem uma antes, ou joguem em outro servidor.
 }
refusal-too_many_openings = São { $limit } partidas novas em uma hora, que é meu limite. Você pode começar a próxima em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
 }. Até lá: `/puzzle`, `/tutorial`, `/daily`.
refusal-too_many_in_a_day = São { $limit } partidas novas em um dia, que é meu limite. Você pode começar a próxima em { $hours ->
    [1] uma hora
   *[other] { $hours } horas
 }. Até lá: `/puzzle`, `/tutorial`.
refusal-too_many_seats = Suas partidas novas teriam mais de { $limit } lugares em um dia, que é meu limite (o computador conta, e cada partida vale pelo menos dois lugares). Você pode começar esta em { $hours ->
    [1] uma hora
   *[other] { $hours } horas
 }. Até lá: `/puzzle`, `/tutorial`.
refusal-other_channels = Este canal não é para partidas. Jogue em { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = jogar
command-play-about = Jogar um jogo de tabuleiro neste canal
command-play-solo = solo
command-play-game = jogo
command-play-game-about = Qual jogo (Hércules, se vazio)
command-play-against = contra
command-play-against-about = Um computador em vez de Hades
command-play-with = com
command-play-with-about = Alguém para convidar à sala
command-setting-first = começo
