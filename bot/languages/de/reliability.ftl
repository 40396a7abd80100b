# Wie sehr sich Fremde auf jemanden verlassen können.

reliability-tier = { $tier ->
    [reliable] 🤝 **Zuverlässig**
    [unreliable] ⏳ **Oft zu spät**
   *[new] 🌱 **Neu unter Fremden**
 }
reliability-people = { $tier ->
    [reliable] 🤝 Zuverlässig:
    [unreliable] ⏳ Oft zu spät:
   *[new] 🌱 Neu unter Fremden:
 } { $names }
reliability-why = { $matches ->
    [one] Deine letzte Partie mit anderen:
   *[other] Deine letzten { $matches } Partien mit anderen:
 } { $share } % deiner Entscheidungen rechtzeitig, { $timeouts ->
    [0] Zeit nie abgelaufen
    [one] Zeit einmal abgelaufen
   *[other] Zeit { $timeouts }-mal abgelaufen
 }{ $lost ->
    [0] {""}
    [one] , dabei einen Platz verloren
   *[other] , dabei { $lost } Plätze verloren
 }. Nur die Uhr zählt, nie eine Abstimmung; mit Urlaub in `/preferences` steht sie still.
reliability-none = Hier zählt, ob du Partien mit anderen zu Ende spielst und rechtzeitig entscheidest. Bisher gab es noch keine.
reliability-way = { $count ->
    [one] Spielst du noch eine Partie rechtzeitig zu Ende
   *[other] Spielst du noch { $count } Partien rechtzeitig zu Ende
 }{ $people ->
    [0] {""}
    [one] { $count ->
        [one] , und zwar mit jemand Neuem
       *[other] , mindestens eine mit jemand Neuem
    }
   *[other] , mit mindestens { $people } neuen Leuten
 }, giltst du als zuverlässig.
reliability-counts = Partien ohne Bedenkzeit zählen hier nicht: Ohne Uhr lässt sich nicht sagen, wer andere warten ließ. Und es braucht mindestens { $people } verschiedene Leute, damit nicht zwei Konten füreinander bürgen.
