# A match that is shown in answers alone, where the bot is only added to somebody's account.

answered-about = Só você vê esta partida. Aqui só consigo responder aos seus cliques: não posso publicar nem mandar lembretes, e ninguém pode assistir ou entrar. Se esta mensagem sumir, `/move` mostra a partida de novo. Os dados estão selados como `{ $seal }`.
