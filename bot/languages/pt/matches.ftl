# Leagues of matches among people.

matches-title = ### ⚔️ Liga de partidas · { $game }
matches-terms = Mesas de { $seats } · { $once ->
    [1] 1 partida por vez
   *[other] { $once } partidas por vez
 } · { $pace } · { $most } partidas por temporada
matches-season = Temporada { $season }
matches-until = _Temporada { $season }, até <t:{ $until }:D>_
matches-wide = 🌍 Pessoas de outros servidores também jogam aqui, e veem seu nome.
matches-own = Você está na **{ $division }**: { $played } de { $most } partidas jogadas, { $running } em andamento. `/games` as lista.
matches-shut-out = { $missed ->
    [1] Você faltou à sua última partida, então não abro mais nenhuma para você.
   *[other] Você faltou às suas últimas { $missed } partidas, então não abro mais nenhuma para você.
 } Aperte **Voltei** e você segue jogando nesta temporada.
matches-outside = Entre quando quiser: abro suas partidas assim que houver gente suficiente, e escrevo para você em mensagens diretas.
matches-about = Todo mundo numa divisão joga com os mesmos dados e cartas. Sua nota numa partida: seus pontos menos a média de quem teve os mesmos dados e o mesmo lugar. Contam as primeiras { $most } partidas. Se um computador precisar substituir você, a partida conta como perdida só para você. Um quarto de cada divisão sobe 🔼 e um quarto desce 🔽; estreantes têm divisões próprias. Os dados ficam em segredo até <t:{ $until }:D>, porque há quem ainda jogue com eles: por favor, não fale de uma partida antes disso.
matches-line = { $medal } { $name } · **{ $score }** · partidas: { $played }
matches-heading-played = Partidas
matches-none = Este servidor ainda não tem liga de partidas deste jogo. { $manager ->
    [yes] Você pode abrir uma: as pessoas entram com um clique, e eu abro as partidas e cuido das tabelas.
   *[no] Quem administra o servidor pode abrir uma aqui.
 }
matches-weeks = { $weeks } semanas
matches-over-title = ### 🏁 Liga de partidas · { $game }: a temporada { $season } terminou
matches-over-best = **{ $division }**: { $names }
matches-over-next = A próxima temporada começou: { $moved ->
    [yes] um quarto de cada divisão subiu, um quarto desceu.
   *[no] as divisões seguem esta tabela.
 } Os dados da temporada passada não são mais segredo.

matches-press-join = Entrar
matches-press-leave = Sair
matches-press-return = Voltei
matches-press-form = Abrir uma liga…
matches-press-close = Fechar a liga
matches-press-widen = Abrir a todos os servidores
matches-press-narrow = Só este servidor
matches-press-back = Liga do desafio do dia
matches-press-look = Ver a liga

matches-form-title = Nova liga de partidas
matches-form-seats = Pessoas por mesa
matches-form-once = Partidas por vez
matches-form-once-about = Quantas partidas cada membro joga ao mesmo tempo.
matches-form-most = Partidas que contam
matches-form-most-about = Quantas partidas cada membro joga no máximo por temporada.
matches-form-pace = Prazo por escolha
matches-form-pace-about = Quando acaba, um computador assume até a pessoa voltar.
matches-form-weeks = Duração da temporada
matches-form-weeks-about = Depois disso, partidas em andamento têm mais uma semana.
