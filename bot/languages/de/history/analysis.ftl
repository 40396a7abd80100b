# Die Analyse einer Partie, die zu Ende ist.

# While it is made, and the whole.

analysis-running = 📈 Ich spiele durch, was sonst möglich war: { $percent } % fertig. Die Analyse erscheint hier.
analysis-title = ### { $game }: deine Partie analysiert
analysis-title-shared = ### { $game }: die Partie von { $name }, analysiert
analysis-title-watched = ### { $game }: die Partie analysiert
analysis-nothing-learned = Züge kann ich bei dieser Spielweise nicht beurteilen, nur, wie die Würfel fielen.
analysis-accuracy = 🎯 Genauigkeit **{ $score }** von 100 (aus { $choices } Entscheidungen, auf die es ankam; sehr wahrscheinlich zwischen { $low } und { $high })
analysis-costs = { $count ->
    [one] **Ein Wendepunkt**
    [2] **Zwei Wendepunkte**
   *[other] **Drei Wendepunkte**
 }
analysis-cost = **{ $number }.** Runde { $round }: { $played }. Besser: **{ $better }** ({ $has_win ->
    [no] { "" }
   *[yes] Gewinnchance { $win } % statt { $win_played } %,{ " " }
 }{ $points } statt { $points_played } Punkte)
analysis-no-costs = ✅ Nichts, was ich ausprobiert habe, war klar besser als das Gespielte.
analysis-luck = 🎲 { $name }: gewürfelte Werte { $luck } ({ $dice } Würfel){ $win ->
    [no] { "" }
   *[other] ; Glück durch alle Würfe und Karten: { $win } Punkte Gewinnchance
 }
analysis-luck-two = Die Werte sagen, wie hoch die Würfel fielen, das Glück, was das geändert hat: Ein hoher Wurf kann kommen, wenn er wenig hilft.
analysis-luck-alone = Wie viel Gewinnchance diese Würfe wert waren, kann ich allein nicht sagen: Ich habe nur gelernt, Partien ab zwei Personen zu beurteilen.
analysis-without-luck = ⚖️ Ein Sieg zählt 100, eine Niederlage 0. { $beyond ->
    [above] { $result ->
        [100] Auch ohne
       *[other] Ohne
     } Glück wäre es für { $own ->
        [yes] dich
       *[no] { $name }
     } ein Sieg: Das Glück hat etwa **{ $luck }** gekostet (± { $error }).
    [below] { $result ->
        [0] Auch ohne
       *[other] Ohne
     } Glück wäre es für { $own ->
        [yes] dich
       *[no] { $name }
     } eine Niederlage: Das Glück hat etwa **{ $luck }** gebracht (± { $error }).
   *[no] Ohne Glück wären { $own ->
        [yes] deine { $result }
       *[no] die { $result } von { $name }
     } etwa **{ $adjusted }** (± { $error }); bei gleicher Stärke wären es { $even }.
 }
analysis-flat = 📈 { $curve ->
    [high] Wer vernünftig weiterspielt, gewinnt aus jeder dieser Stellungen fast immer: Darum bleibt die Kurve oben. Gegen eine höhere Stufe wird es enger.
   *[low] Auch wer vernünftig weiterspielt, verliert aus jeder dieser Stellungen fast immer: Darum bleibt die Kurve unten. Gegen eine niedrigere Stufe wird es enger.
 }
analysis-about = Chancen und Punkte sind Schätzungen: Ich habe jede Stellung viele Male weitergespielt, ohne zu wissen, was verdeckt war. Das Band um die Kurve zeigt, wie sicher sie ist{ $dice ->
    [yes] ; ein Würfel daran sagt, wie viele Punkte dir ein Wurf gebracht hat
   *[no] { "" }
 }. Genauigkeit 100 heißt: immer die beste Möglichkeit; 50: so gut, wie der mittlere Computerspieler an deiner Stelle gewählt hätte; 0 hat, wer nach Zufall wählt. Nur du siehst das.
analysis-about-luck = Nur du siehst das.

# One choice.

analysis-moment-title = ### { $number }. Runde { $round } · Entscheidung { $at } von { $of }
analysis-moment-played = Gespielt: { $choice }
analysis-moment-better = Besser: **{ $choice }**
analysis-moment-tried = Ich habe beides { $futures }-mal mit denselben Würfeln weitergespielt: Das hier schnitt besser ab.
analysis-moment-figures = { $has_win ->
    [no] { "" }
   *[yes] Gewinnchance { $win } % statt { $win_played } %,{ " " }
 }im Schnitt { $points } statt { $points_played } Punkte am Ende. Ich bin sehr sicher.

# Buttons.

analysis-press = Analyse
analysis-look = { $number } ansehen
analysis-step = Ab hier Schritt für Schritt
analysis-back = Zurück
analysis-share = Teilen

refusal-nothing_to_analyse = In diesem Kanal ist noch keine Partie zu Ende gegangen. Sobald eine vorbei ist, nimmt `/analysis` sie unter die Lupe.
command-analysis = analyse
command-analysis-about = Die letzte Partie auswerten, von hier oder deine eigene: Chancen, Glück; nur du siehst es
