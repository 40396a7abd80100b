# Was von Partien bleibt: Protokoll, Rückblick, Tipps, Statistik, Wertung, Ende.

picture-replay = Die ganze Partie als Animation: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 } auf { $boards ->
    [one] einem Bild
   *[other] { $boards } Bildern
 }. Das letzte:

# Der Rückblick
records-replay = Rückblick
records-replay-title = ### { $game }: die Partie { $over ->
    [true] noch einmal
   *[false] bis jetzt
 }
    { $moves ->
        [one] Eine Entscheidung
       *[other] { $moves } Entscheidungen
    }, ein Bild für jeden Zug.
records-replay-steps = Schritt für Schritt
records-step-title = ### { $game } · { $at ->
    [0] der Anfang
   *[other] Entscheidung { $at } von { $of }
 } · Runde { $round }
records-step-by-turn = Zug um Zug
records-step-by-choice = Einzeln

command-replay = rückblick
command-replay-about = Die ganze Partie hier noch einmal sehen, als Animation oder Schritt für Schritt

# Ein Tipp
records-hint = 💡 Ein Computerspieler würde wählen: **{ $choice }**
records-hint-noted = In dieser Partie werden Tipps protokolliert; die anderen sehen also, dass du gefragt hast.

command-hint = tipp
command-hint-about = Was ein Computerspieler an deiner Stelle wählen würde, und warum; nur du siehst es

# Statistik
records-stats-title = Was { $name } gespielt hat
records-stats-none = Noch keine Partie wurde zu Ende gespielt.
records-stats-where = { $own ->
    [true] Deine zu Ende gespielten Partien auf allen Servern; die Wertung ist die auf diesem Server. Andere sehen die dieses Servers, außer du meldest dich in `/preferences` ab.
   *[false] Zu Ende gespielte Partien auf diesem Server.
 }
records-stats-matches = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
 } mit anderen, { $wins } gewonnen ({ $share } %){ $ties ->
    [0] {""}
    [one] , davon eine geteilt
   *[other] , davon { $ties } geteilt
 }
records-stats-rating = ⭐ Wertung { $rating } nach { $matches ->
    [one] einer gewerteten Partie
   *[other] { $matches } gewerteten Partien
 }
records-stats-alone = Allein ({ $level }): { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $wins } gewonnen, Bestwert { $best } Punkte
records-stats-points = 🏆 Im Schnitt { $mean } Punkte, Bestwert { $best }. Nach Quelle: { $sources }
records-stats-pace = ⏱️ Entscheidungen dauern { $span } (Median)
records-stats-luck = 🎲 Glück: Deine { $dice } Würfel ergaben { $share } % des Durchschnitts, mehr als bei { $better } von 100 Leuten

records-leaderboard-title = ### Die Besten auf diesem Server
records-leaderboard-none = Auf diesem Server wurde noch keine Partie zu Ende gespielt.
records-leaderboard-line = { $medal } { $name } · **{ $rating }** · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $wins } gewonnen
records-leaderboard-alone = _Allein ({ $level })_
records-leaderboard-best = { $medal } { $name } · **{ $best } Punkte** · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $wins } gewonnen
records-leaderboard-about = Gewertet werden Partien, die dieselben Leute von Anfang bis Ende ohne Computerspieler gespielt haben. Die Wertung beginnt bei 1000 und wird mit jeder Partie genauer. Du möchtest hier nicht stehen? `/preferences`

command-stats = statistik
command-stats-about = Was du oder jemand anders gespielt hat: Siege, Punkte, Tempo, Glück, Wertung
command-stats-person = person
command-stats-person-about = Wessen Partien; ohne Angabe deine
command-leaderboard = bestenliste
command-leaderboard-about = Die Besten dieses Servers, nach Wertung und allein
command-leaderboard-game = spiel
command-leaderboard-game-about = Welches Spiel; ohne Angabe alle

# Das Ende einer Partie
records-final-rating = { $line } · ⭐ { $rating } ({ $change })

# Listen von Partien
records-page = Seite { $page } von { $pages }
records-games-until = { $line } · bis { $until }

# Abgelehntes
bot-refusal-not_rated = Diese Person möchte in Statistiken nicht vorkommen.
bot-refusal-no_hint = Hier gibt es keinen Tipp.

# Im Protokoll, wenn jemand um einen Tipp gebeten hat.
common-event-hinted =
    .on = 💡 bat um einen Tipp

# Das Protokoll
command-log-round = runde
command-log-round-about = Ab welcher Runde; ohne Angabe die neueste
