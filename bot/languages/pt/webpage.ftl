# The page of a match on the web, for whoever has the link.

webpage-title = { $game }: { $names }
webpage-skip = Ir para o tabuleiro
webpage-look = Aparência
webpage-look-auto = Como no seu aparelho
webpage-look-light = Clara
webpage-look-dark = Escura
webpage-look-contrast = Alto contraste
webpage-foot = Quem tem o link desta página pode vê-la. Nada sobre você fica guardado aqui.
webpage-close = Fechar

# Whose turn it is; a moment follows "since".

webpage-asked = { $count ->
    [1] Vez de { $names }.
   *[other] Vez de { $names }.
 }
webpage-since = desde

# The turns, and steps to others.

webpage-steps = Turnos
webpage-turn = { $turn ->
    [0] O começo
   *[other] Turno { $turn } de { $turns } · rodada { $round }
 }
webpage-first = Primeiro turno
webpage-back = Turno anterior
webpage-on = Próximo turno
webpage-last = Último turno
webpage-newest = Ir para o tabuleiro atual
webpage-log = Todos os turnos

# Headings and what stands below them.

webpage-story = O que aconteceu
webpage-story-none = Nada ainda.
webpage-players = Na mesa
webpage-computer = computador
webpage-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }
webpage-result = Resultado final
webpage-place = Colocação
webpage-player = Nome
webpage-score = Pontos
webpage-words = O tabuleiro em palavras
webpage-pieces = Cartas e faces
webpage-pieces-about = Toque em uma no tabuleiro ou abra aqui.
webpage-download = Baixar o replay inteiro

# Above the board.

webpage-notice-over = Esta partida terminou.
webpage-notice-given_up = Esta partida foi abandonada.
webpage-notice-paused = Esta partida está em pausa.
webpage-notice-frozen = Esta partida está suspensa.
webpage-notice-old = Este é um turno anterior. A partida já avançou.

# For those who hear the page: the connection for new boards.

webpage-lost = A conexão caiu. Vou continuar tentando.
webpage-found = Conexão de volta.

# Instead of the page.

webpage-gone-title = Não há nada aqui
webpage-gone = Não há nenhuma partida neste endereço. O link pode ter sido retirado, ou a partida não existe mais.
webpage-busy = Tem gente demais querendo ver algo agora. Tente de novo daqui a um minuto.
webpage-failed = Algo deu errado do meu lado. Tente de novo daqui a um minuto.
