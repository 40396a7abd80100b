# Die Aufgabe des Tages.

daily-title = ### 📅 Die Tagespartie · { $date }
    Alle spielen heute mit denselben versiegelten Würfeln.
daily-streak = 🔥 { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 } in Folge
daily-streak-grace = Ein Tag im Monat ist verziehen; den für diesen Monat hast du noch.
daily-streak-over = Der verziehene Tag dieses Monats ist verbraucht: Ohne die Partie von heute endet die Serie.
daily-streak-forgiven = Gestern ist verziehen, das geht einmal im Monat. Ohne die Partie von heute endet die Serie.
daily-reminder-grace = 🔥 Du hast { $days } Tage in Folge die Tagespartie gespielt, heute noch nicht. Lässt du sie aus, ist dein verziehener Tag für diesen Monat weg. Anfangen kannst du bis { $until } ({ $left }).
daily-reminder-over = 🔥 Du hast { $days } Tage in Folge die Tagespartie gespielt, heute noch nicht. Fängst du nicht bis { $until } an ({ $left }), endet deine Serie.
daily-reminder-about = Was du heute anfängst, kannst du bis morgen um 12 Uhr UTC zu Ende spielen. Keine Erinnerung mehr? Das stellst du in `/preferences` ab.
daily-open = Dein erster Versuch steht noch aus: Nur er zählt.
daily-level = { $opponents } ({ $level })
daily-streak-next = Spielst du sie zu Ende, wächst deine Serie: bisher { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 } in Folge.
daily-running = ▶️ Dein erster Versuch läuft{ $link ->
    [none] .
   *[other] : [zum Spielbrett]({ $link })
 }
daily-used-up = Dein erster Versuch zählt nicht: aufgegeben, zu spät fertig oder nicht von dir allein gespielt. Morgen gibt es eine neue Tagespartie.
daily-erased = Dein erster Versuch ist verbraucht: Er ist mit deinen Daten gelöscht. Üben kannst du, und morgen gibt es eine neue Tagespartie.
daily-players = { $count ->
    [0] Noch ist niemand fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
 }
daily-result = **{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }** · Platz { $place } von { $players }
daily-best = { $result } · Bestwert heute: { $best }
daily-rules = Nur dein erster Versuch zählt, allein und bis <t:{ $until }:f> zu Ende gespielt; auch Aufgeben ist ein Versuch. Tipps gibt es dabei nicht, und zurücknehmen kannst du nur, bis ein Würfel fällt, eine Karte aufgedeckt wird oder jemand anders zieht. Weitere Versuche sind Übung. Die Bestenliste zeigt deinen Namen auf jedem Server; abmelden kannst du dich in `/preferences`.
daily-same-dice = 🎲 Für alle dieselben Würfel, bis zum Schluss: Was du auch tust, jeder Wurf fällt wie bei den anderen. Wer vorher mit einem zweiten Konto nachsieht, weiß, was kommt. Ich kann das nicht erkennen, also spiel bitte fair: eine Person, ein erster Versuch.
daily-sealed = 🔒 { $game }, versiegelt: `{ $seal }`
daily-disclosed = 🔓 { $game }, { $date }: Startwert `{ $seed }`, Salz `{ $salt }`, versiegelt als `{ $seal }`.
daily-begun = { $ranked ->
    [yes] Dein erster Versuch der Tagespartie: **{ $game }**. Er zählt, wenn du bis <t:{ $until }:f> fertig bist. Tipps gibt es nicht, und was gewürfelt ist, bleibt.
   *[no] Ein weiterer Versuch der Tagespartie, zur Übung: **{ $game }**. Er steht auf keiner Bestenliste; Tipps und Zurücknehmen sind frei.
 }
daily-private = Diese Partie siehst nur du, weil andere noch mit denselben Würfeln spielen. Ich antworte auf deine Klicks und erinnere dich nicht. Ist diese Nachricht weg, zeigt `/daily` die Partie wieder. Siegel der Würfel: `{ $seal }`
daily-shared = Geteilt. Von den Würfeln verrät das nichts.
daily-share-title = 📅 { $name } · { $game }, Tagespartie, { $date }
daily-final = 📅 Tagespartie, { $date }: { $ranked ->
    [yes] der **erste Versuch**. Er zählt, wenn er rechtzeitig und allein zu Ende gespielt wurde.
   *[no] ein weiterer Versuch, **zur Übung**. Er zählt für keine Bestenliste und keine Statistik.
 }
