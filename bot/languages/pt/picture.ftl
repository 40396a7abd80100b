# The words in the pictures of any game, and in their descriptions (alt texts).

picture-player = Pessoa { $number }
picture-move = jogada { $number }
picture-to-act = na vez
picture-which-way = { $ways ->
    [none] { $last }?
   *[other] { $ways } ou { $last }?
 }
picture-turn-of = Vez de { $name }
picture-question-to = Pergunta a { $name }: { $question }
picture-points-changed = Pontos: { $changes }.
picture-answer-right = Um anel dourado com um sinal de certo marca a melhor escolha: { $answer }.
picture-answer-other = Um anel tracejado com um X marca: { $answer }.
picture-to-choose = Para escolher
picture-within-reach = Ao alcance
picture-nothing-within-reach = Nada ao alcance
picture-place-nth = { $place }º
picture-waiting = esperando
picture-waiting-all = esperando todo mundo
picture-wins = vence
picture-win = vencem
picture-free-seat = lugar livre
picture-place = { $place }º
picture-place-shared = { $place }º, dividido

# The poster of a match: the winner, and how far ahead.

picture-poster-points = { $points ->
    [1] ponto
   *[other] pontos
 }
picture-poster-ahead = { $points } à frente de { $name }
picture-poster-tie-break = empate com { $name }, mas à frente no desempate
picture-poster-shared = Vitória dividida
picture-poster-level = Empate até aqui
picture-poster-decided = O turno que decidiu
picture-poster-turn = { $name }, rodada { $round } ({ $change })
picture-poster-round = rodada { $round }
picture-poster-luck = O que a sorte rendeu, em chance de vitória
picture-poster-percent = { $change }%

# The pictures of games that draw none of their own.

picture-plain-round = rodada { $number }
picture-plain-final = pontuação final
picture-plain-side = { $name }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }
picture-plain-lobby = { $game }. Na mesa: { $names }. Lugares livres: { $free }.

# A chart of the chances of winning.

picture-chances-title = Chances de vitória
picture-chances-round = Rodada
picture-chances-alt = Um gráfico das chances de vitória, ao longo de { $rounds } rodadas.
picture-chances-accuracy = Precisão { $score } (provável: { $low }–{ $high })
picture-chances-luck = Sorte { $win }
picture-chances-luck-of = A sorte rendeu a { $name } { $win } pontos de chance de vitória.
picture-chances-stroke = Na rodada { $round }, uma rolagem rendeu a { $name } { $win } pontos de chance de vitória.
picture-chances-accuracy-of = As escolhas de { $name } têm precisão { $score } de 100, o mais provável é entre { $low } e { $high }.
picture-chances-marked = As escolhas que mais custaram a { $name }: { $choices }.
picture-chances-choice = { $number } na rodada { $round }
picture-chances-side = { $name }: { $first }% no começo, { $best }% no melhor momento, na rodada { $round }, { $last }% no fim.
picture-chances-then = Na rodada { $round }: { $chances }.

# Tables of leagues and tournaments, and the bracket of a knock-out.

picture-ranking-line = { $place }. { $name }: { $score }{ $zone ->
    [up] , sobe
    [down] , desce
   *[stay] {""}
 }.
picture-bracket-round = Rodada { $number }
picture-bracket-final = Final
picture-bracket-winner = Vitória de { $name }.
picture-bracket-round-alt = { $round }: { $tables } (* segue adiante).

# Several boards in one picture.

picture-strip = { $boards ->
    [1] O que houve em um turno.
   *[other] O que houve em { $boards } turnos, do mais antigo ao mais novo.
 }
picture-replay = A partida inteira em animação: { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
 } em { $boards ->
    [1] 1 tabuleiro
   *[other] { $boards } tabuleiros
 }. O último tabuleiro:

# The newest roll, as an animation.

picture-roll = Os dados rolando.
picture-roll-of = { $name } rola { $dice }.
