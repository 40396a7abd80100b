# Changing how a match is run: time, messages, hints, pictures.

# Answers, and the line in the log.

table-options-set = { $option }: **{ $value }**
table-options-title = **Jak toczy się ta partia**
table-options-news = ⚙️ **{ $name }** zmienia opcję. { $option }: { $value }.{ $part ->
    [limit] { " " }Jeśli właśnie myślisz, nie tracisz czasu.
    [after_time] { " " }Obowiązuje od następnego wyboru.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Czas na wybór: { $value ->
        [none] bez limitu
        [m5] 5 minut
        [m15] 15 minut
        [m60] 1 godzina
        [h12] 12 godzin
        [h24] 1 dzień
        [h48] 2 dni
        [h72] 3 dni
       *[h168] 7 dni
    }
    [after_time] Gdy czas minie: { $value ->
        [ask] decydują pozostali
       *[computer] gra przejmuje komputer
    }
    [posting] Plansze: { $value ->
        [repost] nowa wiadomość co turę
        [replace] zostaje tylko najnowsza wiadomość
       *[edit] jedna wiadomość, aktualizowana
    }
    [pictures] Obrazki: { $value ->
        [full] pełne
       *[compact] zwarte, na małe ekrany
    }
    [rolls] { $value ->
        [no] Odtąd nie widać rzutów w chwili, gdy padają
       *[yes] Odtąd widać każdy rzut, gdy pada
    }
    [bank] Bank czasu: { $value ->
        [none] brak
        [h24] 1 dzień
        [h48] 2 dni
        [h72] 3 dni
        [h168] 7 dni
       *[h336] 14 dni
    }
    [increment] Zwrot do banku po każdej turze: { $value ->
        [none] nic
        [m60] 1 godzina
        [h6] 6 godzin
        [h12] 12 godzin
       *[h24] 1 dzień
    }
    [pauses] W porze ciszy banki czasu { $value ->
        [no] biegną dalej
       *[yes] stoją
    }
   *[hints] { $value ->
        [no] Podpowiedzi nie są odtąd w dzienniku
       *[yes] Podpowiedzi są odtąd w dzienniku
    }
 }
table-options-bank-press = Bank czasu…
table-options-bank-title = Inny bank czasu
table-options-bank-asked = Pytam pozostałych o bank czasu. Czekamy na: { $names }.
table-options-bank-same = Taki bank czasu już macie.
refusal-no_one_to_ask = Przy tym stole nie ma kogo zapytać.
refusal-too_late = Po starcie partii nie da się tego zmienić. Host może to wybrać w następnym lobby.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-limit = czas
command-table-limit-about = Host: ile czasu jest na każdy wybór
command-table-after_time = po-czasie
command-table-after_time-about = Host: co się dzieje, gdy komuś minie czas
command-table-posting = plansze
command-table-posting-about = Host: jak wysyłać nowe plansze
command-table-hints = podpowiedzi
command-table-hints-about = Host: czy dziennik pokazuje, kto prosi o podpowiedź
command-table-pictures = obrazki
command-table-pictures-about = Host: pełne plansze albo zwarte na małe ekrany
command-table-rolls = rzuty
command-table-rolls-about = Host: czy na planszy widać rzut, gdy pada
