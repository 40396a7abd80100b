# Ligen, in denen Leute gegeneinander spielen.

matches-title = ### ⚔️ Partienliga · { $game }
matches-terms = Tische zu { $seats } · { $once ->
    [one] 1 Partie
   *[other] { $once } Partien
 } gleichzeitig · { $pace } · { $most } Partien pro Saison
matches-season = Saison { $season }
matches-until = _Saison { $season }, bis <t:{ $until }:D>_
matches-wide = 🌍 Hier spielen auch Leute von anderen Servern mit und sehen deinen Namen.
matches-own = Du spielst in **{ $division }**: { $played } von { $most } Partien gespielt, { $running } laufen. `/games` zeigt sie.
matches-shut-out = { $missed ->
    [one] Du hast deine letzte Partie verpasst, darum eröffne ich dir keine mehr.
   *[other] Du hast deine letzten { $missed } Partien verpasst, darum eröffne ich dir keine mehr.
 } Drück **Wieder da**, und du spielst in dieser Saison weiter.
matches-outside = Steig ein, wann du willst: Sobald genug Leute da sind, eröffne ich deine Partien und schreibe dir per Direktnachricht.
matches-about = Alle in einer Liga spielen dieselben Ausgangslagen. Deine Wertung einer Partie: deine Punkte minus den Schnitt aller, die dieselbe Ausgangslage auf demselben Platz hatten. Die ersten { $most } Partien zählen. Muss ein Computer für dich einspringen, ist diese Partie nur für dich verloren. Am Ende steigt je ein Viertel auf 🔼 und ab 🔽; Neulinge spielen in eigenen Gruppen. Bis <t:{ $until }:D> bleiben die Würfel geheim, weil andere noch damit spielen: Bitte verrate bis dahin nichts über deine Partien.
matches-line = { $medal } { $name } · **{ $score }** · { $played } gespielt
matches-heading-played = Partien
matches-none = Auf diesem Server gibt es noch keine Partienliga dieses Spiels. { $manager ->
    [yes] Du kannst eine eröffnen: Alle steigen per Klick ein, ich eröffne ihre Partien und führe die Tabellen.
   *[no] Wer den Server verwaltet, kann hier eine eröffnen.
 }
matches-weeks = { $weeks } Wochen
matches-over-title = ### 🏁 Partienliga · { $game }: Saison { $season } ist vorbei
matches-over-best = **{ $division }**: { $names }
matches-over-next = Die nächste Saison läuft schon: { $moved ->
    [yes] Je ein Viertel ist auf- und abgestiegen.
   *[no] Die Ligen sind nach diesem Endstand gebildet.
 } Die Würfel der letzten Saison sind kein Geheimnis mehr.

matches-press-join = Einsteigen
matches-press-leave = Aussteigen
matches-press-return = Wieder da
matches-press-form = Liga eröffnen …
matches-press-close = Liga schließen
matches-press-widen = Für alle Server öffnen
matches-press-narrow = Nur dieser Server
matches-press-back = Liga der Tagespartien
matches-press-look = Zur Liga

matches-form-title = Neue Partienliga
matches-form-seats = Leute an einem Tisch
matches-form-once = Partien gleichzeitig
matches-form-once-about = Wie viele Partien alle nebeneinander spielen.
matches-form-most = Partien, die zählen
matches-form-most-about = Wie viele Partien jede Person in einer Saison höchstens spielt.
matches-form-pace = Zeit für jede Entscheidung
matches-form-pace-about = Ist sie um, übernimmt ein Computer, bis die Person zurück ist.
matches-form-weeks = Länge einer Saison
matches-form-weeks-about = Danach haben laufende Partien noch eine Woche.
