# Time limits: reminders, the end of a player’s time, vacations, matches that rest.

# On the board, after whose turn it is.

deadlines-left = ⏳ { $until }
deadlines-over = ⌛ czas minął
deadlines-rests = 🏖️ urlop

# Below whose turn it is, where there are time banks.

deadlines-banks = 🏦 Banki czasu: { $lines }
deadlines-bank = { $name } { $left }
deadlines-bank-from = { $name } { $left } (od { $from })
deadlines-bank-runs = { $name } { $left } (biegnie)
deadlines-amount = { $unit ->
    [days] { $hours ->
        [0] { $days ->
            [one] 1 dzień
           *[other] { $days } dni
        }
       *[other] { $days } d { $hours } h
    }
    [hours] { $minutes ->
        [0] { $hours ->
            [one] 1 godzina
            [few] { $hours } godziny
           *[other] { $hours } godzin
        }
       *[other] { $hours } h { $minutes } min
    }
    [none] nic nie zostało
   *[minutes] { $minutes } min
 }

# Reminders.

deadlines-remind = { $people } ⏳ { $game }, runda { $round }, czeka na { $count ->
    [one] ciebie
   *[other] was
 }{ $asked ->
    [none] { "" }
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }czas mija { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Do planszy]({ $link })
 }
deadlines-remind-directly = ⏳ **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }na { $channel }
 }, runda { $round }, czeka na ciebie{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }czas mija { $until }{ $then ->
        [computer] , potem grę przejmuje komputer
       *[ask] , potem decydują pozostali
     }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Do planszy]({ $link })
 }
deadlines-remind-others = Czekają na ciebie także:
deadlines-remind-other = - **{ $game }**{ $channel ->
    [none] { "" }
   *[other] { " " }na { $channel }
 }{ $until ->
    [none] { "" }
   *[other] { " · " }czas mija { $until }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Do planszy]({ $link })
 }
deadlines-remind-more = - … i { $count ->
    [one] jeszcze jedna
    [few] jeszcze { $count }
   *[other] jeszcze { $count }
 }: `/games`
deadlines-remind-why = -# { $channel ->
    [none] Ta partia nie ma kanału, więc piszę do ciebie tutaj.
   *[other] Masz włączone prywatne wiadomości. Aby to zmienić, użyj `/preferences` na swoim serwerze.
 }

# The time is over.

deadlines-late-title = ⌛ Czas minął
deadlines-late = **{ $names }** { $count ->
    [one] przekracza czas na wybór.
   *[other] przekraczają czas na wybór.
 } Co robicie?
deadlines-late-how =
    - **Czekaj** daje jeszcze raz tyle samo czasu (z bankami czasu: dzień).
    - **Komputer** gra w zastępstwie do powrotu tej osoby, gdy zgodzi się większość.
    - **Zastąp** oferuje miejsce komuś innemu; może to tylko host.
deadlines-late-else = Jeśli nikt nie zdecyduje, komputer przejmie grę { $until }.
deadlines-press-wait = Czekaj
deadlines-press-computer = Komputer
deadlines-press-replace = Zastąp
deadlines-press-for = { $action }: { $name }
deadlines-waited = Czekacie. Nowy koniec czasu (**{ $name }**): { $until }.
deadlines-vote-counts = Twój głos się liczy: { $votes } z { $needed } za zastępstwem komputera (**{ $name }**).
deadlines-replace-ask = Kto ma przejąć to miejsce (**{ $name }**)?
deadlines-replace-choose = Wybierz kogoś…

# Vacations.

deadlines-vacation = 🏖️ **{ $name }** ma urlop, najpóźniej do: { $until }. { $timed ->
    [no] Kończy go następny ruch tej osoby.
   *[yes] Zegar tej osoby stoi do jej następnego ruchu. Host może zdecydować, żeby nie czekać.
 }
deadlines-press-overrule = Nie czekaj: { $name }
deadlines-overruled = Zegar znów biegnie: **{ $name }**.

# In the log.

common-event-waited = ⏳ **{ $seat }** daje więcej czasu: **{ $other }**.
common-event-vacation_began = 🏖️ **{ $seat }** idzie na urlop.
common-event-vacation_ended = 👋 **{ $seat }** wraca z urlopu.
common-event-overruled = ⏳ Host nie czeka: zegar biegnie mimo urlopu (**{ $seat }**).

# Matches in which nobody has moved for long.

common-event-rested = 💤 Od { $days } dni nie ma ruchu, więc wstrzymuję tę partię. Aby grać dalej, wybierz coś albo użyj `/board`.
common-event-awoken = ☀️ Partia toczy się dalej.

# Refusals.

refusal-you_are_late = To na ciebie czekamy! Wybierz na planszy albo oddaj grę przez `/table away`.
refusal-nobody_late = To już załatwione: nikt się nie spóźnia. Stan partii pokaże `/board`.
refusal-on_vacation = Masz już urlop. Kończy go twój następny ruch.
refusal-no_vacation_left = Wszystkie { $days } dni urlopu na ten rok są już zużyte. Przez `/table away` może grać za ciebie komputer.
refusal-not_on_vacation = Ta osoba jest już po urlopie.
