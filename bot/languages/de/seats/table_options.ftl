# How a match is run: time, messages, thread, hints, pictures.

# The options and their values.

conduct-limit = Bedenkzeit
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
conduct-after_time-ask = die anderen fragen
conduct-after_time-computer = ein Computerspieler übernimmt
conduct-posting = Neue Spielbretter
conduct-posting-repost = eine neue Nachricht je Zug
conduct-posting-replace = eine neue Nachricht, die alte geht
conduct-posting-edit = immer dieselbe Nachricht
conduct-thread = Eigener Thread
conduct-thread-no = nein
conduct-thread-yes = ja
conduct-hints = Tipps im Verlauf
conduct-hints-no = nein
conduct-hints-yes = ja
conduct-pictures = Bilder
conduct-pictures-full = vollständig
conduct-pictures-compact = kompakt, für kleine Bildschirme
conduct-stand_in = Wer einspringt
conduct-stand_in-random = ein Computerspieler, der zufällig spielt
conduct-stand_in-novice = ein Computerspieler, der oft unbedacht spielt
conduct-stand_in-greedy = ein Computerspieler, der seine Züge plant
conduct-stand_in-skilled = ein Computerspieler, der einen Zug vorausdenkt
conduct-stand_in-master = ein Computerspieler, der seine Züge ausprobiert

# Answers, and the line in the log.

posting-set = { $option }: **{ $value }**
posting-title = **Wie diese Partie geführt wird**
posting-told = ⚙️ **{ $name }** führt diese Partie jetzt anders. { $option }: { $value }.{ $part ->
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
    [posting] Neue Spielbretter: { $value ->
        [repost] eine neue Nachricht je Zug
        [replace] eine neue Nachricht, die alte geht
       *[edit] immer dieselbe Nachricht
    }
    [pictures] Bilder: { $value ->
        [full] vollständig
       *[compact] kompakt, für kleine Bildschirme
    }
   *[hints] { $value ->
        [no] Tipps werden hier nicht mehr vermerkt
       *[yes] Tipps werden hier ab jetzt vermerkt
    }
 }
bot-refusal-too_late = Das steht fest, sobald die Partie beginnt.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-conduct-limit = bedenkzeit
command-conduct-after_time = nach-ablauf
command-conduct-posting = spielbretter
command-conduct-thread = thread
command-conduct-hints = tipps
command-conduct-pictures = bilder
command-conduct-stand_in = vertretung
command-table-limit = zeit
command-table-limit-about = Gastgeber: wie lange eine Entscheidung dauern darf
command-table-after_time = nach-ablauf
command-table-after_time-about = Gastgeber: was geschieht, wenn jemandes Zeit um ist
command-table-posting = spielbretter
command-table-posting-about = Gastgeber: wie neue Spielbretter gezeigt werden
command-table-hints = tipps
command-table-hints-about = Gastgeber: ob der Verlauf sagt, wer um einen Tipp bat
command-table-pictures = bilder
command-table-pictures-about = Gastgeber: vollständige Spielbretter, oder kompakte für kleine Bildschirme
