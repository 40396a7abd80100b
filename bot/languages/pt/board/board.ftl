# The board and the choices below it.

# The board.

board-turn = **{ $name }** · { $asked }
board-choices = Minha escolha
board-choose-this = Escolher
board-choice-joined = { $first }: { $then }
board-choice-and-end = Igual, e encerrar o turno…
board-choice-as-before = Tudo como antes: { $names }
board-choice-repeated = Como antes, depois { $then }
board-choice-times = { $name }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
 }
board-mine = Minhas cartas
board-describe = Tabuleiro em palavras
board-roll = Mostrar a rolagem
board-explained = Tabuleiro explicado
board-board = Tabuleiro
board-hint = 💡 Dica
board-more = Mais…
board-happened = 📜 O que aconteceu?
board-link = Ir ao tabuleiro
board-more-title = **Mais**
board-no-picture = *Desta vez não consegui desenhar a imagem. **Tabuleiro em palavras** diz o mesmo.*
board-step-back = ◀ Voltar

# What happened, in a few words: of each side, and how many more things it did.

board-story-side = **{ $name }:** { $text }
board-story-more = { " " }e mais { $count }

# What the offered cards do.

board-offer = Explicar minhas opções
board-offered-unasked = Não é sua vez de escolher, então ainda não há o que explicar.
board-offered-nothing = Aqui não há carta nem face para explicar. Cada opção diz o que rende.

# Choices.

board-choices-title = **{ $game }** · { $asked }
board-choose = Escolher…
board-choose-more = Mais opções…
board-played = { $choice_id ->
    [none] Feito! O tabuleiro mostra.
   *[some] Feito: { $choice }.
 }

# The message that calls the players who are asked.

board-ping = { $people } { $count ->
    [1] É sua vez em
   *[other] Cada pessoa tem uma escolha a fazer em
 } { $game }, rodada { $round }{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Ir ao tabuleiro]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

board-seal = 🔒 Os dados estão selados, então ninguém pode mudá-los. Selo: `{ $seal }…` · `/verify` mostra o selo inteiro.

# Refusals.

refusal-not_your_turn = { $count ->
    [0] Ninguém precisa escolher agora.
    [one] É a vez de { $names }, não a sua.
   *[other] A mesa espera por { $names }, não por você.
 }
refusal-on_its_way = A partida já andou. O novo tabuleiro está a caminho; escolha lá.
refusal-stale = A partida já andou. { $link ->
    [none] `/board` mostra o tabuleiro mais novo.
   *[other] [Aqui está o tabuleiro mais novo.]({ $link })
 }
refusal-not_offered = { $reason } `/move` mostra o que você pode fazer.
refusal-already_played = Você já fez esta escolha. O tabuleiro mostra.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = tabuleiro
command-board-about = O tabuleiro da partida deste canal de novo, com suas escolhas
command-mine = meu
command-mine-about = Suas próprias cartas, símbolos e dados, de perto
command-move = jogada
command-move-about = Sua escolha atual de novo, se a mensagem dela já ficou para trás

# In the menu of a message.

menu-describe = Descrever este tabuleiro
refusal-not_a_board = Não há tabuleiro nesta mensagem. Use isto num dos meus tabuleiros.

board-standing = Respostas automáticas
