# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = Eine Karte wie „{ $query }“ finde ich nicht. Tippe den Anfang ihres Namens und wähle aus der Liste: Hestia, Zeus, Hydra, Minotaur …
lookup-face-unknown = Eine Würfelseite wie „{ $query }“ finde ich nicht. Tippe, was sie zeigt, und wähle aus der Liste: 3 Gold, ×3, Spiegel, Schild, Golem …
lookup-rule-unknown = Über „{ $query }“ habe ich keine Regel gefunden. Wähle ein Thema aus der Liste:
lookup-rules-title = Die Regeln von { $game }
lookup-rules-choose = Ein Thema aufschlagen …
lookup-book-choose = Ein Thema aus { $book } aufschlagen …
lookup-rules-hint = `/rules` mit einem Thema sagt mehr; `/card` zeigt eine einzelne Karte, `/face` eine Würfelseite.
lookup-entry = { $game }: { $title }
lookup-help-title = Willkommen bei Pantheon
lookup-help-intro =
    Ich leite in diesem Kanal Brettspiele aus der griechischen Sagenwelt. Du spielst mit Klicks; ich würfle, zeichne das Brett und achte auf die Regeln.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-begin = **So geht es los.** So ein Befehl öffnet eine Lobby: Andere drücken *Mitspielen*, Computerspieler füllen leere Plätze, und wer eingeladen hat, drückt *Start*.{ $game ->
    [none] { "" }
   *[other] { " " }`/play solo` beginnt sofort eine Partie { $game } allein gegen Hades.
 }
lookup-help-board = **Dein Zug.** Ich erwähne dich. Auf dem Brett ist golden, was in Reichweite liegt; darunter steht deine Auswahl, jeweils mit dem, was sie bringt. Angeboten wird nur, was die Regeln erlauben; probier es einfach aus. *Zurücknehmen* macht deine letzte Wahl ungeschehen; hinter einen Wurf (🎲) oder die Wahl anderer nur, wenn alle zustimmen.
lookup-help-more =
    { "" }**Wo war ich?** `/board` holt das Brett zurück, `/move` deine offene Wahl, `/mine` zeigt deine Karten im Einzelnen, `/games` alle deine Partien. `/log` erzählt, was geschah.

    { "" }**Jemand fehlt?** `/table absent` beginnt eine Abstimmung, und ein Computerspieler springt bis zur Rückkehr ein. `/table away` und `/table return` tun das für dich.

    { "" }**Was bewirkt das?** `/card` zeigt jede Karte, `/face` jede Würfelseite, `/rules` jede Regel, in wenigen Sätzen.

    { "" }**Faire Würfel.** Vor dem ersten Wurf werden die Würfel versiegelt; `/verify` beweist sie am Ende.

    `/preferences` stellt ein, in welcher Sprache ich mit dir spreche, wie ich dich erinnere, wann du Ruhe willst und mehr. `/privacy export` zeigt, was ich über dich speichere, `/privacy erase` vergisst es.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

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
