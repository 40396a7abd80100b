# Ligen mit gleichen Würfeln.

league-title = ### 🏛️ Liga · { $game }
league-dates = { $first } bis { $last }
league-heading-score = Punkte
league-heading-played = Tage
league-span = _{ $first } bis { $last }_
league-state = { $over ->
    [0] Die Saison hat gerade begonnen
    [one] Eine von { $deals } Tagespartien ist vorbei
   *[other] { $over } von { $deals } Tagespartien sind vorbei
 } · { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
 }
league-own = Du spielst hier: **{ $division }**
league-outside = Einsteigen kannst du jederzeit, auch mitten in der Saison: Schon die Tagespartie von heute zählt, wenn du sie noch nicht begonnen hast.
league-shut = Diese Liga ist geschlossen: Die Tabelle bleibt, aber niemand kann einsteigen, und es beginnt keine neue Saison.
league-empty = Noch ist niemand dabei. Mach den Anfang!
league-division = { $number }. Liga
league-newcomers = Neulinge, Gruppe { $number }
league-line = { $medal } { $name } · **{ $score }** · { $played ->
    [one] eine Partie
   *[other] { $played } Partien
 }
league-found-title = ### ⚔️ Ligapartie: { $game }
league-found = Die Liga hat eine Partie für dich eröffnet: { $names }. { $pace }. Du spielst sie hier, per Direktnachricht.
league-sealed = 🔒 Andere in der Liga spielen noch mit diesen Würfeln, darum bleibt diese Partie bis <t:{ $until }:f> unter euch. Danach prüft `/verify` die Würfel.
league-about = Gespielt wird die Tagespartie: für alle dieselben Würfel, derselbe Platz und dieselben Gegner, also wartet niemand auf andere. Deine Wertung: für jeden Tag der Abstand deiner Punkte zum Durchschnitt aller ersten Versuche. Deine besten { $counted } von { $deals } Tagen zählen; ein verpasster Tag zählt eine Standardabweichung unter dem Durchschnitt.
    Am Ende steigt je ein Viertel auf 🔼 und ab 🔽; Neulinge spielen in eigenen Gruppen. Wer gar nicht spielt, ist in der nächsten Saison nicht mehr dabei. In der Tabelle sehen alle auf diesem Server deinen Namen.
league-none = Zu diesem Spiel gibt es hier noch keine Liga. { $manager ->
    [yes] Du kannst sie eröffnen; dann können alle auf diesem Server einsteigen.
   *[no] Wer den Server verwaltet, kann sie hier eröffnen.
 }
league-press-matches = Partienliga
league-press-join = Einsteigen
league-press-leave = Aussteigen
league-press-play = Tagespartie spielen
league-press-open = Liga eröffnen
league-press-close = Liga schließen
league-press-before = Saison davor
league-press-present = Laufende Saison

# Ablehnungen.

refusal-league_closed = Diese Liga ist geschlossen. Wer den Server verwaltet, kann sie mit `/league` wieder eröffnen.
refusal-league_full = Diese Liga ist voll: Sie hat { $most } Mitglieder. In der nächsten Saison ist vielleicht ein Platz frei.
refusal-no_league = Zu diesem Spiel gibt es keine Liga.
refusal-too_many_leagues = Du bist schon in { $most } Ligen dabei, und mehr geht nicht. Steig erst aus einer anderen aus.

# Der Befehl.

command-league = liga
command-league-about = Die Liga des Servers: Alle spielen die Tagespartie, ein Viertel steigt auf und eines ab
command-league-game = spiel
command-league-game-about = Welches Spiel; ohne Angabe die offene Liga
