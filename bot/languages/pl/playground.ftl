# The playground.

playground-topic = Wszystko tutaj dzieje się na twoim własnym komputerze.
playground-you = { $name } (ty)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Prywatne wiadomości: { $name }{ $new ->
        [0] { "" }
       *[other] { " " }(nowe: { $new })
    }
playground-conversation-thread = 🧵 { $thread }, jako { $name }
playground-open = Plac zabaw jest otwarty. Działa tylko na tym komputerze i nie potrzebuje konta ani tokena.
playground-how =
    Adres jest kluczem do strony: kto go ma, może grać. Wybierz osobę u góry strony,
    a potem naciśnij przycisk pod powitaniem albo wpisz /, aby zobaczyć komendy. Ctrl-C go zamyka.

# The greeting in its channel.

playground-greeting-title = Witaj na Olimpie
playground-greeting-begin =
    {""}**Pierwszy raz tutaj?** *Poznaj: Hercules* zajmie pięć minut. Do lobby możesz dołączyć jako inne osoby (przełącz *{ $viewing }*) albo dodać komputery, a potem naciśnij *Start*.
playground-greeting-goes-on = {""}**Trwa tu partia.** `/board` pokaże ją z możliwościami osoby, jako którą patrzysz; `/games` ma listę wszystkich partii.
playground-greeting-more =
    Wpisz `/`, aby zobaczyć komendy: `/help` to krótkie wprowadzenie, `/rules` objaśnia grę, `/card` pokaże każdą kartę.

    Wybór języka u góry jest dla wszystkich tutaj; `/preferences` ustawia go dla jednej osoby. Prywatne wiadomości i wątki są na liście *{ $viewing }*.

# The page around the messages, in the language in which the playground began.

playground-page-viewing = Widok osoby
playground-page-messages = Wiadomości
playground-page-refresh = Odśwież
playground-page-capture = Zrzut
playground-page-inspector = Inspektor
playground-page-more = Więcej
playground-page-end = Zakończ podgląd
playground-page-search-messages = Szukaj w wiadomościach
playground-page-find = Znajdź wiadomość
playground-page-search = Szukaj
playground-page-previous = Poprzednie
playground-page-next = Następne
playground-page-jump = Przejdź do wiadomości o ID
playground-page-earlier = Wczytaj wcześniejsze wiadomości
playground-page-later = Nowsze wiadomości
playground-page-latest = Nowe wiadomości · do najnowszej
playground-page-empty = Na tym kanale nie ma wiadomości.
playground-page-send = Wyślij
playground-page-only-you = Widzisz to tylko ty
playground-page-edited = edytowano
playground-page-used = używa
playground-page-conversation = Rozmowa
playground-page-no-options = Nie ma takiej opcji
playground-page-cancel = Anuluj
playground-page-submit = Wyślij
