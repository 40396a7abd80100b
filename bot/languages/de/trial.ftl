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
trial-ends = 💭 { $solo ->
    [yes] Hier endet die Probe. Was dein Gegner tut und wie die nächsten Würfel fallen, zeigt erst deine Partie.
   *[no] Hier endet die Probe. Was andere darin gewählt haben, ist ausgedacht, und was nach deinem Zug kommt, zeigt erst deine Partie.
 }
trial-back = ◀ Eins zurück
trial-again = ↺ Von vorn
trial-planned = 📌 { $same ->
    [yes] Das ist dein Plan. Ich spiele ihn, sobald du dran bist, soweit jede Wahl da ist und dasselbe oder mehr bringt; sonst frage ich dich.
    [other] Das ist ein Ersatz in deinem Plan.
   *[no] Du hast einen anderen Plan für deinen nächsten Zug ({ $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }).
 }
trial-planned-short = 📌 { $same ->
    [yes] Das ist dein Plan.
   *[other] Das ist ein Ersatz in deinem Plan.
 }
trial-plan-stopped = ⚠️ So wie es steht, lässt sich dein Plan nicht beginnen. **📌 Mein Plan** zeigt, warum.
trial-adding = ➕ **Ein Ersatz für deinen Plan:** Zeig mir, was ich spielen soll, wenn dein Plan sich so nicht beginnen lässt. Die erste Wahl muss eine andere sein.
trial-keep = 📌 Als Plan behalten
trial-keep-alternative = 📌 Als Ersatz behalten
trial-count = 🎲 Rechnen mit …
trial-count-die = Würfel { $number }
trial-count-about = Wie soll er vor deinem Zug fallen? Legst du nur einen fest, fällt der andere zufällig.
trial-count-none = Wie jetzt
trial-counting = 🎲 Gerechnet mit { $faces }. Deine Würfel können anders fallen; passt dein Plan dann nicht, frage ich dich.
trial-press = Zug ausprobieren

refusal-no_trial = { $count ->
    [0] Du hast gerade keinen Zug zum Ausprobieren.
    [one] Du hast erst wieder einen Zug zum Ausprobieren, wenn { $names } gewählt hat.
   *[other] Du hast erst wieder einen Zug zum Ausprobieren, wenn { $names } gewählt haben.
 }
refusal-daily_no_trial = Dein erster Versuch der Tagespartie zählt so, wie du ihn spielst; ausprobieren geht darin nicht. In weiteren Versuchen schon.

# Steht nach einem Zug, der vorausgeplant war.

common-event-by_plan =
    .on = 📌 vorausgeplant
    .brief = { common-event-by_plan.on }

command-plan = planen
command-plan-about = Deinen Zug auf einer Kopie ausprobieren, die nur du siehst, auch während andere wählen
