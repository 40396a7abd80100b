# Namen und Beschreibungen der Nachschlagebefehle. Namen: kleine Buchstaben, höchstens 32; Beschreibungen: höchstens 100.
command-card = karte
command-card-about = Eine Karte nachschlagen: Bild, Kosten, Wirkung, Punkte
command-card-name = name
command-card-name-about = Wie sie heißt oder was sie kann: Hestia, Zeus, Hammer, Neuwurf …
command-face = seite
command-face-about = Eine Würfelseite nachschlagen: Bild, Preis, Wirkung
command-face-name = name
command-face-name-about = Was sie zeigt: 3 Gold, ×3, Spiegel, Golem …
command-rules = regeln
command-rules-about = Eine Regel nachschlagen, in wenigen kurzen Sätzen
command-rules-topic = thema
command-rules-topic-about = Was du wissen möchtest: Ausruhen, Schmieden, Labyrinth, Wertung …
command-help = hilfe
command-help-about = Wie man eine Partie beginnt, wie man spielt und wo man nachschlägt
