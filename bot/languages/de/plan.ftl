# Pläne für den nächsten Zug: was zuerst gespielt wird, was ersatzweise und unter welchen Bedingungen.

plan-press = 📌 Mein Plan
plan-press-short = Planen
plan-press-next = Nächsten Zug planen
plan-title = ### 📌 Dein Plan für deinen nächsten Zug · { $game }
plan-title-now = ### 📌 Dein Plan für diesen Zug · { $game }
plan-none = Du hast keinen Plan. Probier deinen Zug aus und behalte ihn als Plan.
plan-begun = ▶️ Ich habe deinen Plan begonnen. Das ist davon übrig:
plan-over-title = ### 📌 Dein Plan · { $game }
plan-over = { $how ->
    [played] ✅ **Ich habe deinen Plan gespielt.** Was daraus geworden ist, zeigt das Spielbrett.
   *[gone] **Dieser Plan gilt nicht mehr.** Du hast anders gewählt oder ihn verworfen, oder die Partie ist weitergegangen.
 }
plan-replaced = { $how ->
    [played] ✅ Den Plan, der hier stand, habe ich gespielt.
   *[gone] Der Plan, der hier stand, gilt nicht mehr.
 } Das ist der, den du jetzt hast:
plan-way = **{ $number }.** { $first ->
    [yes] { "" }
   *[no] Wenn sich das nicht beginnen lässt:{" "}
 }{ $choices }
plan-way-stop = ⚠️ { $why ->
    [gone] So wie es steht, geht „{ $choice }“ nicht.
    [forbidden] So wie es steht, ist deine Bedingung nicht erfüllt ({ $condition }).
   *[changed] So wie es steht, bringt „{ $choice }“ nicht mehr, was du geplant hast.
 }{ $left_id ->
    [none] { "" }
   *[other] {" "}Weiterhin möglich: { $left }.
 }
plan-otherwise = **Sonst** frage ich dich.
plan-terms = 🔒 **Nur mit:** { $terms }
plan-about = Das siehst nur du. Bis ich ihn spiele, ein paar Sekunden nach Beginn deines Zuges, merkt niemand, dass du einen Plan hast. Ich spiele ihn, soweit jede Wahl da ist und dasselbe oder mehr bringt. Kommt dir jemand dazwischen, schreibe ich dir eine Direktnachricht, außer du hast Erinnerungen abgestellt. Der Plan verfällt, wenn du deinen Platz verlässt oder ein Zug zurückgenommen wird.
plan-frozen = ❄️ Die Partie ist angehalten. Dein Plan bleibt und gilt wieder, wenn sie weitergeht.
plan-add = ➕ Ersatz hinzufügen
plan-set-terms = 🔒 Bedingungen
plan-remove = ✕ { $number } entfernen
plan-drop = Plan verwerfen
plan-try = 🧪 Zug ausprobieren

plan-stopped = 📌 { $count ->
    [one] Dein Plan endet hier
   *[other] Keiner deiner { $count } Pläne lässt sich beginnen
 }: { $why ->
    [gone] „{ $choice }“ geht jetzt nicht.
    [forbidden] Deine Bedingung ist nicht erfüllt ({ $condition }).
   *[changed] „{ $choice }“ bringt nicht mehr, was du geplant hast.
 }

plan-due = 📌 Gleich spiele ich deinen Plan. Wählst du vorher selbst, gilt das.
plan-marked = 📌 steht an dem, was du geplant hattest.
plan-broken = 📌 **{ $where }:** { $here ->
    [yes] Du bist dran, und dein Plan geht nicht weiter.
   *[no] Dein Plan für deinen nächsten Zug geht nicht mehr auf.
 } { $why ->
    [gone] „{ $choice }“ geht nicht mehr.
    [forbidden] Deine Bedingung ist nicht mehr erfüllt ({ $condition }).
   *[changed] „{ $choice }“ würde nicht mehr bringen, was du geplant hast.
 }{ $count ->
    [one] { "" }
   *[other] {" "}Auch der Ersatz lässt sich nicht beginnen.
 }

# Das Formular mit Bedingungen.

plan-field-boxes = Nur mit
plan-field-stays = So viel bleibt mindestens übrig
plan-field-there = Das ist noch da
plan-field-round = Nur in dieser Runde
plan-field-lead = Mein Vorsprung höchstens
plan-condition-there = { $card } noch da
plan-condition-round = Runde { $value }
plan-condition-lead = { $value ->
    [one] kein Vorsprung
   *[other] weniger als { $value } Punkte Vorsprung
 }

refusal-plan_empty = Es gibt noch nichts zu planen. Wähle erst etwas.
refusal-plan_too_late = Du bist schon dran: Wähle am Brett. Planen kannst du den Zug danach.
refusal-plan_gone = Diesen Plan gibt es nicht mehr: Er wurde gespielt oder verworfen, oder die Partie ist weitergegangen.
refusal-plan_full = Ein Plan hat Platz für zwei Ersatzpläne. Entferne erst einen.
refusal-plan_same_start = So beginnt dein Plan schon. Ein Ersatz muss mit etwas anderem beginnen.
