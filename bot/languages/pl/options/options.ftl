# Match options: their names, values and forms; the same in a lobby, at a table and for a server.

# The panel and its forms.

options-title = **Opcje partii.** Zmiany działają od razu i wszyscy widzą je w lobby.
options-form-open = { $page ->
    [1] Zmień opcje…
   *[other] Więcej opcji ({ $page }/{ $of })…
 }
options-form-title = { $of ->
    [1] Opcje partii
   *[other] Opcje partii ({ $page }/{ $of })
 }
options-boxes = Włączone lub nie
options-chosen = { $option }: { $value }

options-more-open = Bank czasu, potwierdzanie…
options-more-title = Bank czasu, potwierdzanie przed startem
options-pace = Tempo…
options-pace-evening = W jeden wieczór
    .note = 15 minut na wybór
options-pace-daily = Jedna tura dziennie
    .note = 1 dzień na wybór
options-pace-slow = Powoli
    .note = 12 godzin na wybór; bank czasu: 3 dni, 6 godzin zwrotu co turę, przerwa w porze ciszy
    .brief = Powoli: 12 godzin, bank czasu 3 dni
options-pace-leisurely = Bez pośpiechu
    .note = Bank czasu: 7 dni, 1 dzień zwrotu co turę, przerwa w porze ciszy
    .brief = Bez pośpiechu: bank czasu 7 dni
options-pace-limit = { $limit } na wybór
options-pace-none = Bez zegara
    .note = Każdy ma tyle czasu, ile potrzebuje

# The options and their values.

options-limit = Czas na wybór
    .note = Bez limitu partia jest wstrzymywana po dwóch tygodniach bez ruchu.
options-limit-none = bez limitu
options-limit-m5 = 5 minut
options-limit-m15 = 15 minut
options-limit-m60 = 1 godzina
options-limit-h12 = 12 godzin
options-limit-h24 = 1 dzień
options-limit-h48 = 2 dni
options-limit-h72 = 3 dni
options-limit-h168 = 7 dni
options-after_time = Gdy czas minie
    .note = Tylko z limitem czasu. Kto wraca, odzyskuje miejsce.
options-after_time-ask = decydują pozostali
options-after_time-computer = gra przejmuje komputer
options-posting = Plansze
    .note = Zmiana wiadomości na Discordzie nikogo nie powiadamia, więc wołam osobną wiadomością.
options-posting-repost = nowa wiadomość co turę
options-posting-replace = zostaje tylko najnowsza wiadomość
options-posting-edit = jedna wiadomość, aktualizowana
options-bank = Bank czasu
    .note = Czas na całą partię; zużywa się dopiero po limicie na wybór (bez limitu od razu).
options-bank-none = brak
options-bank-h24 = 1 dzień
options-bank-h48 = 2 dni
options-bank-h72 = 3 dni
options-bank-h168 = 7 dni
options-bank-h336 = 14 dni
options-increment = Zwrot do banku po każdej turze
    .note = W banku nigdy nie ma więcej niż na początku.
options-increment-none = nic
options-increment-m60 = 1 godzina
options-increment-h6 = 6 godzin
options-increment-h12 = 12 godzin
options-increment-h24 = 1 dzień
options-pauses = Bank czasu w porze ciszy
options-pauses-no = biegnie
options-pauses-yes = stoi
options-thread = Wątek dla partii
options-thread-no = nie
options-thread-yes = tak
options-hints = Pokazuj podpowiedzi w dzienniku
options-hints-no = nie
options-hints-yes = tak
options-pictures = Obrazki
options-pictures-full = pełne
options-pictures-compact = zwarte, na małe ekrany
options-rolls = Pokazuj każdy rzut, gdy pada
options-rolls-no = nie
options-rolls-yes = tak
options-stand_in = Zastępstwo
options-stand_in-random = losowy
options-stand_in-novice = łatwy
options-stand_in-greedy = średni
options-stand_in-skilled = trudny
options-stand_in-master = ekspert

options-muster = Potwierdzanie przed startem
    .note = Nieznajomi to osoby bez skończonej partii z hostem. Kto dopiero co dołącza, nie musi potwierdzać.
options-muster-strangers = nieznajomi
options-muster-all = wszyscy
options-muster-none = nikt

# Options of commands: small letters, at most 32 characters.

command-option-limit = limit-czasu
command-option-after_time = po-czasie
command-option-posting = plansze
command-option-thread = wątek
command-option-hints = podpowiedzi
command-option-pictures = obrazki
command-option-rolls = rzuty
command-option-muster = potwierdzanie
command-option-stand_in = zastępstwo

# How long a match takes.

options-span-limit = Czas na każdy wybór: { $limit }.
options-span-bank = { $limit ->
    [none] { "" }
   *[other] Czas na każdy wybór: { $limit }.{ " " }
 }Każdy ma w banku czasu: { $bank }{ $increment ->
    [none] .
   *[other] , a po każdej turze wraca { $increment }.
 }
options-span-none = { $duration ->
    [none] Bez limitu czasu.
   *[other] Gra trwa { $duration }, jeśli wszyscy grają na bieżąco; bez limitu czasu.
 }
