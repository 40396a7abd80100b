# Personal preferences.

# The languages.

preferences-language-name = Polski
preferences-language-automatic = taki jak na Discordzie
preferences-language-set = Odtąd rozmawiamy w tym języku: { $language }. Plansze trwających partii zachowują swój język; dla całego serwera ustawia się go w `/settings`.
refusal-no_such_language = Tego języka jeszcze nie znam. Wybierz jeden z listy.

# The panel.

preferences-title = **Twoje preferencje**
    Obowiązują na każdym serwerze i widzisz je tylko ty.
preferences-language = **Język:** { $language }
preferences-reminders = **Przypomnienia:** { $reminders }
preferences-reminders-channel = na kanale partii
preferences-reminders-message = w prywatnej wiadomości
preferences-reminders-none = brak
preferences-refused = Moja ostatnia prywatna wiadomość nie doszła, więc używam kanału. Gdy zezwolisz na prywatne wiadomości, wybierz je tu ponownie.
preferences-turns = **Twoje tury:** { $turns }
preferences-turns-channel = tylko na kanale partii
preferences-turns-message = także w prywatnej wiadomości, ze wszystkimi możliwościami
preferences-rolls-yes = **Rzuty:** w turach w prywatnych wiadomościach widać każdy rzut, gdy pada
preferences-streaks-yes = **Seria:** prywatna wiadomość, zanim skończy się twoja seria w `/daily`
preferences-reminders-further = { $where }. { $often }, { $always }.
preferences-interval = Potem kolejne { $interval }
preferences-interval-h6 = co 6 godzin
preferences-interval-h12 = co 12 godzin
preferences-interval-h24 = co dzień
preferences-interval-h48 = co 2 dni
preferences-always-yes = także w partiach bez limitu czasu
preferences-always-no = tylko w partiach z limitem czasu
preferences-quiet = **Pora ciszy:** od { $from } do { $until } ({ $zone }, teraz jest tam { $now })
preferences-quiet-none = **Pora ciszy:** brak
preferences-vacation-yes = **Urlop:** od { $since }, do twojego następnego ruchu, najpóźniej do { $until }; host może na ciebie nie czekać
preferences-vacation-no = **Urlop:** nie · w tym roku { $days ->
    [one] został jeden dzień
    [few] zostały { $days } dni
   *[other] zostało { $days } dni
 }
preferences-symbols = **Obrazki tylko dla ciebie:** { $symbols }
preferences-symbols-usual = zwykłe kolory
preferences-symbols-strong = wysoki kontrast (przy daltonizmie)
preferences-pictures = **Plansze i karty tylko dla ciebie:** { $pictures }
preferences-pictures-table = jak przy stole
preferences-pictures-full = pełne
preferences-pictures-compact = zwarte, na małe ekrany
preferences-rated-yes = **Statystyki:** widać cię w `/stats` i `/leaderboard`
preferences-rated-no = **Statystyki:** nie widać cię w `/stats` ani `/leaderboard`
preferences-choose-language = Język
preferences-choose-reminders = Przypomnienia
preferences-choose-interval = Kolejne przypomnienia
preferences-choose-zone = Która?
preferences-press-change = Zmień…
preferences-form-title = Twoje preferencje
preferences-choose-pictures = Plansze i karty tylko dla ciebie
preferences-choose-boxes = Włączone lub nie
preferences-box-turns = Wysyłaj mi tury też prywatnie, ze wszystkimi możliwościami
preferences-box-rolls = W turach w prywatnych wiadomościach pokazuj każdy rzut, gdy pada
preferences-box-always = Przypominaj też w partiach bez limitu czasu
preferences-box-strong = Wysoki kontrast (przy daltonizmie) na obrazkach tylko dla mnie
preferences-box-streaks = Napisz do mnie prywatnie, zanim skończy się moja seria w /daily
preferences-box-rated = Pokazuj mnie w statystykach i tabeli najlepszych
preferences-press-hours = Pora ciszy…
preferences-press-loud = Bez pory ciszy
preferences-press-away = Idę na urlop
preferences-press-back = Wracam z urlopu
preferences-press-standing = Stałe odpowiedzi
preferences-hours-title = Pora ciszy
preferences-hours-zone = Twoje miasto lub strefa czasowa
preferences-hours-zone-about = Warsaw, New York, Europe/Berlin, UTC+2…
preferences-hours-from = Cisza od
preferences-hours-from-about = Na przykład 22:00. Oba pola puste: bez pory ciszy.
preferences-hours-until = Cisza do
preferences-hours-until-about = Na przykład 8:00
preferences-which-zone = **O którą strefę czasową chodzi?** Do „{ $typed }” pasuje kilka.
preferences-zone-now = { $zone } · teraz { $now }
preferences-standing-which = **Stałe odpowiedzi:** w której partii?

# Refusals.

refusal-no_such_zone = Nie znam tej strefy czasowej. Spróbuj dużego miasta w pobliżu albo różnicy takiej jak UTC+2.
refusal-bad_hours = Nie mogę odczytać tych godzin. Wpisz je tak: 22:00 i 8:00; muszą się różnić.
refusal-zone_needed = Podaj też miasto lub strefę czasową: inaczej nie wiem, kiedy jest u ciebie noc.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = preferencje
command-preferences-about = Język, przypomnienia, pora ciszy, urlop, obrazki, statystyki
command-preferences-choose = język
command-preferences-choose-about = Twój język; wszystko inne jest w panelu
