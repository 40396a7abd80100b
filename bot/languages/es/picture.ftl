# The words in the pictures of any game, and in their descriptions (alt texts).

picture-player = Asiento { $number }
picture-move = jugada { $number }
picture-to-act = juega
picture-which-way = { $ways ->
    [none] ¿{ $last }?
   *[other] ¿{ $ways } o { $last }?
 }
picture-question-to = Pregunta a { $name }: { $question }
picture-points-changed = Puntos: { $changes }.
picture-turn-of = turno de { $name }
picture-answer-right = Un anillo dorado con una marca de acierto señala lo mejor: { $answer }.
picture-answer-other = Un anillo discontinuo con una cruz señala: { $answer }.
picture-to-choose = Para elegir
picture-within-reach = A tu alcance
picture-nothing-within-reach = Nada a tu alcance
picture-place-nth = { $place }.º
picture-waiting = esperando a
picture-waiting-all = esperando a la mesa
picture-wins = gana
picture-win = ganan
picture-free-seat = sitio libre
picture-place = { $place }.º
picture-place-shared = { $place }.º compartido

# The poster of a match: the winner, and how far ahead.

picture-poster-points = { $points ->
    [one] punto
   *[other] puntos
 }
picture-poster-ahead = { $points } más que { $name }
picture-poster-tie-break = tantos como { $name }, pero gana el desempate
picture-poster-shared = Victoria compartida
picture-poster-level = Todo igualado
picture-poster-decided = El turno decisivo
picture-poster-turn = { $name }, ronda { $round } ({ $change })
picture-poster-round = ronda { $round }
picture-poster-luck = Lo que dio la suerte, en probabilidad de ganar
picture-poster-percent = { $change } %

# The pictures of games that draw none of their own.

picture-plain-round = ronda { $number }
picture-plain-final = recuento final
picture-plain-side = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
picture-plain-lobby = { $game }. En la mesa: { $names }. Asientos libres: { $free }.

# A chart of the chances of winning.

picture-chances-title = Probabilidad de ganar
picture-chances-round = Ronda
picture-chances-alt = Gráfico de la probabilidad de ganar a lo largo de { $rounds } rondas.
picture-chances-accuracy = Precisión { $score } (probable: { $low }–{ $high })
picture-chances-luck = Suerte { $win }
picture-chances-luck-of = El azar dio a { $name } { $win } puntos de probabilidad de ganar.
picture-chances-stroke = En la ronda { $round } una tirada dio a { $name } { $win } puntos de probabilidad de ganar.
picture-chances-accuracy-of = Las elecciones de { $name } tienen una precisión de { $score } sobre 100, lo más probable entre { $low } y { $high }.
picture-chances-marked = Las elecciones que más costaron a { $name }: { $choices }.
picture-chances-choice = { $number } en la ronda { $round }
picture-chances-side = { $name }: { $first } % al comienzo, { $best } % como máximo en la ronda { $round }, { $last } % al final.
picture-chances-then = En la ronda { $round }: { $chances }.

# Tables of leagues and tournaments, and the bracket of a knock-out.

picture-ranking-line = { $place }. { $name }: { $score }{ $zone ->
    [up] , sube
    [down] , baja
   *[stay] {""}
 }.
picture-bracket-round = Ronda { $number }
picture-bracket-final = Final
picture-bracket-winner = Victoria de { $name }.
picture-bracket-round-alt = { $round }: { $tables } (* sigue jugando).

# Several boards in one picture.

picture-strip = { $boards ->
    [one] Lo que pasó en un turno.
   *[other] Lo que pasó en { $boards } turnos, del más antiguo al más reciente.
 }
picture-replay = Toda la partida como animación: { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
 } en { $boards ->
    [one] 1 tablero
   *[other] { $boards } tableros
 }. El último tablero:

# The newest roll, as an animation.

picture-roll = Los dados al caer.
picture-roll-of = { $name } saca { $dice }.
