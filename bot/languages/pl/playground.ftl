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
    {""}**Pierwszy raz tutaj?** *Poznaj: Hercules* zajmie pięć minut. Do lobby możesz dołączyć jako inne osoby (przełącz *Viewing as*) albo dodać komputery, a potem naciśnij *Start*.
playground-greeting-goes-on = {""}**Trwa tu partia.** `/board` pokaże ją z możliwościami osoby, jako którą patrzysz; `/games` ma listę wszystkich partii.
playground-greeting-more =
    Wpisz `/`, aby zobaczyć komendy: `/help` to krótkie wprowadzenie, `/rules` objaśnia grę, `/card` pokaże każdą kartę.

    Wybór języka u góry jest dla wszystkich tutaj; `/preferences` ustawia go dla jednej osoby. Prywatne wiadomości i wątki są na liście *Viewing as*.
