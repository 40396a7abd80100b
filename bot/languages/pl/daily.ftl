# The challenge of the day.

daily-title = ### 📅 Wyzwanie dnia · { $date }
    Dziś wszyscy grają tymi samymi zapieczętowanymi kośćmi.
daily-streak = 🔥 { $days ->
    [one] 1 dzień
   *[other] { $days } dni
 } z rzędu
daily-streak-grace = Jeden dzień w miesiącu uchodzi na sucho; w tym miesiącu jeszcze go masz.
daily-streak-over = Darmowy dzień na ten miesiąc jest już zużyty, więc jeśli dziś odpuścisz, seria się skończy.
daily-streak-forgiven = Wczorajszy dzień uchodzi na sucho, raz w miesiącu. Jeśli odpuścisz i dziś, seria się skończy.
daily-reminder-grace = 🔥 Grasz wyzwanie dnia { $days } dni z rzędu, ale dziś jeszcze nie. Jeśli odpuścisz, zużyjesz darmowy dzień tego miesiąca. Zacznij przed: { $until } ({ $left }).
daily-reminder-over = 🔥 Grasz wyzwanie dnia { $days } dni z rzędu, ale dziś jeszcze nie. Seria się skończy, jeśli nie zaczniesz przed: { $until } ({ $left }).
daily-reminder-about = Co zaczniesz dziś, możesz skończyć do jutra, do południa UTC. Nie chcesz przypomnień? Odznacz je w `/preferences`.
daily-open = Twoja pierwsza próba jest jeszcze przed tobą. To ona się liczy.
daily-level = { $opponents } ({ $level })
daily-streak-next = Skończ ją, a twoja seria urośnie: na razie { $days ->
    [one] 1 dzień
   *[other] { $days } dni
 } z rzędu.
daily-running = ▶️ Twoja pierwsza próba trwa{ $link ->
    [none] .
   *[other] : [do planszy]({ $link })
 }
daily-used-up = Twoja pierwsza próba przepadła: poddana, skończona za późno albo grana z pomocą. Jutro będzie nowe wyzwanie.
daily-erased = Twoja pierwsza próba przepadła razem z usuniętymi danymi. Możesz poćwiczyć, a jutro będzie nowe wyzwanie.
daily-players = { $count ->
    [one] Pierwszą próbę ma za sobą jedna osoba.
    [few] Pierwszą próbę mają za sobą { $count } osoby.
   *[other] Pierwszą próbę ma za sobą { $count } osób.
 }
daily-result = **{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }** · miejsce { $place } z { $players }
daily-best = { $result } · dziś najlepiej: { $best }
daily-rules = Liczy się tylko pierwsza próba. Musi się skończyć do <t:{ $until }:f>, grasz w pojedynkę i bez podpowiedzi; cofać możesz tylko, póki nie padnie rzut ani nie odkryje się karta. Poddana też jest próbą. Potem ćwicz, ile chcesz. Tabele pokazują twój nick na każdym serwerze, chyba że wyłączysz to w `/preferences`.
daily-same-dice = 🎲 Te same kości dla wszystkich, do samego końca: cokolwiek zrobisz, każdy rzut wypadnie tak jak u innych. Kto najpierw podejrzy z drugiego konta, wie, co będzie. Nie widzę tego, więc grajcie uczciwie: jedna osoba, jedna pierwsza próba.
daily-sealed = 🔒 { $game }, pieczęć: `{ $seal }`
daily-disclosed = 🔓 { $game }, { $date }: ziarno `{ $seed }`, sól `{ $salt }`, pieczęć `{ $seal }`.
daily-begun = { $ranked ->
    [yes] Twoja pierwsza próba dzisiejszego wyzwania: **{ $game }**. Liczy się, jeśli skończy się do <t:{ $until }:f>. Bez podpowiedzi i bez cofania po rzucie. Powodzenia!
   *[no] Kolejna próba dzisiejszego wyzwania, dla wprawy: **{ $game }**. Nie ma jej w żadnej tabeli; podpowiedzi i cofanie do woli.
 }
daily-private = Tę partię widzisz tylko ty, bo inni grają jeszcze jej kośćmi. Odpowiadam na twoje kliknięcia i nie mogę przypominać. Jeśli ta wiadomość zniknie, pokaże ją `/daily`. Pieczęć: `{ $seal }`.
daily-shared = Udostępnione. Nic to nie zdradza, więc inni mogą jeszcze grać.
daily-share-title = 📅 { $name } · { $game }, wyzwanie dnia, { $date }
daily-final = 📅 Wyzwanie dnia, { $date }: { $ranked ->
    [yes] twoja **pierwsza próba**. Liczy się, jeśli była na czas i w pojedynkę.
   *[no] kolejna próba, **dla wprawy**. Nie ma jej w tabelach ani statystykach.
 }