daily-final-proof = 🔒 Andere spielen noch mit diesen Würfeln, darum siehst nur du diese Partie. Ab <t:{ $until }:f> prüft `/daily` die Würfel und gibt dir die Partie als Datei; dann kannst du auch ihre Analyse teilen.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Spielen
daily-press-again = Noch einmal üben
daily-press-go-on = Weiterspielen
daily-press-look = Noch einmal ansehen
daily-press-proof = Würfel prüfen
daily-press-share = Teilen
daily-press-board = Bestenliste
daily-press-today = Tagespartie

# Die Nachricht in einem Kanal und der Thread darunter.

daily-post-results = **{ $game }, { $date }** · { $count ->
    [one] eine Person ist fertig geworden
   *[other] { $count } Personen sind fertig geworden
 }
daily-post-others = und { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
 }
daily-post-none = Gestern ist hier niemand mit der Tagespartie fertig geworden. Heute fangen alle wieder bei null an.
daily-post-open = Wer gestern angefangen hat, kann noch bis <t:{ $until }:f> fertig werden. Verratet bis dahin bitte nichts über die Würfel.
daily-post-about = Du spielst für dich allein; dein erster Versuch zählt bis <t:{ $until }:f>. Hier stehen Namen; abmelden kannst du dich in `/preferences`.
daily-post-press-play = { $game } spielen
daily-post-press-week = Woche: { $game }
daily-post-press-own = Mein Tag
daily-talk-name = 📅 Tagespartie, { $date }
daily-talk-title = ### 🔓 Tagespartie, { $date }: Die Würfel sind offen
    Jetzt zählt davon nichts mehr, also redet: Was habt ihr gemacht, und was würdet ihr jetzt anders machen? Die Partie von heute bleibt geheim. Deine Partie als Datei bekommst du mit `/daily`.

# Die Listen.

daily-board-title = ### 📅 { $game }, Tagespartie: { $scope ->
    [server] dieser Server
   *[world] alle
 }
daily-board-span = { $first } bis { $last }
daily-board-none = Noch ist niemand fertig.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }**
daily-board-days = { $line } · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
daily-board-about = Nur erste Versuche; ein zweites Konto, das die Würfel schon kennt, erkenne ich nicht. Die Punkte je Tag, Woche, Monat oder Saison sind zusammengezählt (nach UTC). Du willst nicht auf der Bestenliste stehen? `/preferences`
daily-press-server = Dieser Server
daily-press-world = Alle
daily-press-day = Tag
daily-press-week = Woche
daily-press-month = Monat
daily-press-season = Saison

# Saisons.

daily-season = Saison { $number }/{ $year } ({ $first } bis { $last })
daily-season-present = diese Saison
daily-season-last = die Saison davor
daily-season-none = In dieser Saison wurde noch keine Partie zu Ende gespielt.
daily-season-over = ## 🏁 Eine Saison ist zu Ende
    { $season }
daily-season-daily = _Tagespartie ({ $game })_
daily-season-about = Eine Saison dauert ein Vierteljahr; in der nächsten fangen alle von vorn an. `/leaderboard` zeigt jede Saison und die Bestenliste aller Zeiten. Wer den Server verwaltet, kann diese Nachricht in `/settings` abschalten.

# Ablehnungen.

refusal-no_daily = Zu diesem Spiel gibt es keine Tagespartie. `/daily` zeigt die Spiele, die eine haben.
refusal-daily_over = Das war die Tagespartie eines anderen Tages. `/daily` zeigt die von heute.
refusal-daily_private = Einen Versuch der Tagespartie sieht nur, wer ihn spielt. Andere können ihn { $until } ansehen, wenn niemand mehr mit diesen Würfeln spielt.
refusal-daily_running = Dein erster Versuch läuft noch{ $link ->
    [none] .
   *[other] : [zum Spielbrett]({ $link }).
 } Spiel ihn zu Ende oder gib ihn in `/games` auf, bevor du übst.
refusal-daily_no_help = Im ersten Versuch der Tagespartie gibt es keine Tipps, in weiteren schon.
refusal-daily_chance_stays = Im ersten Versuch der Tagespartie kannst du nur zurücknehmen, bis ein Würfel fällt, eine Karte aufgedeckt wird oder jemand anders zieht.
refusal-daily_sealed = Andere spielen die Tagespartie noch mit diesen Würfeln, versiegelt als `{ $seal }`. `/daily` prüft sie { $until }.

# Der Befehl.

command-daily = tagespartie
command-daily-about = Die Tagespartie: Alle spielen mit denselben Würfeln
command-daily-game = spiel
command-daily-game-about = Welches Spiel; ohne Angabe alle
