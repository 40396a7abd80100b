# The link that shows a match outside of Discord.

link-press = Link…
link-press-make = Criar um link
link-press-open = Abrir a página
link-press-withdraw = Retirar o link
link-none = { $state ->
        [withdrawn] 🔗 **O link foi retirado.** Ele não leva mais a lugar nenhum, nem para quem está com a página aberta.
       *[none] 🔗 **Um link para esta partida**
    }
    Quem tem o link vê numa página da web o tabuleiro, de quem é a vez, o que aconteceu e os nomes da mesa; nunca o que é só seu, como seus planos ou dicas. Você pode retirá-lo quando quiser.
link-shown = 🔗 **Quem tem este link pode assistir à partida:** <{ $address }>
    A pessoa vê o que toda a mesa vê, os nomes também. Todo mundo na mesa pode ver este link aqui e retirá-lo.
link-news = 🔗 **{ $name }** criou um link que mostra esta partida fora do Discord. Todo mundo na mesa pode vê-lo e retirá-lo: `/table link`.
command-table-link = link
command-table-link-about = O link que mostra esta partida fora do Discord: criar, ver, retirar
refusal-links_off = Aqui não há páginas da web para partidas: elas não estão ativadas.
