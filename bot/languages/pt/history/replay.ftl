# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

replay-press = Replay
replay-title = ### { $game }: a partida { $over ->
    [true] de novo
   *[false] até aqui
 }
    { $moves ->
        [1] Uma escolha
       *[other] { $moves } escolhas
    }, um tabuleiro por turno.
replay-steps = Passo a passo
replay-step-title = ### { $game } · { $at ->
    [0] o começo
   *[other] escolha { $at } de { $of }
 } · rodada { $round }
replay-step-by-turn = Turno a turno
replay-step-by-choice = Escolha a escolha
refusal-no_finished_match = Nenhuma partida terminou de vez neste canal ainda; a que foi interrompida eu confiro quando não der mais para continuar. Para conferir uma de outro lugar, anexe o arquivo dela.
replay-pages = Como páginas web
replay-pages-sent = O replay inteiro como páginas web: descompacte o arquivo e abra `index.html`, ou coloque a pasta em qualquer hospedagem web. Ele mostra o que a mesa viu, com nomes.
refusal-pages_too_large = Esta partida é grande demais para enviar aqui como páginas web. Quem opera o bot pode exportá-la para você.
command-replay = replay
command-replay-about = Rever a partida deste canal, em animação ou passo a passo
menu-replay = Replay a partir daqui
