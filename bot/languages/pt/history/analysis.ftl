# The analysis of a match that is over.

# While it is made, and the whole.

analysis-running = 📈 Estou rejogando sua partida em busca de escolhas melhores: { $percent }% prontos. Esta mensagem vira a análise.
analysis-title = ### { $game }: sua partida, analisada
analysis-title-shared = ### { $game }: a partida de { $name }, analisada
analysis-title-watched = ### { $game }: a partida, analisada
analysis-nothing-learned = Ainda não aprendi a julgar este tipo de partida, então só posso dizer se os dados caíram altos.
analysis-accuracy = 🎯 Precisão **{ $score }** de 100 (em { $choices } escolhas que importavam; o mais provável é entre { $low } e { $high })
analysis-costs = { $count ->
    [1] **Um momento decisivo**
    [2] **Dois momentos decisivos**
   *[other] **Três momentos decisivos**
 }
analysis-cost = **{ $number }.** Rodada { $round }: { $played }. Melhor: **{ $better }** ({ $has_win ->
    [no] { "" }
   *[yes] { $win }% em vez de { $win_played }% de vitória,{ " " }
 }{ $points } pontos em vez de { $points_played })
analysis-no-costs = ✅ Testei suas outras opções e não achei nenhuma claramente melhor.
analysis-luck = 🎲 { $name }: valores dos dados { $luck } ({ $dice } dados){ $win ->
    [no] { "" }
   *[other] ; sorte, por todas as rolagens e cartas: { $win } pontos de chance de vitória
 }
analysis-luck-two = Os valores dizem se os dados caíram altos; a sorte, o que isso mudou: uma rolagem alta pode vir quando ajuda pouco.
analysis-luck-alone = Quanto essas rolagens valeram em chance de vitória não sei dizer numa partida solo: só aprendi a julgar partidas de duas pessoas ou mais.
analysis-without-luck = ⚖️ Uma vitória conta 100, uma derrota 0. { $beyond ->
    [above] { $result ->
        [100] Mesmo sem
       *[other] Sem
     } a sorte, seria uma vitória para { $own ->
        [yes] você
       *[no] { $name }
     }: a sorte tirou mais ou menos **{ $luck }** (± { $error }).
    [below] { $result ->
        [0] Mesmo sem
       *[other] Sem
     } a sorte, seria uma derrota para { $own ->
        [yes] você
       *[no] { $name }
     }: a sorte deu mais ou menos **{ $luck }** (± { $error }).
   *[no] Sem a sorte, { $own ->
        [yes] seu { $result }
       *[no] o { $result } de { $name }
     } seria mais ou menos **{ $adjusted }** (± { $error }); { $even } é o que consegue quem joga de igual para igual.
 }
analysis-flat = 📈 { $curve ->
    [high] Quem continua jogando bem vence quase sempre a partir de cada uma destas posições: por isso a curva fica no alto. Em um nível mais difícil, a partida fica mais disputada.
   *[low] Mesmo quem continua jogando bem perde quase sempre a partir de cada uma destas posições: por isso a curva fica embaixo. Em um nível mais fácil, a partida fica mais disputada.
 }
analysis-about = Estimativas: rejoguei cada posição muitas vezes sem olhar cartas escondidas. A faixa em volta da curva mostra a margem{ $dice ->
    [yes] ; um dado nela diz o que uma rolagem rendeu, em pontos
   *[no] { "" }
 }. Precisão 100: você sempre pegou a melhor opção; 50: tão bem quanto o computador de nível médio escolheria no seu lugar; 0 é o que rende escolher ao acaso. Só você vê isto.
analysis-about-luck = Só você vê isto.

# One choice.

analysis-moment-title = ### { $number }. Rodada { $round } · escolha { $at } de { $of }
analysis-moment-played = Você escolheu: { $choice }
analysis-moment-better = Melhor: **{ $choice }**
analysis-moment-tried = Joguei as duas até o fim { $futures } vezes com os mesmos dados, e esta se saiu melhor.
analysis-moment-figures = { $has_win ->
    [no] { "" }
   *[yes] Chance de vitória { $win }% em vez de { $win_played }%;{ " " }
 }{ $points } pontos no fim em vez de { $points_played }, em média. Tenho muita certeza.

# Buttons.

analysis-press = Análise
analysis-look = Mostrar { $number }
analysis-step = Rever a partir daqui
analysis-back = Voltar
analysis-share = Compartilhar

refusal-nothing_to_analyse = Nenhuma partida terminou ainda neste canal. Quando terminar, `/analysis` a examina.
command-analysis = análise
command-analysis-about = A última partida, daqui ou sua: chances, o que mais custou, sorte; só você vê
