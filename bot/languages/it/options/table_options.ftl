# Changing how a match is run: time, messages, hints, pictures.

# Answers, and the line in the log.

table-options-set = { $option }: **{ $value }**
table-options-title = **Come va questa partita**
table-options-news = ⚙️ **{ $name }** ha cambiato un’opzione. { $option }: { $value }.{ $part ->
    [limit] { " " }Se in questo momento stai pensando, non perdi tempo.
    [after_time] { " " }Vale dalla prossima scelta.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Limite di tempo per ogni scelta: { $value ->
        [none] nessun limite
        [m5] 5 minuti
        [m15] 15 minuti
        [m60] 1 ora
        [h12] 12 ore
        [h24] 1 giorno
        [h48] 2 giorni
        [h72] 3 giorni
       *[h168] 7 giorni
    }
    [after_time] Quando il tempo scade: { $value ->
        [ask] decide il resto del tavolo
       *[computer] subentra il computer
    }
    [posting] Tabelloni: { $value ->
        [repost] un nuovo messaggio a ogni turno
        [replace] resta solo l’ultimo messaggio
       *[edit] un solo messaggio, aggiornato
    }
    [pictures] Immagini: { $value ->
        [full] complete
       *[compact] compatte, per schermi piccoli
    }
    [rolls] { $value ->
        [no] I tiri non si vedono più mentre cadono
       *[yes] Da ora i tiri si vedono mentre cadono
    }
    [bank] Riserva di tempo: { $value ->
        [none] nessuna
        [h24] 1 giorno
        [h48] 2 giorni
        [h72] 3 giorni
        [h168] 7 giorni
       *[h336] 14 giorni
    }
    [increment] Di nuovo in riserva dopo ogni turno: { $value ->
        [none] nulla
        [m60] 1 ora
        [h6] 6 ore
        [h12] 12 ore
       *[h24] 1 giorno
    }
    [pauses] Nelle ore di silenzio le riserve di tempo { $value ->
        [no] continuano
       *[yes] si fermano
    }
   *[hints] { $value ->
        [no] I consigli non compaiono più nella cronaca
       *[yes] Da ora i consigli compaiono nella cronaca
    }
 }
table-options-bank-press = Riserva di tempo…
table-options-bank-title = Un’altra riserva di tempo
table-options-bank-asked = Ho chiesto al resto del tavolo della riserva di tempo. Aspetto { $names }.
table-options-bank-same = È la riserva di tempo che avete già.
refusal-no_one_to_ask = A questo tavolo non c’è nessun altro a cui chiedere.
refusal-too_late = A partita iniziata questo non si può più cambiare. L’host può sceglierlo nella prossima lobby.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-limit = tempo
command-table-limit-about = Host: quanto può durare ogni scelta
command-table-after_time = dopo-il-tempo
command-table-after_time-about = Host: che cosa succede quando a qualcuno scade il tempo
command-table-posting = tabelloni
command-table-posting-about = Host: come si pubblicano i nuovi tabelloni
command-table-hints = consigli
command-table-hints-about = Host: se la cronaca mostra chi ha chiesto un consiglio
command-table-pictures = immagini
command-table-pictures-about = Host: tabelloni completi, o compatti per schermi piccoli
command-table-rolls = tiri
command-table-rolls-about = Host: se sul tabellone un tiro si vede mentre cade
