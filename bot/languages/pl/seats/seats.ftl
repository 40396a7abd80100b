# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = Wracam
seats-welcome = Witaj z powrotem, { $name }! Znów grasz.
seats-on-vacation = Na swoim miejscu grasz samodzielnie i masz urlop: kończy go twój następny ruch albo *{ preferences-press-back }* w `/preferences`.
seats-gone = Gra teraz za ciebie komputer. Aby odzyskać miejsce, naciśnij *Wracam* na planszy albo użyj `/table return`. W partii rankingowej twój ranking może przez to spaść, ale nie wzrosnąć.
seats-absent-now = { $name } jest poza stołem. Do powrotu gra w zastępstwie komputer.
seats-absent-voted = Twój głos się liczy: { $votes } z { $needed } za tym, że { $name } jest poza stołem. Inni też głosują przez `/table absent`.

# Replacement.

seats-offered = Pytam: { $name }. Jedno kliknięcie i ta osoba gra.
seats-offer = { $person }
    { $by } oferuje ci miejsce w tej partii (**{ $name }**): { $game }, runda { $round }, na razie { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, czas na wybór: { $limit }.
seats-offer-take = Zajmij to miejsce
seats-offer-taken = **{ $name }** zajmuje to miejsce.

# Swap and host.

seats-swapped = Zrobione: miejsca są zamienione.
seats-host = Hostem jest teraz { $name }.
seats-host-news = 🗝️ Hostem tej partii jest teraz **{ $name }**.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] **{ $seat }** przekracza czas na wybór. Do powrotu gra za tę osobę komputer.
    [voted] Głosowanie: **{ $seat }** jest poza stołem. Do powrotu gra za tę osobę komputer.
    [unreachable] **{ $seat }** nie dostaje ode mnie prywatnych wiadomości. Do powrotu gra za tę osobę komputer.
    [left] **{ $seat }** nie jest już na serwerze. Do powrotu gra za tę osobę komputer.
   *[other] **{ $seat }** robi przerwę. Do powrotu gra za tę osobę komputer.
 }
common-event-unreachable = 📪 **{ $seat }** nie dostaje ode mnie prywatnych wiadomości, więc ta partia się nie odbędzie. Wszyscy pozostali wracają do kolejki.
common-event-came_back = 👋 **{ $seat }** wraca i gra dalej.
common-event-left_for_good = 🚪 **{ $seat }** odchodzi na dobre. Dalej gra komputer.
common-event-swapped = 🔄 **{ $seat }** i **{ $other }** zamieniają się miejscami.
common-event-replaced = 🪑 **{ $seat }** przejmuje to miejsce.
common-event-new_host = 🗝️ Hostem jest teraz **{ $seat }**.
common-event-voted_absent = 🗳️ **{ $seat }** zgłasza, że **{ $other }** jest poza stołem ({ $votes } z { $needed }; głosuj przez `/table absent`).

# Refusals.

refusal-last_person = Poza tobą nie ma przy tym stole ludzi, więc komputer nie może przejąć gry. Partię poddasz przez `/table end`.
refusal-played_for_you = Gra za ciebie komputer. Naciśnij *Wracam* na planszy albo użyj `/table return`.
refusal-not_present = Na tym miejscu nie gra teraz nikt osobiście. Wybierz miejsce, które ma gracza.
refusal-not_about_oneself = Nie możesz głosować przeciw sobie. Jeśli potrzebujesz przerwy, `/table away` odda miejsce komputerowi.
refusal-not_awaited = { $names } nie ma teraz nic do wyboru, więc nie ma na co czekać.
refusal-not_absent_yet = { $names } może jeszcze myśleć. Głosować możesz { $until }.
refusal-vote_stands = Twój głos już się liczy. Inni głosują przez `/table absent`.
refusal-no_such_seat = Przy tym stole nie ma takiego miejsca. Wybierz je z listy.
refusal-already_seated = Ta osoba już gra w tej partii.
refusal-seat_is_played = Na tym miejscu ktoś gra. Ta osoba może je oddać przez `/table replace`; jeśli jej nie ma, `/table absent` zaczyna głosowanie.
refusal-seat_is_kept = To miejsce na razie czeka: { $names }. Komuś innemu możesz je zaoferować { $until }.
refusal-seat_is_away = { $names } jest poza stołem i nie może się zgodzić. `/table replace` oferuje miejsce komuś innemu.
refusal-not_host_here = To może tylko host tej partii, { $host }. Poproś o to albo o rolę hosta (`/table host`).
refusal-no_offer = To miejsce nie jest (już) dla ciebie. Jeśli chcesz dołączyć, zapytaj hosta.
refusal-no_such_person = Miejsce może tu zająć tylko ktoś z tego serwera.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = przerwa
command-table-away-about = Do twojego powrotu gra za ciebie komputer
command-table-return = powrót
command-table-return-about = Odzyskaj swoje miejsce od komputera
command-table-absent = brakuje
command-table-absent-about = Głosuj, że kogoś nie ma: w zastępstwie zagra komputer
command-table-absent-seat-about = Kogo nie ma
command-table-replace = zastąp
command-table-replace-about = Zaoferuj miejsce komuś innemu: swoje albo, jako host, takie bez człowieka
command-table-replace-seat-about = Które miejsce
command-table-replace-person-about = Kto dostaje ofertę
command-table-swap = zamień
command-table-swap-about = Zaproponuj zamianę miejsc dwóch osób; muszą się zgodzić wszyscy
command-table-swap-seat-about = Jedna z nich
command-table-swap-other-about = Druga
command-table-host = host
command-table-host-about = Przekaż rolę hosta
command-table-host-seat-about = Nowy host
