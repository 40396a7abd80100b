# Tournaments of a server.

tournament-panel = ## 🏆 Turnieje
    Na wieczór albo na miesiąc, kilkoma kliknięciami: chętni zapisują się przyciskiem, a ja sadzam ich przy stołach, otwieram partie i prowadzę tabelę.
tournament-title = ## 🏆 Turniej: { $game }
tournament-about = **{ $format }** · { $seats ->
    [2] stoły po 2 osoby
   *[other] stoły do { $seats } osób
 } · { $pace }
tournament-format-swiss = Szwajcarski
tournament-format-round_robin = Każdy z każdym
tournament-format-knock_out = Pucharowy
tournament-stage-gathering = Zapisz się przyciskiem poniżej.
# The same, for the eyes of its organiser.
tournament-stage-open = Zapisy trwają. Naciśnij *{ tournament-press-start }*, gdy będą wszyscy.
tournament-stage-first = ⏳ Zaraz zaczyna się runda 1: stoły ruszą, gdy tylko na kanale będzie miejsce na partię.
tournament-stage-playing = { $round ->
    [0] { tournament-stage-first }
   *[other] Runda { $round }, najwyżej { $rounds }
 }
tournament-stage-knock_out = { $round ->
    [0] { tournament-stage-first }
   *[other] Runda { $round }
 }
tournament-stage-paused = { $round ->
    [0] ⏸️ Wstrzymany przed rundą 1.
   *[other] ⏸️ Wstrzymany po początku rundy { $round }: trwające partie toczą się dalej, nowe się nie otwierają.
 }
tournament-stage-over = 🏁 Koniec. To tabela końcowa.
tournament-counted = { $format ->
        [knock_out] Lepsza połowa każdego stołu gra dalej, aż zostanie jedna osoba.
       *[other] Liczy się, o ile twój wynik jest lepszy od średniej stołu. Jeśli zastępuje cię komputer, partia jest dla ciebie przegrana, a średnia pozostałych się nie zmienia.
    }
tournament-players = { $count ->
        [0] Nikt się jeszcze nie zapisał.
        [one] **Jedna osoba:** { $names }
        [few] **{ $count } osoby:** { $names }
       *[other] **{ $count } osób:** { $names }
    }
tournament-standings = ### Tabela
tournament-heading-score = Punkty
tournament-heading-wins = Wygr.
tournament-line = { $medal } **{ $name }** · { $worth } · { $wins ->
        [one] 1 wygrana
        [few] { $wins } wygrane
       *[other] { $wins } wygranych
    }
tournament-more = … i jeszcze { $count }.
tournament-round = ### Runda { $round }
tournament-table = { $state ->
        [rests] 💤 { $names } pauzuje w tej rundzie
        [over] ✅ { $names }
        [waits] ⏳ { $names } (ruszy, gdy na kanale będzie miejsce)
       *[plays] ▶️ { $names }
    }

tournament-press-join = Zapisz się
tournament-press-leave = Wypisz się
tournament-press-manage = Organizuj…
tournament-press-new = Nowy turniej…
tournament-press-start = Start
tournament-press-pause = Wstrzymaj
tournament-press-resume = Wznów
tournament-press-end = Zakończ
tournament-press-export = Eksport
tournament-press-out = Wypisz gracza…

tournament-export = Oto wyniki do tej pory: JSON dla programów, CSV do arkuszy (tabela i każdy stół). Nazwy pól są w każdym języku takie same; nie ma w nich identyfikatorów Discorda.

tournament-form-title = Nowy turniej
tournament-form-game = Gra
tournament-form-format = System
tournament-form-format-about = Szwajcarski: spotykają się równi. Każdy z każdym. Pucharowy: dalej gra lepsza połowa.
tournament-form-seats = Osób przy stole
tournament-form-seats-about = Najwyżej. Gdzie liczba osób nie pasuje, mniejsze stoły dopełniają komputery.
tournament-form-rounds = Rundy
tournament-form-rounds-about = Najwyżej. Pucharowy kończy się sam.
tournament-form-pace = Czas na wybór
tournament-form-pace-about = Gdy minie, do powrotu tej osoby gra komputer.

refusal-no_tournament = Tego turnieju już nie ma. `/tournament` pokaże te, które są tu otwarte.
refusal-times_fixed = { $of ->
    [league] Czas na wybór jest taki sam we wszystkich partiach tej ligi, więc nie da się go zmienić.
   *[tournament] Czas na wybór jest taki sam przy wszystkich stołach tego turnieju, więc nie da się go zmienić.
}
refusal-too_many_tournaments = Ten serwer ma już tyle otwartych turniejów, ile wolno ({ $limit }). Najpierw zakończ któryś.
refusal-tournament_few = Potrzeba co najmniej tylu osób: { $seats }. Poczekaj na kolejne zapisy.
refusal-tournament_full = Wszystkie miejsca ({ $limit }) w tym turnieju są zajęte.
refusal-tournament_late = Ten turniej już trwa, więc nie można się zapisać. Zapytaj osobę organizującą, kiedy będzie następny.
refusal-tournament_not_in = Ta osoba nie gra w tym turnieju albo już z niego odpadła.
refusal-tournament_organiser = To może tylko osoba organizująca ten turniej albo ktoś, kto zarządza serwerem.
refusal-tournament_over = Ten turniej jest skończony.
refusal-tournament_seats = Ta gra ma mniej miejsc przy stole. Wybierz mniej osób na stół.

command-tournament = turniej
command-tournament-about = Zorganizuj turniej: zapisy, rundy i tabela kilkoma kliknięciami