daily-final-proof = 🔒 Inni grają jeszcze tymi kośćmi, więc ta partia jest tylko twoja. Od <t:{ $until }:f> `/daily` sprawdzi kości i da ci partię jako plik, a jej analizę możesz udostępnić.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Graj
daily-press-again = Ćwicz
daily-press-go-on = Graj dalej
daily-press-look = Obejrzyj
daily-press-proof = Sprawdź kości
daily-press-share = Udostępnij
daily-press-board = Tabela
daily-press-today = Wyzwanie dnia

# The post in a channel, and the thread below it.

daily-post-results = **{ $game }, { $date }** · { $count ->
    [one] skończyła jedna osoba
        [few] skończyły { $count } osoby
   *[other] skończyło { $count } osób
 }
daily-post-others = i jeszcze { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[other] { $count } osób
 }
daily-post-none = Wczorajszego wyzwania nikt tu nie skończył. Dziś wszyscy zaczynają od zera.
daily-post-open = Wczoraj zaczęte próby liczą się jeszcze do <t:{ $until }:f>, więc na razie nie rozmawiajcie o kościach.
daily-post-about = Grasz prywatnie, a twoja pierwsza próba liczy się do <t:{ $until }:f>. Nicki są tu widoczne, chyba że wyłączysz to w `/preferences`.
daily-post-press-play = Graj: { $game }
daily-post-press-week = Tydzień: { $game }
daily-post-press-own = Mój dzień
daily-talk-name = 📅 Wyzwanie dnia, { $date }
daily-talk-title = ### 🔓 Wyzwanie dnia, { $date }: kości są jawne
    Nic się już nie liczy, więc rozmawiajcie do woli: jak wam poszło i co byście teraz zrobili? Dzisiejsze wyzwanie pozostaje tajne. `/daily` da ci twoją partię jako plik.

# The boards.

daily-board-title = ### 📅 { $game }, wyzwanie dnia: { $scope ->
    [server] ten serwer
   *[world] wszyscy
 }
daily-board-span = od { $first } do { $last }
daily-board-none = Nikt nie skończył jeszcze pierwszej próby.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }**
daily-board-days = { $line } · { $days ->
    [one] 1 dzień
   *[other] { $days } dni
 }
daily-board-about = Tylko pierwsze próby; nie wiem, kto widział kości z drugiego konta. Sumy za dzień, tydzień, miesiąc i sezon (UTC). Wolisz nie być na liście? `/preferences`
daily-press-server = Ten serwer
daily-press-world = Wszyscy
daily-press-day = Dzień
daily-press-week = Tydzień
daily-press-month = Miesiąc
daily-press-season = Sezon

# Seasons.

daily-season = Sezon { $number } roku { $year } (od { $first } do { $last })
daily-season-present = ten sezon
daily-season-last = poprzedni sezon
daily-season-none = W tym sezonie nie skończono jeszcze żadnej partii.
daily-season-over = ## 🏁 Koniec sezonu
    { $season }
daily-season-daily = _Wyzwanie dnia ({ $game })_
daily-season-about = Sezon trwa trzy miesiące, a następny wszyscy zaczynają od nowa. `/leaderboard` pokazuje każdy sezon w całości; ranking wszech czasów biegnie dalej. Zarząd serwera może wyłączyć tę wiadomość w `/settings`.

# Refusals.

refusal-no_daily = Ta gra nie ma wyzwania dnia. `/daily` pokaże gry, które je mają.
refusal-daily_over = To wyzwanie już minęło. Dzisiejsze pokaże `/daily`.
refusal-daily_private = Próba wyzwania dnia jest tylko dla osoby, która ją gra. Inni mogą ją obejrzeć { $until }, gdy nikt już nie gra tymi kośćmi.
refusal-daily_running = Twoja pierwsza próba jeszcze trwa{ $link ->
    [none] .
   *[other] : [do planszy]({ $link }).
 } Skończ ją, zanim zaczniesz ćwiczyć, albo poddaj w `/games`.
refusal-daily_no_help = W pierwszej próbie wyzwania dnia nie ma podpowiedzi. Są w próbach dla wprawy.
refusal-daily_chance_stays = Tu nie da się cofać: to twoja pierwsza próba, a od twojego wyboru padł rzut, odkryto kartę albo grał już ktoś inny. Próby dla wprawy nie mają tego limitu.
refusal-daily_sealed = Inni grają jeszcze dzisiejsze wyzwanie tymi kośćmi (pieczęć `{ $seal }`). `/daily` może je sprawdzić { $until }.

# The command.

command-daily = wyzwanie
command-daily-about = Wyzwanie dnia: wszyscy grają tymi samymi kośćmi
command-daily-game = gra
command-daily-game-about = Która gra (bez podania: wszystkie)
