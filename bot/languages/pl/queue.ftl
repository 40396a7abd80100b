# The queue over servers.

queue-title = ## 🔎 Kolejka
queue-about = Znajdź partię z ludźmi z dowolnego serwera, w pojedynkę albo ze znajomymi. Szukam osób o sile podobnej do twojej; im dłużej czekasz, tym mniej to ważne.
    Gracie w **prywatnych wiadomościach** albo w wątku na twoim serwerze, jeśli go udostępnia i wszyscy mogą go zobaczyć.
queue-rating = Twój ranking, { $game }: **{ $rating }** ({ $count ->
        [one] jedna partia rankingowa
        [few] { $count } partie rankingowe
       *[other] { $count } partii rankingowych
    })
queue-reliance = { $missed ->
        [0] Nieznajomi na ciebie liczą: jeśli dwa razy skończy ci się czas albo zabraknie potwierdzenia partii, kolejka robi ci przerwę na { $span }.
       *[other] Ostatnio w partii skończył ci się czas albo zabrakło potwierdzenia. Jeśli stanie się to jeszcze raz, kolejka robi ci przerwę na { $span }; urlop i porę ciszy ma `/preferences`.
    }
queue-pause-span = { $pause ->
        [0] godzinę
        [1] dzień
       *[other] tydzień
    }
queue-paused = ⏸️ Nieznajomi już dwa razy czekali na ciebie na próżno, więc kolejka robi ci przerwę. Znów możesz dołączyć { $until }.
queue-people = { $count ->
        [0] Nikt teraz nie czeka.
        [one] Teraz czeka jedna osoba.
        [few] Teraz czekają { $count } osoby.
       *[other] Teraz czeka { $count } osób.
    }
queue-meets = Nikogo nie unikasz.
queue-avoided = Unikasz tych osób: { $people }.
queue-avoids-no-stranger = { $count ->
    [one] Jedna z tych osób nigdy mnie nie używała, więc nic o niej nie przechowuję: unikać jej możesz dopiero, gdy to zrobi.
    [few] { $count } z tych osób nigdy mnie nie używały, więc nic o nich nie przechowuję: unikać ich możesz dopiero, gdy to zrobią.
   *[other] { $count } z tych osób nigdy mnie nie używało, więc nic o nich nie przechowuję: unikać ich możesz dopiero, gdy to zrobią.
 }
queue-waiting-title = ## 🔎 Czekasz w kolejce
queue-waiting = **{ $wish }** · dołączenie { $since }; twoje miejsce wygasa { $until }
queue-wish = { $game }, { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[other] { $players } osób
 }, { $pace }
queue-party = { $count ->
        [one] Czekasz w pojedynkę.
       *[other] Twoja grupa: { $names }
    }
queue-usual = { $unit ->
        [hours] { $count ->
            [one] Taka partia znajduje się zwykle po godzinie.
           *[other] Taka partia znajduje się zwykle po { $count } godzinach.
        }
       *[minutes] { $count ->
            [0] Taka partia znajduje się zwykle w ciągu minuty.
            [one] Taka partia znajduje się zwykle po minucie.
           *[other] Taka partia znajduje się zwykle po { $count } minutach.
        }
    }
queue-usual-unknown = Nie wiem jeszcze, ile to zwykle trwa: ostatnio było za mało takich partii.
queue-code = Znajomi mogą do ciebie dołączyć przez `/queue` z tym kodem: **`{ $code }`**

queue-press-find = Znajdź partię…
queue-press-friends = Dołącz do znajomych…
queue-press-avoid = Unikaj osób…
queue-press-leave = Wyjdź z kolejki
queue-press-look = Odśwież

queue-form-find = Znajdź partię
queue-form-game = Gra
queue-form-players = Liczba osób
queue-form-players-about = Razem, wliczając ciebie i znajomych.
queue-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
 }
queue-form-pace = Czas na wybór
queue-form-pace-about = Gdy minie, do powrotu tej osoby gra komputer.
queue-form-friends = Dołącz do znajomych
queue-form-code = Kod grupy
queue-form-code-about = Znajomi widzą go u siebie w /queue.
queue-form-avoid = Osoby, których unikasz
queue-form-people = Unikaj
queue-form-people-about = Kolejka nie posadzi was przy jednym stole. Te osoby o tym nie wiedzą.

queue-found-title = ### 🔎 Jest partia: { $game }
queue-found = { $names }
    { $pace }. Gdy twój czas minie, do twojego powrotu gra komputer. Twoje tury przychodzą tutaj.
queue-off = **{ $game }:** ta partia nie doszła do skutku.
queue-again = Następną partię znajdzie `/queue`.

refusal-not_reliable_yet = Dopóki nie wiadomo, że można na tobie polegać, z nieznajomymi grasz naraz najwyżej { $limit ->
    [one] jedną partię
    [few] { $limit } partie
   *[other] { $limit } partii
 }. Najpierw skończ którąś; `/stats` pokaże, ile brakuje.
refusal-queue_paused = Nieznajomi już dwa razy czekali na ciebie na próżno, więc kolejka robi ci przerwę. Znów możesz dołączyć { $until }. Tymczasem: `/play`, `/solo`, `/daily`.
refusal-no_such_id = Nie mogę znaleźć na Discordzie jednej z tych osób, więc lista zostaje bez zmian. Wybierz je z listy w formularzu, najwyżej 25.
refusal-queue_closed = Nie ma tu kolejki: osoba prowadząca bota jej nie otworzyła. `/play` zacznie partię na tym serwerze.
refusal-already_queued = Czekasz już w kolejce. `/queue` pokaże, na co.
refusal-no_party = Nie czeka żadna grupa z tym kodem. Może jej partia już ruszyła albo w kodzie jest literówka: sprawdźcie go razem.
refusal-party_full = Ta grupa jest pełna. Poproś o wybranie większej liczby osób albo dołącz do kolejki w pojedynkę.
refusal-messages_refused = Moja ostatnia prywatna wiadomość nie doszła, a partie z kolejki gra się właśnie tam. Kliknij prawym przyciskiem wspólny serwer, otwórz *Ustawienia prywatności*, zezwól na *Prywatne wiadomości* i wyślij mi tam `/queue`.
refusal-queue_fixed = Kolejka znalazła tę partię z czasem, który wybrali wszyscy, więc nie da się go zmienić.
refusal-nobody_asked_here = Ta partia nie ma kanału, więc nie mogę pytać innych o zgodę. Wszystko, co jej nie wymaga, nadal działa.

command-queue = queue
command-queue-about = Znajdź partię z ludźmi z innych serwerów, w pojedynkę albo ze znajomymi
