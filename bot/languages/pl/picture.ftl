# The words in the pictures of any game, and in their descriptions (alt texts).

picture-player = Gracz { $number }
picture-move = ruch { $number }
picture-to-act = ma ruch
picture-which-way = { $ways ->
    [none] { $last }?
   *[other] { $ways } czy { $last }?
 }
picture-turn-of = Tura: { $name }
picture-question-to = Pytanie ({ $name }): { $question }
picture-points-changed = Punkty: { $changes }.
picture-answer-right = Złoty pierścień z ptaszkiem pokazuje, co jest najlepsze: { $answer }.
picture-answer-other = Przerywany pierścień z krzyżykiem pokazuje: { $answer }.
picture-to-choose = Do wyboru
picture-within-reach = W zasięgu
picture-nothing-within-reach = Nic w zasięgu
picture-place-nth = { $place }.
picture-waiting = czekamy na:
picture-waiting-all = czekamy na wszystkich
picture-wins = wygrywa
picture-win = wygrywają
picture-free-seat = wolne miejsce
picture-place = { $place }.
picture-place-shared = { $place }., ex aequo

# The poster of a match: the winner, and how far ahead.

picture-poster-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }
picture-poster-ahead = o { $points } więcej niż { $name }
picture-poster-tie-break = tyle samo co { $name }, ale lepiej przy remisie
picture-poster-shared = Wspólne zwycięstwo
picture-poster-level = Na razie remis
picture-poster-decided = Tura, która rozstrzyga
picture-poster-turn = { $name }, runda { $round } ({ $change })
picture-poster-round = runda { $round }
picture-poster-luck = Ile szczęście dodało do szans na wygraną
picture-poster-percent = { $change }%

# The pictures of games that draw none of their own.

picture-plain-round = runda { $number }
picture-plain-final = wynik końcowy
picture-plain-side = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }
picture-plain-lobby = { $game }. Przy stole: { $names }. Wolne miejsca: { $free }.

# A chart of the chances of winning.

picture-chances-title = Szanse na wygraną
picture-chances-round = Runda
picture-chances-alt = Wykres szans na wygraną, liczba rund: { $rounds }.
picture-chances-accuracy = Dokładność { $score } (pewnie { $low }–{ $high })
picture-chances-luck = Szczęście { $win }
picture-chances-luck-of = { $name }: szczęście dało { $win } pkt proc. szansy na wygraną.
picture-chances-stroke = W rundzie { $round } rzut zmienił szansę na wygraną o { $win } pkt proc.: { $name }.
picture-chances-accuracy-of = Dokładność wyborów ({ $name }): { $score } na 100, najpewniej między { $low } a { $high }.
picture-chances-marked = Najbardziej kosztowne wybory ({ $name }): { $choices }.
picture-chances-choice = { $number } w rundzie { $round }
picture-chances-side = { $name }: { $first }% na początku, najwyżej { $best }% w rundzie { $round }, { $last }% na końcu.
picture-chances-then = W rundzie { $round }: { $chances }.

# Tables of leagues and tournaments, and the bracket of a knock-out.

picture-ranking-line = { $place }. { $name }: { $score }{ $zone ->
    [up] , w górę
    [down] , w dół
   *[stay] {""}
 }.
picture-bracket-round = Runda { $number }
picture-bracket-final = Finał
picture-bracket-winner = Wygrywa { $name }.
picture-bracket-round-alt = { $round }: { $tables } (* gra dalej).

# Several boards in one picture.

picture-strip = { $boards ->
    [one] Co się działo w jednej turze.
    [few] Co się działo w { $boards } turach, od najstarszej.
   *[other] Co się działo w { $boards } turach, od najstarszej.
 }
picture-replay = Cała partia jako animacja: { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
 } na { $boards ->
    [one] 1 planszy
   *[other] { $boards } planszach
 }. Ostatnia plansza:

# The newest roll, as an animation.

picture-roll = Kości, jak padają.
picture-roll-of = { $name } wyrzuca { $dice }.
