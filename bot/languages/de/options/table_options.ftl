# Changing how a match is run: time, messages, hints, pictures.

# Answers, and the line in the log.

table-options-set = { $option }: **{ $value }**
table-options-title = **Einstellungen dieser Partie**
table-options-news = ⚙️ **{ $name }** hat die Einstellungen geändert. { $option }: { $value }.{ $part ->
    [limit] { " " }Wer gerade überlegt, verliert dadurch keine Zeit.
    [after_time] { " " }Das gilt ab der nächsten Entscheidung.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Bedenkzeit: { $value ->
        [none] unbegrenzt
        [m5] 5 Minuten
        [m15] 15 Minuten
        [m60] 1 Stunde
        [h12] 12 Stunden
        [h24] 1 Tag
        [h48] 2 Tage
        [h72] 3 Tage
       *[h168] 7 Tage
    }
    [after_time] Wenn die Zeit um ist, { $value ->
        [ask] werden die anderen gefragt
       *[computer] übernimmt ein Computerspieler
    }
    [posting] Spielbretter: { $value ->
        [repost] jeder Zug eine neue Nachricht
        [replace] nur die neueste Nachricht bleibt
       *[edit] immer dieselbe Nachricht
    }
    [pictures] Bilder: { $value ->
        [full] vollständig
       *[compact] kompakt, für kleine Bildschirme
    }
    [rolls] { $value ->
        [no] Die Würfel sieht man nicht mehr fallen
       *[yes] Ab jetzt sieht man die Würfel fallen
    }
    [bank] Zeitkonto: { $value ->
        [none] keines
        [h24] 1 Tag
        [h48] 2 Tage
        [h72] 3 Tage
        [h168] 7 Tage
       *[h336] 14 Tage
    }
    [increment] Gutschrift nach jedem Zug: { $value ->
        [none] keine
        [m60] 1 Stunde
        [h6] 6 Stunden
        [h12] 12 Stunden
       *[h24] 1 Tag
    }
    [pauses] In der Ruhezeit { $value ->
        [no] laufen die Zeitkonten weiter
       *[yes] pausieren die Zeitkonten
    }
   *[hints] { $value ->
        [no] Tipps stehen nicht mehr im Verlauf
       *[yes] Tipps stehen ab jetzt im Verlauf
    }
 }
table-options-bank-press = Zeitkonto …
table-options-bank-title = Ein anderes Zeitkonto
table-options-bank-asked = Ich habe die anderen nach dem Zeitkonto gefragt. Noch offen: { $names }.
table-options-bank-same = Dieses Zeitkonto habt ihr schon.
refusal-no_one_to_ask = An diesem Tisch ist sonst niemand, den ich fragen könnte.
refusal-too_late = Das geht nur in der Lobby: Mit dem Start steht es fest.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-limit = zeit
command-table-limit-about = Bedenkzeit ändern (wer die Partie leitet)
command-table-after_time = nach-ablauf
command-table-after_time-about = Was geschieht, wenn jemandes Zeit um ist (wer die Partie leitet)
command-table-posting = spielbretter
command-table-posting-about = Wie neue Spielbretter gezeigt werden (wer die Partie leitet)
command-table-hints = tipps
command-table-hints-about = Ob im Verlauf steht, wer einen Tipp wollte (wer die Partie leitet)
command-table-pictures = bilder
command-table-pictures-about = Vollständige Bilder oder kompakte für kleine Bildschirme (wer die Partie leitet)
command-table-rolls = würfe
command-table-rolls-about = Ob man auf dem Spielbrett die Würfel fallen sieht (wer die Partie leitet)
