# How far strangers can rely on a person.

reliability-tier = { $tier ->
    [reliable] 🤝 **Można polegać**
    [unreliable] ⏳ **Często brakuje czasu**
   *[new] 🌱 **Od niedawna wśród nieznajomych**
 }
reliability-people = { $tier ->
    [reliable] 🤝 Można polegać:
    [unreliable] ⏳ Często brakuje czasu:
   *[new] 🌱 Od niedawna wśród nieznajomych:
 } { $names }
reliability-why = { $matches ->
    [one] Twoja ostatnia partia z innymi:
   *[other] Twoje ostatnie partie z innymi ({ $matches }):
 } { $share }% wyborów na czas, { $timeouts ->
    [0] czas nigdy nie minął
    [one] czas minął raz
   *[other] czas minął { $timeouts } razy
 }{ $lost ->
    [0] {""}
    [one] , przepadło tak jedno miejsce
   *[other] , przepadłe tak miejsca: { $lost }
 }. Liczy się tylko zegar, nigdy głosowanie; zatrzymuje go urlop w `/preferences`.
reliability-none = Liczę, czy partie z innymi grasz do końca i na czas. Na razie nie ma czego liczyć.
reliability-way = Rozegraj do końca i na czas jeszcze { $count ->
    [one] jedną partię
    [few] { $count } partie
   *[other] { $count } partii
 }{ $people ->
    [0] {""}
    [one] { $count ->
        [one] , z kimś nowym
       *[other] , w tym choć jedną z kimś nowym
    }
   *[other] , z nowymi osobami (co najmniej { $people })
 }, a będzie można na tobie polegać.
reliability-counts = Partie bez limitu czasu tu się nie liczą: nie biegnie zegar, który mówi, kto każe innym czekać. Potrzeba też co najmniej { $people } różnych osób, żeby dwa konta nie mogły ręczyć za siebie nawzajem.
