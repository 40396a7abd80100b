# The page of a match on the web, for whoever has the link.

webpage-title = { $game }: { $names }
webpage-skip = Zum Spielbrett springen
webpage-look = Aussehen
webpage-look-auto = Wie dein Gerät
webpage-look-light = Hell
webpage-look-dark = Dunkel
webpage-look-contrast = Starker Kontrast
webpage-foot = Wer den Link zu dieser Seite hat, sieht sie. Über dich wird hier nichts gespeichert.
webpage-close = Schließen

# Whose turn it is; a moment follows "since".

webpage-asked = { $count ->
    [1] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
 }
webpage-since = seit

# The turns, and steps to others.

webpage-steps = Züge
webpage-turn = { $turn ->
    [0] Der Anfang
   *[other] Zug { $turn } von { $turns } · Runde { $round }
 }
webpage-first = Erster Zug
webpage-back = Zug davor
webpage-on = Nächster Zug
webpage-last = Neuester Zug
webpage-newest = Zum neuesten Bild
webpage-log = Alle Züge

# Headings and what stands below them.

webpage-story = Was geschah
webpage-story-none = Noch nichts.
webpage-players = Am Tisch
webpage-computer = Computer
webpage-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
 }
webpage-result = Endstand
webpage-place = Platz
webpage-player = Name
webpage-score = Punkte
webpage-words = Das Spielbrett in Worten
webpage-pieces = Karten und Würfelseiten
webpage-pieces-about = Tippe auf dem Bild auf eine, oder öffne sie hier.
webpage-download = Den ganzen Rückblick herunterladen

# Above the board.

webpage-notice-over = Diese Partie ist zu Ende.
webpage-notice-given_up = Diese Partie wurde aufgegeben.
webpage-notice-paused = Diese Partie ruht.
webpage-notice-frozen = Diese Partie ist angehalten.
webpage-notice-old = Das ist ein früherer Zug. Die Partie ist schon weiter.

# For those who hear the page: the connection for new boards.

webpage-lost = Die Verbindung ist weg. Ich versuche es weiter.
webpage-found = Wieder verbunden.

# Instead of the page.

webpage-gone-title = Hier ist nichts
webpage-gone = Unter dieser Adresse gibt es keine Partie. Vielleicht wurde der Link zurückgezogen, oder die Partie ist weg.
webpage-busy = Gerade wollen zu viele etwas sehen. Versuch es in einer Minute noch einmal.
webpage-failed = Bei mir ist etwas schiefgegangen. Versuch es in einer Minute noch einmal.
