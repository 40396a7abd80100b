# The lobby: opening, joining, starting.

# The invitation.

lobby-invites = { $host } szuka graczy (od { $least } do { $most }).
lobby-players = **Przy stole** ({ $count } z { $most })
lobby-person = { $sign } { $name }
lobby-computer = { $sign } { $name } 🤖 { $level }
lobby-setting = **{ $setting }:** { $value }
lobby-begun = Partia się zaczyna. Oto plansza.
lobby-opened = Twoje lobby jest otwarte. Inni naciskają **Dołącz**; gdy są wszyscy, naciśnij **Start**.
lobby-begun-before = Partia już trwa, więc ten panel jest nieaktualny.
lobby-closed = Lobby zamknięto przed startem partii.
lobby-solo-started = Twoja partia się zaczyna. Powodzenia! `/rules` objaśnia grę; `/help` mówi, jak się tu gra.
lobby-openings-left = W tej godzinie możesz zacząć jeszcze { $count ->
    [one] 1 partię
    [few] { $count } partie
   *[other] { $count } partii
 }.

# Buttons.

lobby-press-join = Dołącz
lobby-press-leave = Wyjdź
lobby-press-computer = Graj z komputerem
lobby-press-invite = Zaproś…
lobby-press-options = Opcje
lobby-press-word = Dodaj szczęśliwe słowo
lobby-press-start = Start
lobby-press-dismiss = Usuń komputer
lobby-press-close = Zamknij lobby
lobby-press-halt = Nie czekaj
lobby-press-lobby = Otwórz lobby: { $game }

# Refusals.

refusal-table_exists = Na tym kanale trwa już partia{ $link ->
    [none] .{ " " }
   *[other] { " " }([do planszy]({ $link })).{ " " }
 }Dokończcie ją, zagłosujcie za końcem przez `/table end` albo zagrajcie na innym kanale.
refusal-table_exists_alone = Masz tu już partię{ $link ->
    [none] .{ " " }
   *[other] { " " }([do planszy]({ $link })).{ " " }
 }Najpierw ją dokończ albo poddaj: wybierz ją w `/games`.
refusal-table_exists_answered = Masz tu już partię; pokaże ją `/move`. Najpierw ją dokończ albo poddaj: wybierz ją w `/games`.
refusal-not_host = To może tylko host tego lobby, { $host }. Poproś o to albo otwórz własne lobby przez `/play`.
refusal-no_computer = Przy tym stole nie ma komputera.
refusal-no_such_player = Nie znam takiego komputera. Jest ich pięć: { computer-players-random }, { computer-players-novice }, { computer-players-greedy }, { computer-players-skilled } i { computer-players-master }.
refusal-no_such_game = Nie znam tej gry. Mam: { $games }.
refusal-no_solo = W tę grę nie da się grać w pojedynkę. `/play` otworzy lobby, w którym wolne miejsca może zająć komputer.
refusal-seats_full = Wszystkie miejsca ({ $seats }) są zajęte. Możesz popatrzeć albo otworzyć własną partię przez `/play`.
refusal-lobby_full = Wszystkie miejsca ({ $seats }) są zajęte. Możesz popatrzeć albo otworzyć własną partię przez `/play`.
refusal-already_joined = Siedzisz już przy tym stole.
refusal-too_few_players = Potrzeba więcej graczy. Poczekaj, aż ktoś dołączy, albo dodaj komputer.
refusal-no_such_setting = Takiej opcji tu nie ma, więc nic się nie zmienia. Wybierz ją z listy.
refusal-too_many_tables = { $whose ->
    [person] Masz już tyle otwartych partii, ile prowadzę na osobę ({ $limit }). Najpierw dokończ jedną albo opuść ją w `/games`.
   *[server] Ten serwer ma już tyle otwartych partii, ile prowadzę ({ $limit }). Najpierw dokończcie jedną albo zagrajcie na innym serwerze.
 }
refusal-too_many_openings = To już { $limit } nowych partii w ciągu godziny, a to mój limit. Następną możesz zacząć za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 }. Tymczasem: `/puzzle`, `/tutorial`, `/daily`.
refusal-too_many_in_a_day = To już { $limit } nowych partii w ciągu doby, a to mój limit. Następną możesz zacząć za { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[other] { $hours } godzin
 }. Tymczasem: `/puzzle`, `/tutorial`.
refusal-too_many_seats = Twoje nowe partie miałyby razem więcej niż { $limit } miejsc w ciągu doby, a to mój limit (komputery też się liczą, a każda partia to co najmniej dwa miejsca). Tę możesz zacząć za { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[other] { $hours } godzin
 }. Tymczasem: `/puzzle`, `/tutorial`.
refusal-other_channels = Ten kanał nie jest do gry. Zagraj tutaj: { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = zagraj
command-play-about = Zagraj na tym kanale w grę planszową
command-play-solo = solo
command-play-game = gra
command-play-game-about = Która gra (bez wyboru: Hercules)
command-play-against = przeciw
command-play-against-about = Komputer zamiast Hadesa
command-play-with = z
command-play-with-about = Kogo zaprosić do lobby
command-setting-first = początek
