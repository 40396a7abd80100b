# Statistics and ratings.

statistics-title = Dorobek: { $name }
statistics-none = Jeszcze bez skończonych partii.
statistics-where = { $own ->
    [true] Skończone partie ze wszystkich serwerów; ranking jest z tego serwera. Inni widzą tylko partie z tego serwera, chyba że wyłączysz to w `/preferences`.
    [alone] Skończone partie ze wszystkich serwerów i w pojedynkę. Rankingi należą do serwerów: tam użyj `/stats`.
   *[false] Skończone partie z tego serwera.
 }
statistics-matches = { $matches ->
    [one] Jedna partia
    [few] { $matches } partie
   *[other] { $matches } partii
 } z innymi, wygrane: { $wins } ({ $share }%){ $ties ->
    [0] {""}
    [one] { $wins ->
        [one] , ex aequo
       *[other] , w tym jedna ex aequo
    }
   *[other] , w tym ex aequo: { $ties }
 }
statistics-rating = ⭐ Ranking { $rating } po { $matches ->
    [one] jednej partii rankingowej
   *[other] { $matches } partiach rankingowych
 }{ $left ->
    [0] { "" }
    [one] , tymczasowy: do miejsca jeszcze 1
   *[other] , tymczasowy: do miejsca jeszcze { $left }
 }
statistics-alone = W pojedynkę ({ $level }): { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[other] { $matches } partii
 }, wygrane: { $wins }, najlepszy wynik: { $best }
statistics-points = 🏆 Średnio punktów: { $mean }, najlepiej { $best }. Źródła: { $sources }
statistics-pace = ⏱️ Typowy czas wyboru: { $span }
statistics-luck = 🎲 Wyniki rzutów: { $luck } (kości: { $dice })
statistics-luck-measure = { $level ->
    [0] dużo poniżej średniej
    [1] poniżej średniej
    [2] trochę poniżej średniej
    [3] przeciętne
    [4] trochę powyżej średniej
    [5] powyżej średniej
   *[6] dużo powyżej średniej
 }
statistics-accuracy = 🎯 Dokładność **{ $score }** na 100 (z ważnych wyborów: { $choices }; najpewniej między { $low } a { $high })
statistics-accuracy-earlier = Partie z analizą z czasu, gdy dokładność liczyła się inaczej: { $matches }. Do dokładności tutaj nie wchodzą.
statistics-without-luck = ⚖️ Szczęście w twoich partiach z innymi: { $luck } pkt proc. szansy na wygraną na partię. Wygrana to 100: twoja średnia to { $result }, { $beyond ->
    [above] bez szczęścia blisko 100 (za mało partii, by powiedzieć więcej).
    [below] bez szczęścia blisko 0 (za mało partii, by powiedzieć więcej).
   *[no] bez szczęścia około **{ $adjusted }** (± { $error }); równi gracze mają { $even }.
 }
statistics-analysed = { $matches ->
    [one] Z jednej twojej partii, która ma analizę twoją lub cudzą.
   *[other] Z twoich partii ({ $matches }), które mają analizę twoją lub cudzą.
 } Widzisz to tylko ty.

# The leaderboard.

statistics-leaderboard-title = ### Najlepsi na tym serwerze
statistics-leaderboard-none = Na tym serwerze nie skończono jeszcze partii między ludźmi ani w pojedynkę przeciw Hadesowi. Pierwszą zacznie `/play`.
statistics-leaderboard-line = { $medal } { $new ->
    [yes] debiut ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[other] { $matches } partii
 }, wygrane: { $wins }
statistics-leaderboard-alone = _W pojedynkę ({ $level })_
statistics-leaderboard-best = { $medal } { $name } · **{ $best } pkt** · { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[other] { $matches } partii
 }, wygrane: { $wins }
statistics-leaderboard-about = W rankingu liczą się tylko partie, które te same osoby grają od początku do końca, bez komputerów; tych samych dwojga przeciw sobie najwyżej 20 na sezon. Wszyscy zaczynają od 1000, a miejsce mają od piątej partii. Wolisz nie być na liście? `/preferences`

# Refusals.

refusal-only_own = Poza serwerem mogę pokazać tylko twoje własne statystyki. Nie podawaj *osoby*.
refusal-not_rated = Ta osoba nie chce być w statystykach.
refusal-not_a_person = Boty nie mają statystyk. Wybierz człowieka albo nie podawaj *osoby*, a pokażę twoje.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = statystyki
command-stats-about = Dorobek twój albo czyjś: wygrane, punkty, tempo, szczęście, ranking
command-stats-person = osoba
command-stats-person-about = Czyj dorobek (bez podania: twój)
command-leaderboard = ranking
command-leaderboard-about = Najlepsi na tym serwerze, według rankingu i w pojedynkę
command-leaderboard-game = gra
command-leaderboard-game-about = Która gra (bez podania: wszystkie)
command-leaderboard-season = sezon
command-leaderboard-season-about = Który sezon (bez podania: cały czas)
menu-record = Dorobek
