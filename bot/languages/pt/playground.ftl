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
playground-open = O playground está aberto. Ele roda só neste computador e não precisa de conta nem de token.
playground-how =
    O endereço é a chave da página: quem o tem pode jogar. Escolha uma pessoa no alto da página,
    depois aperte um botão embaixo da saudação, ou digite / para ver os comandos. Ctrl-C encerra.

# The greeting in its channel.

playground-greeting-title = Boas-vindas ao Olimpo
playground-greeting-begin =
    {""}**É sua primeira vez?** *Aprender Hércules* leva cinco minutos. Numa sala você pode entrar como outras pessoas (troque em *Viewing as*) ou pôr computadores; depois aperte *Começar*.
playground-greeting-goes-on = {""}**Há uma partida aqui.** `/board` a mostra, com as opções da pessoa escolhida em *Viewing as*; `/games` lista todas as partidas.
playground-greeting-more =
    Digite `/` para ver os comandos: `/help` é um passeio curto, `/rules` explica o jogo, `/card` mostra qualquer carta.

    O idioma escolhido no alto vale para todo mundo aqui; `/preferences` o define para uma pessoa. Mensagens diretas e tópicos estão na lista *Viewing as*.
