# Übungen: Stellungen aus eigenen Partien, in denen etwas anderes besser war, nach einigen Tagen noch einmal.

drill-title = ### 🎯 Deine Übungen
drill-none = Du hast keine. In der Analyse einer Partie nimmt *Als Übung* ihre Wendepunkte: Du bekommst dieselben Stellungen nach 1, 3, 7 und 21 Tagen noch einmal.
drill-count = { $count ->
    [one] Eine Stellung
   *[other] { $count } Stellungen
 } aus deinen Partien, { $due ->
    [0] heute keine fällig.
    [one] **eine fällig**.
   *[other] **{ $due } fällig**.
 }
drill-line = - { $game }, Runde { $round } von Partie { $match } · { $when } · { $solved } von { $of }
drill-due = **fällig**
drill-due-on = wieder am { $day }
drill-more = -# … und { $count } weitere.
drill-about = Eine Stellung ist erledigt, wenn du { $of }-mal das Bessere gefunden hast. Mit Erinnerungen per Direktnachricht (`/preferences`) schreibe ich dir, wenn welche fällig sind: höchstens einmal am Tag und nie in deiner Ruhezeit.
drill-heading = ### 🎯 Übung · { $game } · Runde { $round } von Partie { $match }
drill-task =
    Du bist { $sign }. **{ $asked }**
    -# Das ist aus deiner eigenen Partie, und etwas war besser als das, was du damals gewählt hast. Was?
drill-right = ✅ Ja! **{ $chosen }** (damals: { $played })
drill-again = ❌ **{ $chosen }** hast du auch damals gewählt. Besser ist **{ $better }**.
drill-other = ❌ Du hast **{ $chosen }** gewählt. Das kann auch gut sein; gefunden habe ich **{ $better }**.
drill-figures = Das bringt { $has_win ->
    [no] { "" }
   *[yes] { $win } % Gewinnchance statt { $win_played } % damals und{ " " }
 }im Schnitt { $points } statt { $points_played } Punkte.
drill-again-on = 🎯 { $solved } von { $of } gelöst · du bekommst sie wieder am { $day }
drill-over = 🎯 { $solved } von { $of } gelöst · die ist erledigt!
drill-kept = 🎯 { $count ->
    [0] Diese Stellungen übst du schon.
    [one] Gut: Morgen bekommst du diese Stellung noch einmal.
   *[other] Gut: Morgen bekommst du diese { $count } Stellungen noch einmal.
 } { $reminded ->
    [yes] Ich schreibe dir, wenn eine fällig ist.
   *[no] Du findest sie unter `/drill`; soll ich dir schreiben, wenn eine fällig ist, wähle in `/preferences` Erinnerungen per Direktnachricht.
 }
drill-reminder = 🎯 { $count ->
    [one] Eine Stellung aus einer deiner Partien ist fällig. Findest du diesmal das Bessere?
   *[other] { $count } Stellungen aus deinen Partien sind fällig. Findest du diesmal das Bessere?
 }

# Knöpfe.

drill-press = Als Übung
drill-show = Zeigen
drill-next = Üben ({ $count })
drill-list = Meine Übungen
drill-stop = Alle beenden

refusal-no_drill = Diese Übung gibt es nicht (mehr). `/drill` zeigt, welche du hast.
refusal-too_many_drills = Du hast schon { $most } Übungen. Löse erst einige davon, oder beende sie alle mit `/drill`.

command-drill = übung
command-drill-about = Stellungen aus deinen eigenen Partien, nach einigen Tagen noch einmal zum Üben
