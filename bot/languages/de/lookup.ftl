# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = Eine Karte „{ $query }“ kenne ich nicht. Tippe den Anfang ihres Namens und wähle aus der Liste: Hestia, Zeus, Hydra, Minotaur …
lookup-face-unknown = Eine Würfelseite „{ $query }“ kenne ich nicht. Tippe, was sie zeigt, und wähle aus der Liste: 3 Gold, ×3, Spiegel, Schild, Golem …
lookup-rule-unknown = Zu „{ $query }“ finde ich keine Regel. Wähle ein Thema aus der Liste:
lookup-rule-command = Das ist ein Befehl, keine Spielregel: `/{ $command }` – { $about }. Für die Regeln wähle ein Thema aus der Liste:
lookup-rules-title = Die Regeln von { $game }
lookup-rules-choose = Thema wählen …
lookup-book-choose = Thema aus { $book } wählen …
lookup-rules-hint = `/rules` mit einem Thema sagt mehr; `/card` zeigt eine Karte, `/face` eine Würfelseite.
lookup-entry = { $game }: { $title }
lookup-help-title = Willkommen bei Pantheon
lookup-help-intro =
    {""}**Neu hier?** *Hercules lernen* dauert fünf Minuten. Ich leite Brettspiele aus der griechischen Sagenwelt: Du klickst; ich würfle, zeichne das Spielbrett und achte auf die Regeln.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-pictured = Spielbretter mitten in einer Partie: { $games }.
lookup-help-further = So spielst du hier
lookup-help-press-names = Befehle auf Deutsch
lookup-help-names = Auf einem Discord in deutscher Sprache heißen die Befehle so:
lookup-help-back = Zurück zum Anfang
lookup-help-how = So spielst du hier
lookup-help-begin = **So geht es los.** `/play` öffnet eine Lobby: Andere drücken *Mitspielen*, Computerspieler füllen freie Plätze, und wer sie geöffnet hat, drückt *Start*. `/play solo` beginnt sofort eine Partie gegen den Computer.
lookup-help-board = **Dein Zug.** Ich rufe dich. Auf dem Spielbrett ist golden, was du jetzt tun kannst; darunter wählst du, und bei jeder Möglichkeit steht, was sie bringt. Verboten ist davon nichts, also probier es aus. *Rückgängig* macht deine letzte Entscheidung ungeschehen; hinter einen Wurf (🎲) oder die Entscheidung anderer nur, wenn alle zustimmen.
lookup-help-more =
    { "" }**Wo war ich?** `/board` holt das Spielbrett zurück, `/move` deine offene Wahl, `/mine` zeigt deine Karten im Einzelnen, `/games` alle deine Partien. `/log` erzählt, was geschah.

    { "" }**Jemand fehlt?** `/table absent` beginnt eine Abstimmung: Sagen genug, dass jemand fehlt, springt ein Computerspieler ein. Gehst du selbst weg, sag `/table away`; zurück kommst du mit `/table return`.

    { "" }**Was bewirkt das?** `/card` zeigt jede Karte, `/face` jede Würfelseite, `/rules` jede Regel, in wenigen Sätzen.

    { "" }**Faire Würfel.** Vor dem ersten Wurf werden die Würfel versiegelt; nach der Partie beweist `/verify`, dass niemand daran gedreht hat.

    `/preferences` stellt ein, in welcher Sprache ich mit dir spreche, wie ich dich erinnere, wann du Ruhe willst und mehr. `/privacy export` zeigt, was ich über dich speichere, `/privacy erase` löscht es.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = karte
command-card-about = Eine Karte nachschlagen: Bild, Kosten, Effekt, Punkte
command-card-name = name
command-card-name-about = Wie sie heißt oder was sie kann: Hestia, Zeus, Hammer, Neuwurf …
command-face = seite
command-face-about = Eine Würfelseite nachschlagen: Bild, Preis, Effekt
command-face-name = name
command-face-name-about = Was sie zeigt: 3 Gold, ×3, Spiegel, Golem …
command-rules = regeln
command-rules-about = Eine Regel nachschlagen, in wenigen Sätzen
command-rules-topic = thema
command-rules-topic-about = Was du wissen möchtest: Ausruhen, Schmieden, Labyrinth, Wertung …
command-help = hilfe
command-help-about = Wie man eine Partie beginnt, wie man spielt und wo man nachschlägt
