# How a match is run: time, messages, thread, hints, pictures.

# The options and their values.

conduct-limit = Bedenkzeit
    .note = Ohne Bedenkzeit ruht eine Partie nach zwei Wochen ohne Zug.
conduct-limit-none = unbegrenzt
conduct-limit-m5 = 5 Minuten
conduct-limit-m15 = 15 Minuten
conduct-limit-m60 = 1 Stunde
conduct-limit-h12 = 12 Stunden
conduct-limit-h24 = 1 Tag
conduct-limit-h48 = 2 Tage
conduct-limit-h72 = 3 Tage
conduct-limit-h168 = 7 Tage
conduct-after_time = Wenn die Zeit um ist
    .note = Nur mit Bedenkzeit. Wer zurückkommt, bekommt den Platz wieder.
conduct-after_time-ask = die anderen fragen
conduct-after_time-computer = ein Computerspieler übernimmt
conduct-posting = Spielbretter
    .note = Änderungen meldet Discord niemandem; darum erwähne ich, wer dran ist, in einer neuen Nachricht.
conduct-posting-repost = jeder Zug eine neue Nachricht
conduct-posting-replace = nur die neueste Nachricht bleibt
conduct-posting-edit = immer dieselbe Nachricht
conduct-thread = Eigener Thread
conduct-thread-no = nein
conduct-thread-yes = ja
conduct-hints = Tipps im Verlauf zeigen
conduct-hints-no = nein
conduct-hints-yes = ja
conduct-pictures = Bilder
conduct-pictures-full = vollständig
conduct-pictures-compact = kompakt, für kleine Bildschirme
conduct-stand_in = Ersatzspieler
conduct-stand_in-random = zufällig
conduct-stand_in-novice = leicht
conduct-stand_in-greedy = mittel
conduct-stand_in-skilled = schwer
conduct-stand_in-master = Profi

# Answers, and the line in the log.

posting-set = { $option }: **{ $value }**
posting-title = **Einstellungen dieser Partie**
posting-told = ⚙️ **{ $name }** hat die Einstellungen geändert. { $option }: **{ $value }**.{ $part ->
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
   *[hints] { $value ->
        [no] Tipps stehen nicht mehr im Verlauf
       *[yes] Tipps stehen ab jetzt im Verlauf
    }
 }
bot-refusal-too_late = Das geht nur in der Lobby: Mit dem Start steht es fest.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-conduct-limit = bedenkzeit
command-conduct-after_time = nach-ablauf
command-conduct-posting = spielbretter
command-conduct-thread = thread
command-conduct-hints = tipps
command-conduct-pictures = bilder
command-conduct-stand_in = vertretung
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
