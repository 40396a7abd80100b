# Probezüge: ein Zug, der auf einer Kopie der Partie ausprobiert wird.

trial-title = ### 🧪 { $own ->
    [yes] Dein Zug zur Probe · { $game }
   *[no] Als wärst du jetzt dran · { $game }
 }
trial-about = Was ab jetzt gewürfelt oder aufgedeckt wird, ist ausgedacht.
trial-mark = PROBE · hier zählt nichts, und nur du siehst es
trial-dropped = { $count ->
    [one] Die Partie ist weitergegangen: Deine letzte Wahl geht so nicht mehr.
   *[other] Die Partie ist weitergegangen: Deine letzten { $count } Entscheidungen gehen so nicht mehr.
 }
trial-over = 🏁 **Der Zug wäre zu Ende.** Du hättest { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
trial-back = ◀ Eins zurück
trial-again = ↺ Von vorn
trial-planned = 📌 { $same ->
    [yes] Das ist dein Plan. Ich spiele ihn, sobald du dran bist, soweit jede Wahl da ist und dasselbe oder mehr bringt; sonst frage ich dich.
   *[no] Du hast einen anderen Plan für deinen nächsten Zug ({ $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }).
 }
trial-stopped = 📌 Dein Plan endet hier: Was du als Nächstes geplant hattest, { $why ->
    [gone] geht jetzt nicht.
   *[changed] bringt jetzt weniger.
 }
trial-keep = 📌 Als Plan behalten
trial-drop = Plan verwerfen
trial-press = Zug ausprobieren

refusal-no_trial = { $count ->
    [0] Du hast gerade keinen Zug zum Ausprobieren.
    [one] Du hast erst wieder einen Zug zum Ausprobieren, wenn { $names } gewählt hat.
   *[other] Du hast erst wieder einen Zug zum Ausprobieren, wenn { $names } gewählt haben.
 }
refusal-daily_no_trial = Dein erster Versuch der Tagespartie zählt so, wie du ihn spielst; ausprobieren geht darin nicht. In weiteren Versuchen schon.
refusal-plan_empty = Es gibt noch nichts zu planen. Wähle erst etwas.
refusal-plan_too_late = Du bist schon dran: Wähle am Brett. Planen kannst du den Zug danach.

# Steht nach einem Zug, der vorausgeplant war.

common-event-by_plan =
    .on = 📌 vorausgeplant

command-plan = planen
command-plan-about = Deinen Zug auf einer Kopie ausprobieren, die nur du siehst, auch während andere wählen
