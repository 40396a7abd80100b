# Statistics and ratings.

statistics-title = Bilanz von { $name }
statistics-none = Noch keine Partie zu Ende gespielt.
statistics-where = { $own ->
    [true] Deine beendeten Partien auf allen Servern, mit der Wertung von hier. Andere sehen nur die von diesem Server; abmelden kannst du dich in `/preferences`.
    [alone] Deine beendeten Partien auf allen Servern und allein. Eine Wertung gibt es je Server: Nutze dort `/stats`.
   *[false] Beendete Partien auf diesem Server.
 }
statistics-matches = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
 } mit anderen, { $wins } gewonnen ({ $share } %){ $ties ->
    [0] {""}
    [one] { $wins ->
        [one] , geteilt
       *[other] , davon eine geteilt
    }
   *[other] , davon { $ties } geteilt
 }
statistics-rating = ⭐ Wertung { $rating } nach { $matches ->
    [one] einer gewerteten Partie
   *[other] { $matches } gewerteten Partien
 }{ $left ->
    [0] { "" }
    [one] , vorläufig: noch 1 bis zu einem Rang
   *[other] , vorläufig: noch { $left } bis zu einem Rang
 }
statistics-alone = Allein ({ $level }): { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $wins } gewonnen, Bestwert { $best } Punkte
statistics-points = 🏆 Im Schnitt { $mean } Punkte, Bestwert { $best }. Woher: { $sources }
statistics-pace = ⏱️ Eine Entscheidung dauert meist { $span }
statistics-luck = 🎲 Gewürfelte Werte: { $luck } ({ $dice } Würfel)
statistics-luck-measure = { $level ->
    [0] weit unter dem Durchschnitt
    [1] unter dem Durchschnitt
    [2] etwas unter dem Durchschnitt
    [3] durchschnittlich
    [4] etwas über dem Durchschnitt
    [5] über dem Durchschnitt
   *[6] weit über dem Durchschnitt
 }
statistics-accuracy = 🎯 Genauigkeit **{ $score }** von 100 (aus { $choices } Entscheidungen, auf die es ankam; sehr wahrscheinlich zwischen { $low } und { $high })
statistics-accuracy-earlier = { $matches ->
    [one] Eine Partie wurde
   *[other] { $matches } Partien wurden
 } ausgewertet, als ich die Genauigkeit noch anders berechnet habe. Für die Genauigkeit { $matches ->
    [one] zählt sie
   *[other] zählen sie
 } hier nicht.
statistics-without-luck = ⚖️ Das Glück brachte dir in Partien mit anderen je { $luck } Punkte Gewinnchance. Ein Sieg zählt 100: Im Schnitt hast du { $result }, { $beyond ->
    [above] ohne Glück fast 100 (für mehr sind es zu wenige Partien).
    [below] ohne Glück fast 0 (für mehr sind es zu wenige Partien).
   *[no] ohne Glück etwa **{ $adjusted }** (± { $error }); bei gleicher Stärke wären es { $even }.
 }
statistics-analysed = { $matches ->
    [one] Aus der einen Partie von dir, die ausgewertet wurde.
   *[other] Aus den { $matches } Partien von dir, die ausgewertet wurden.
 } Nur du siehst das.

# The leaderboard.

statistics-leaderboard-title = ### Die Besten auf diesem Server
statistics-leaderboard-none = Noch leer: Auf diesem Server wurde weder eine Partie unter Menschen noch eine allein gegen Hades zu Ende gespielt. `/play` beginnt die erste.
statistics-leaderboard-line = { $medal } { $new ->
    [yes] neu ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $wins } gewonnen
statistics-leaderboard-alone = _Allein ({ $level })_
statistics-leaderboard-best = { $medal } { $name } · **{ $best } Punkte** · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $wins } gewonnen
statistics-leaderboard-about = Gewertet werden nur ganze Partien unter Menschen, in denen niemand gewechselt hat. Die Wertung beginnt bei 1000, einen Rang gibt es ab der fünften Partie. Du willst hier nicht stehen? `/preferences` Von denselben zwei Leuten gegeneinander zählen höchstens 20 Partien je Saison.

# Refusals.

refusal-only_own = Außerhalb eines Servers zeige ich nur deine eigene Statistik. Lass *person* bitte weg.
refusal-not_rated = Diese Person möchte nicht in der Statistik stehen.
refusal-not_a_person = Bots haben keine Statistik. Nenne eine Person, oder niemanden für deine eigene.

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
