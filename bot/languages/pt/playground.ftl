# The playground.

playground-topic = Tudo aqui acontece no seu próprio computador.
playground-you = { $name } (você)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Mensagens diretas a { $name }{ $new ->
        [0] { "" }
        [one] { " " }(1 nova)
       *[other] { " " }({ $new } novas)
    }
playground-conversation-thread = 🧵 { $thread }, como { $name }
playground-open = A área de testes está aberta. Ela roda só neste computador e não precisa de conta nem de token.
playground-how =
    O endereço é a chave da página: quem o tem pode jogar. Escolha uma pessoa no alto da página,
    depois aperte um botão embaixo da saudação, ou digite / para ver os comandos. Ctrl-C encerra.

# The greeting in its channel.

playground-greeting-title = Boas-vindas ao Olimpo
playground-greeting-begin =
    {""}**É sua primeira vez?** *Aprender Hércules* leva cinco minutos. Numa sala você pode entrar como outras pessoas (troque em *{ $viewing }*) ou pôr computadores; depois aperte *Começar*.
playground-greeting-goes-on = {""}**Há uma partida aqui.** `/board` a mostra, com as opções da pessoa em cujo lugar você está; `/games` lista todas as partidas.
playground-greeting-more =
    Digite `/` para ver os comandos: `/help` é um passeio curto, `/rules` explica o jogo, `/card` mostra qualquer carta.

    O idioma escolhido no topo vale para todo mundo aqui; `/preferences` o define para uma pessoa. Mensagens diretas e tópicos estão na lista *{ $viewing }*.

# The page around the messages, in the language in which the playground began.

playground-page-viewing = Ver como
playground-page-messages = Mensagens
playground-page-refresh = Atualizar
playground-page-capture = Capturar
playground-page-inspector = Inspecionar
playground-page-more = Mais
playground-page-end = Encerrar a prévia
playground-page-search-messages = Buscar nas mensagens
playground-page-find = Buscar uma mensagem
playground-page-search = Buscar
playground-page-previous = Anteriores
playground-page-next = Próximas
playground-page-jump = Ir a uma mensagem pelo ID
playground-page-earlier = Carregar mensagens anteriores
playground-page-later = Mensagens mais novas
playground-page-latest = Novas mensagens · ir à última
playground-page-empty = Nenhuma mensagem neste canal.
playground-page-send = Enviar
playground-page-only-you = Só você vê isto
playground-page-edited = editado
playground-page-used = usa
playground-page-conversation = Conversa
playground-page-no-options = Nenhuma opção encontrada
playground-page-cancel = Cancelar
playground-page-submit = Enviar
