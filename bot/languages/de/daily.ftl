# Die Aufgabe des Tages.

daily-title = ### 📅 Die Aufgabe des Tages · { $date }
    Alle spielen sie heute mit denselben versiegelten Würfeln.
daily-streak = 🔥 { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 } in Folge
daily-open = Dein erster Versuch steht noch aus. Er ist der, der zählt.
daily-running = ▶️ Dein erster Versuch läuft: [zum Brett]({ $link })
daily-used-up = Dein erster Versuch ist verbraucht: aufgegeben, zu spät beendet oder nicht von dir allein gespielt. Morgen gibt es einen neuen.
daily-players = { $count ->
    [one] Ein erster Versuch wurde zu Ende gespielt.
   *[other] { $count } erste Versuche wurden zu Ende gespielt.
 }
daily-result = **{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }** · Platz { $place } von { $players }
daily-rules = Dein erster Versuch zählt, und nur er: Es gibt keine Tipps, und zurücknehmen kannst du nur, solange danach kein Würfel gefallen ist, keine Karte aufgedeckt wurde und niemand sonst gewählt hat. Aufgeben verbraucht ihn. Er zählt, wenn du ihn allein und bis <t:{ $until }:f> zu Ende spielst. Weitere Versuche sind Übung und stehen auf keiner Liste. Die Listen zeigen deinen Namen auf jedem Server, außer du meldest dich in `/preferences` ab.
daily-sealed = 🔒 { $game }, versiegelt: `{ $seal }`
daily-told = 🔓 { $game }, { $date }: Startwert `{ $seed }`, Salz `{ $salt }`, versiegelt als `{ $seal }`. `/verify` prüft eine beendete Partie jenes Tages.
daily-begun = { $ranked ->
    [yes] Dein erster Versuch an der Aufgabe des Tages hat begonnen: **{ $game }**. Er zählt, wenn er bis <t:{ $until }:f> zu Ende ist. Keine Tipps, und was die Würfel gesagt haben, gilt.
   *[no] Ein weiterer Versuch an der Aufgabe des Tages hat begonnen, zur Übung: **{ $game }**. Er steht auf keiner Liste; Tipps und Zurücknehmen sind frei.
 }
daily-shared = Geteilt. Über die Würfel verrät es nichts, die anderen können also noch spielen.
daily-share-title = 📅 { $name } · { $game }, Aufgabe des Tages, { $date }
daily-final = 📅 Aufgabe des Tages, { $date }: { $ranked ->
    [yes] der **erste Versuch**. Er zählt, wenn er rechtzeitig und von einer Person allein gespielt wurde.
   *[no] ein weiterer Versuch, **zur Übung**. Er steht auf keiner Liste und in keiner Statistik.
 }
daily-final-proof = 🔒 Andere spielen noch mit diesen Würfeln. Ab <t:{ $until }:f> prüft sie `/verify` und gibt dir die Partie als Datei.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Spielen
daily-press-again = Noch einmal, zur Übung
daily-press-share = Teilen
daily-press-board = Liste
daily-press-today = Aufgabe des Tages

# Die Listen.

daily-board-title = ### 📅 { $game }, Aufgabe des Tages: { $scope ->
    [server] dieser Server
   *[world] alle
 }
daily-board-span = { $first } bis { $last }
daily-board-none = Noch hat niemand einen ersten Versuch zu Ende gespielt.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }**
daily-board-days = { $line } · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
daily-board-about = Nur erste Versuche. Die Punkte eines Zeitraums werden addiert; Tage und Wochen sind die der UTC. Du möchtest nicht auf der Liste stehen? `/preferences`
daily-press-server = Dieser Server
daily-press-world = Alle
daily-press-day = Tag
daily-press-week = Woche
daily-press-month = Monat
daily-press-season = Saison

# Saisons.

daily-season = Saison { $number } des Jahres { $year } ({ $first } bis { $last })
daily-season-present = diese Saison
daily-season-last = die Saison davor
daily-season-none = In dieser Saison wurde noch keine Partie zu Ende gespielt.
daily-season-over = ## 🏁 Eine Saison ist zu Ende
    { $season }
daily-season-daily = _Aufgabe des Tages ({ $game })_
daily-season-about = Eine Saison ist ein Vierteljahr, und in der nächsten fangen alle von vorn an; `/leaderboard` zeigt jede ganz, und die Wertungen aller Zeiten gehen weiter. Wer den Server verwaltet, schaltet diese Nachricht in `/settings` ab.

# Ablehnungen.

bot-refusal-no_daily = Zu diesem Spiel gibt es keine Aufgabe des Tages.
bot-refusal-daily_over = Das war die Aufgabe eines anderen Tages. `/daily` zeigt die von heute.
bot-refusal-daily_running = Dein erster Versuch ist noch nicht zu Ende{ $link ->
    [none] .
   *[other] : [zum Brett]({ $link }).
 } Spiel ihn zu Ende, oder gib ihn in `/games` auf, bevor du übst.
bot-refusal-daily_no_help = Im ersten Versuch an einer Aufgabe des Tages gibt es keine Tipps. In weiteren Versuchen schon.
bot-refusal-daily_chance_stays = Im ersten Versuch an einer Aufgabe des Tages bleibt eine Entscheidung, sobald danach ein Würfel gefallen ist, eine Karte aufgedeckt wurde oder jemand anders gewählt hat.
bot-refusal-daily_sealed = Andere spielen die Aufgabe des Tages noch mit diesen Würfeln, versiegelt als `{ $seal }`. `/verify` prüft sie hier { $until }.

# Der Befehl.

command-daily = tagesaufgabe
command-daily-about = Die Aufgabe des Tages: Alle spielen mit denselben Würfeln
command-daily-game = spiel
command-daily-game-about = Welches Spiel; ohne Angabe alle
