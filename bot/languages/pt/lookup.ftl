# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = Não acho carta parecida com “{ $query }”. Comece a digitar o nome e escolha uma da lista, como Héstia, Zeus, Hidra ou Minotauro.
lookup-face-unknown = Não acho face parecida com “{ $query }”. Comece a digitar o que ela mostra e escolha uma da lista, como 3 de ouro, ×3, espelho, escudo ou golem.
lookup-rule-unknown = Não achei regra sobre “{ $query }”. Escolha um tema:
lookup-rule-command = Isso é um comando, não uma regra do jogo: `/{ $command }` – { $about }. Para as regras, escolha um tema:
lookup-rules-title = As regras de { $game }
lookup-rules-choose = Escolha um tema…
lookup-book-choose = Escolha um tema de { $book }…
lookup-rules-hint = `/rules` com um tema diz mais; `/card` mostra uma carta, `/face` uma face de dado.
lookup-entry = { $game }: { $title }
lookup-help-title = Boas-vindas ao Pantheon
lookup-help-intro =
    {""}**É sua primeira vez?** *Aprender Hércules* leva cinco minutos. Aqui rolam jogos de tabuleiro da mitologia grega: você clica; eu rolo, desenho o tabuleiro e conheço as regras.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-pictured = Tabuleiros no meio de uma partida: { $games }.
lookup-help-further = Como se joga aqui
lookup-help-press-names = Comandos em português
lookup-help-names = No Discord em português, os comandos se chamam assim:
lookup-help-back = Voltar ao começo
lookup-help-how = Como se joga aqui
lookup-help-begin = **Para começar.** `/play` abre uma sala: quem quiser aperta *Entrar*, computadores podem ocupar lugares vazios, e o host aperta *Começar*. `/play solo` começa na hora uma partida contra o computador.
lookup-help-board = **Sua vez.** Eu menciono você. O dourado no tabuleiro marca o que você pode fazer, e suas opções estão embaixo, cada uma com o que rende. Só ofereço jogadas permitidas, então é só experimentar. *Desfazer* volta sua última escolha; depois de uma rolagem (🎲) ou da jogada de outra pessoa, todo mundo precisa concordar.
lookup-help-more =
    { "" }**Onde eu estava?** `/board` mostra o tabuleiro de novo, `/move` sua escolha atual, `/mine` suas próprias cartas, `/games` todas as suas partidas, `/log` o que aconteceu.

    { "" }**Alguém sumiu?** `/table absent` abre uma votação, e um computador substitui até a volta. Você vai sair um pouco? `/table away`, depois `/table return`.

    { "" }**O que isto faz?** `/card`, `/face` e `/rules` explicam qualquer carta, face ou regra em poucas frases.

    { "" }**Os dados são justos?** Eles são selados antes da primeira rolagem; `/verify` prova isso no fim.

    `/preferences` define seu idioma, lembretes, horas de silêncio e mais. `/privacy export` mostra o que guardo sobre você; `/privacy erase` apaga.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = carta
command-card-about = Consultar uma carta: imagem, custo, efeito, pontos
command-card-name = nome
command-card-name-about = O nome, ou o que ela faz: Héstia, Zeus, martelo, rerrolar…
command-face = face
command-face-about = Consultar uma face de dado: imagem, preço, efeito
command-face-name = nome
command-face-name-about = O que ela mostra: 3 de ouro, ×3, espelho, golem…
command-rules = regras
command-rules-about = Consultar uma regra, em poucas frases curtas
command-rules-topic = tema
command-rules-topic-about = O que você quer saber: descanso, forjar, labirinto, pontuação…
command-help = ajuda
command-help-about = Como começar uma partida, como se joga, onde consultar
