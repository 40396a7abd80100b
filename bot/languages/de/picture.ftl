# The words in the pictures of any game, and in their descriptions (alt texts).

picture-player = Spieler { $number }
picture-move = Zug { $number }
picture-to-act = ist dran
picture-which-way = { $ways ->
    [none] { $last }?
   *[other] { $ways } oder { $last }?
 }
picture-turn-of = { $name } ist am Zug
picture-question-to = Frage an { $name }: { $question }
picture-points-changed = Punkte: { $changes }.
picture-answer-right = Ein goldener Ring mit Haken zeigt, was am besten ist: { $answer }.
picture-answer-other = Ein gestrichelter Ring mit Kreuz zeigt: { $answer }.
picture-to-choose = Zur Wahl
picture-within-reach = In Reichweite
picture-nothing-within-reach = Nichts in Reichweite
picture-place-nth = { $place }.
picture-waiting = gefragt:
picture-waiting-all = alle wählen
picture-wins = gewinnt
picture-win = gewinnen
picture-free-seat = freier Platz
picture-place = Platz { $place }
picture-place-shared = Platz { $place }, geteilt

# Das Plakat einer Partie: wer gewinnt, und mit welchem Vorsprung.

picture-poster-points = { $points ->
    [one] Punkt
   *[other] Punkte
 }
picture-poster-ahead = { $points } vor { $name }
picture-poster-tie-break = gleichauf mit { $name }, im Gleichstand vorn
picture-poster-shared = Geteilter Sieg
picture-poster-level = Bisher gleichauf
picture-poster-decided = Der entscheidende Zug
picture-poster-turn = { $name }, Runde { $round } ({ $change })
picture-poster-round = Runde { $round }
picture-poster-luck = Was das Glück brachte, in Gewinnchance
picture-poster-percent = { $change } %

# Die Bilder von Spielen, die keine eigenen zeichnen.

picture-plain-round = Runde { $number }
picture-plain-final = Endstand
picture-plain-side = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
picture-plain-lobby = { $game }. Am Tisch: { $names }. Freie Plätze: { $free }.

# A chart of the chances of winning.

picture-chances-title = Gewinnchancen
picture-chances-round = Runde
picture-chances-alt = Ein Diagramm der Gewinnchancen über { $rounds } Runden.
picture-chances-accuracy = Genauigkeit { $score } (wohl { $low }–{ $high })
picture-chances-luck = Glück { $win }
picture-chances-luck-of = Der Zufall brachte { $name } { $win } Punkte Gewinnchance.
picture-chances-stroke = In Runde { $round } brachte ein Wurf { $name } { $win } Punkte Gewinnchance.
picture-chances-accuracy-of = Die Entscheidungen von { $name } haben eine Genauigkeit von { $score } von 100, sehr wahrscheinlich zwischen { $low } und { $high }.
picture-chances-marked = Was { $name } am meisten gekostet hat: { $choices }.
picture-chances-choice = { $number } in Runde { $round }
picture-chances-side = { $name }: { $first } % am Anfang, höchstens { $best } % in Runde { $round }, { $last } % am Ende.
picture-chances-then = In Runde { $round }: { $chances }.

# Tabellen von Ligen und Turnieren, und der Turnierbaum.

picture-ranking-line = { $place }. { $name }: { $score }{ $zone ->
    [up] , steigt auf
    [down] , steigt ab
   *[stay] {""}
 }.
picture-bracket-round = Runde { $number }
picture-bracket-final = Finale
picture-bracket-winner = Gewonnen hat { $name }.
picture-bracket-round-alt = { $round }: { $tables } (* kommt weiter).

# Several boards in one picture.

picture-strip = { $boards ->
    [one] Was in einem Zug geschah.
   *[other] Was in { $boards } Zügen geschah, der älteste zuerst.
 }
picture-replay = Die ganze Partie als Animation: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 } auf { $boards ->
    [one] einem Bild
   *[other] { $boards } Bildern
 }. Das letzte:

# Der neueste Wurf als Animation.

picture-roll = Die Würfel im Wurf.
picture-roll-of = { $name } würfelt { $dice }.
