# The words in the pictures of any game, and in their descriptions (alt texts).

picture-player = Partecipante { $number }
picture-move = mossa { $number }
picture-to-act = di turno
picture-which-way = { $ways ->
    [none] { $last }?
   *[other] { $ways } o { $last }?
 }
picture-turn-of = turno di { $name }
picture-question-to = Domanda a { $name }: { $question }
picture-points-changed = Punti: { $changes }.
picture-answer-right = Un anello dorato con una spunta indica la scelta migliore: { $answer }.
picture-answer-other = Un anello tratteggiato con una croce indica: { $answer }.
picture-to-choose = Da scegliere
picture-within-reach = A portata
picture-nothing-within-reach = Nulla a portata
picture-place-nth = { $place }º
picture-waiting = in attesa di
picture-waiting-all = in attesa del tavolo
picture-wins = vince
picture-win = vincono
picture-free-seat = posto libero
picture-place = { $place }º
picture-place-shared = { $place }º, condiviso

# The poster of a match: the winner, and how far ahead.

picture-poster-points = { $points ->
    [one] punto
   *[other] punti
 }
picture-poster-ahead = +{ $points } su { $name }
picture-poster-tie-break = pari con { $name }, ma avanti allo spareggio
picture-poster-shared = Vittoria condivisa
picture-poster-level = Finora pari
picture-poster-decided = Il turno decisivo
picture-poster-turn = { $name }, round { $round } ({ $change })
picture-poster-round = round { $round }
picture-poster-luck = Quanto ha dato la fortuna, in probabilità di vincere
picture-poster-percent = { $change }%

# The pictures of games that draw none of their own.

picture-plain-round = round { $number }
picture-plain-final = punti finali
picture-plain-side = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
picture-plain-lobby = { $game }. Al tavolo: { $names }. Posti liberi: { $free }.

# A chart of the chances of winning.

picture-chances-title = Probabilità di vincere
picture-chances-round = Round
picture-chances-alt = Un grafico delle probabilità di vincere, su { $rounds } round.
picture-chances-accuracy = Precisione { $score } (probabile: { $low }–{ $high })
picture-chances-luck = Fortuna { $win }
picture-chances-luck-of = Il caso ha dato a { $name } { $win } punti di probabilità di vincere.
picture-chances-stroke = Nel round { $round } un tiro ha dato a { $name } { $win } punti di probabilità di vincere.
picture-chances-accuracy-of = Le scelte di { $name } hanno una precisione di { $score } su 100, molto probabilmente tra { $low } e { $high }.
picture-chances-marked = Le scelte costate di più a { $name }: { $choices }.
picture-chances-choice = { $number } nel round { $round }
picture-chances-side = { $name }: { $first }% all’inizio, al massimo { $best }% nel round { $round }, { $last }% alla fine.
picture-chances-then = Nel round { $round }: { $chances }.

# Tables of leagues and tournaments, and the bracket of a knock-out.

picture-ranking-line = { $place }. { $name }: { $score }{ $zone ->
    [up] , sale
    [down] , scende
   *[stay] {""}
 }.
picture-bracket-round = Turno { $number }
picture-bracket-final = Finale
picture-bracket-winner = Vince { $name }.
picture-bracket-round-alt = { $round }: { $tables } (* va avanti).

# Several boards in one picture.

picture-strip = { $boards ->
    [one] Che cosa è successo in un turno.
   *[other] Che cosa è successo in { $boards } turni, dal più vecchio.
 }
picture-replay = Tutta la partita come animazione: { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
 } su { $boards ->
    [one] 1 tabellone
   *[other] { $boards } tabelloni
 }. L’ultimo tabellone:

# The newest roll, as an animation.

picture-roll = I dadi mentre cadono.
picture-roll-of = { $name } tira { $dice }.
