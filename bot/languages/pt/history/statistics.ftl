# Statistics and ratings.

statistics-title = Retrospecto de { $name }
statistics-none = Ainda sem partidas terminadas.
statistics-where = { $own ->
    [true] Partidas terminadas em todos os servidores; o rating é deste servidor. Outras pessoas só veem as partidas deste servidor, a não ser que você as esconda em `/preferences`.
    [alone] Partidas terminadas em todos os servidores, e solo. Ratings são de cada servidor: use `/stats` lá.
   *[false] Partidas terminadas neste servidor.
 }
statistics-matches = { $matches ->
    [1] Uma partida
   *[other] { $matches } partidas
 } com outras pessoas, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
 } ({ $share }%){ $ties ->
    [0] {""}
    [one] { $wins ->
        [1] , dividida
       *[other] , uma delas dividida
    }
   *[other] , { $ties } delas divididas
 }
statistics-rating = ⭐ Rating { $rating } após { $matches ->
    [1] uma partida valendo ranking
   *[other] { $matches } partidas valendo ranking
 }{ $left ->
    [0] { "" }
    [one] , provisório: falta 1 para ter posição
   *[other] , provisório: faltam { $left } para ter posição
 }
statistics-alone = Solo ({ $level }): { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
 }, recorde { $best } pontos
statistics-points = 🏆 { $mean } pontos em média, recorde { $best }. Por fonte: { $sources }
statistics-pace = ⏱️ Tempo típico por escolha: { $span }
statistics-luck = 🎲 Valores dos dados: { $luck } ({ $dice } dados)
statistics-luck-measure = { $level ->
    [0] muito abaixo da média
    [1] abaixo da média
    [2] um pouco abaixo da média
    [3] na média
    [4] um pouco acima da média
    [5] acima da média
   *[6] muito acima da média
 }
statistics-accuracy = 🎯 Precisão **{ $score }** de 100 (em { $choices } escolhas que importavam; o mais provável é entre { $low } e { $high })
statistics-accuracy-earlier = { $matches ->
    [1] Uma partida foi analisada
   *[other] { $matches } partidas foram analisadas
 } quando eu ainda calculava a precisão de outro jeito, então aqui { $matches ->
    [1] ela não conta
   *[other] elas não contam
 } para a precisão.
statistics-without-luck = ⚖️ Sorte nas suas partidas com outras pessoas: { $luck } pontos de chance de vitória por partida. Uma vitória conta 100: sua média é { $result }; { $beyond ->
    [above] sem a sorte, perto de 100 (são poucas partidas para dizer mais).
    [below] sem a sorte, perto de 0 (são poucas partidas para dizer mais).
   *[no] sem a sorte, mais ou menos **{ $adjusted }** (± { $error }); { $even } é o que consegue quem joga de igual para igual.
 }
statistics-analysed = { $matches ->
    [1] Da única partida sua
   *[other] Das { $matches } partidas suas
 } que você ou outras pessoas mandaram analisar. Só você vê isto.

# The leaderboard.

statistics-leaderboard-title = ### Ranking deste servidor
statistics-leaderboard-none = Ainda não terminou neste servidor nenhuma partida entre pessoas, nem solo contra Hades. `/play` começa a primeira.
statistics-leaderboard-line = { $medal } { $new ->
    [yes] estreia ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
 }
statistics-leaderboard-alone = _Solo ({ $level })_
statistics-leaderboard-best = { $medal } { $name } · **{ $best } pontos** · { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
 }
statistics-leaderboard-about = Só valem ranking partidas que as mesmas pessoas jogam do começo ao fim, sem computadores; entre as mesmas duas, no máximo 20 por temporada. Todo mundo começa em 1000 e tem posição a partir da quinta partida. Prefere não aparecer? `/preferences`

# Refusals.

refusal-only_own = Fora de um servidor só posso mostrar suas próprias estatísticas. Deixe *pessoa* vazio.
refusal-not_rated = Esta pessoa não quer aparecer nas estatísticas.
refusal-not_a_person = Bots não têm estatísticas. Escolha uma pessoa, ou deixe *pessoa* vazio para ver as suas.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = estatísticas
command-stats-about = Seu retrospecto, ou o de outra pessoa: vitórias, pontos, ritmo, sorte, rating
command-stats-person = pessoa
command-stats-person-about = De quem (de você, se vazio)
command-leaderboard = ranking
command-leaderboard-about = O ranking deste servidor, por rating e solo
command-leaderboard-game = jogo
command-leaderboard-game-about = Qual jogo (todos, se vazio)
command-leaderboard-season = temporada
command-leaderboard-season-about = Qual temporada (desde sempre, se vazio)
menu-record = Retrospecto
