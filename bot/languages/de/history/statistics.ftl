# Statistics and ratings.

records-stats-title = Was { $name } gespielt hat
records-stats-none = Noch keine Partie wurde zu Ende gespielt.
records-stats-where = { $own ->
    [true] Deine zu Ende gespielten Partien auf allen Servern; die Wertung ist die auf diesem Server. Andere sehen die dieses Servers, außer du meldest dich in `/preferences` ab.
    [alone] Deine zu Ende gespielten Partien auf allen Servern und allein. Wertungen gehören zu einem Server: Frag dort.
   *[false] Zu Ende gespielte Partien auf diesem Server.
 }
records-stats-matches = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
 } mit anderen, { $wins } gewonnen ({ $share } %){ $ties ->
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
records-stats-luck = 🎲 Glück: Deine { $dice } Würfel ergaben { $share } % des Durchschnitts, mehr als bei { $better } von 100 Leuten

# The leaderboard.

records-leaderboard-title = ### Die Besten auf diesem Server
records-leaderboard-none = Auf diesem Server wurde noch keine Partie unter Menschen zu Ende gespielt und keine allein gegen Hades.
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

# Refusals.

bot-refusal-only_own = Außerhalb eines Servers zeige ich nur deine eigene Statistik. Lass *person* bitte weg.
bot-refusal-not_rated = Diese Person möchte in Statistiken nicht vorkommen.
bot-refusal-not_a_person = Bots haben keine Statistik. Nenne eine Person, oder niemanden für deine eigene.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = statistik
command-stats-about = Was du oder jemand anders gespielt hat: Siege, Punkte, Tempo, Glück, Wertung
command-stats-person = person
command-stats-person-about = Wessen Partien; ohne Angabe deine
command-leaderboard = bestenliste
command-leaderboard-about = Die Besten dieses Servers, nach Wertung und allein
command-leaderboard-game = spiel
command-leaderboard-game-about = Welches Spiel; ohne Angabe alle
command-leaderboard-season = saison
command-leaderboard-season-about = Welche Saison; ohne Angabe alle Zeiten
menu-record = Bilanz
