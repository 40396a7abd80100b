# Namen und Beschreibungen der Nachschlagebefehle. Namen: kleine Buchstaben, höchstens 32; Beschreibungen: höchstens 100.
command-card = karte
command-card-about = Eine Karte nachschlagen: Bild, Kosten, Wirkung, Punkte
command-card-name = name
command-card-name-about = Wie sie heißt oder was sie kann: Hestia, Zeus, Neuwurf, Vase …
command-rules = regeln
command-rules-about = Eine Regel nachschlagen, in wenigen kurzen Sätzen
command-rules-topic = thema
command-rules-topic-about = Was du wissen möchtest: Ausruhen, Vasen, Spielende, Wertung …
command-help = hilfe
command-help-about = Wie man eine Partie beginnt, wie man spielt und wo man nachschlägt
