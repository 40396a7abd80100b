# Wie eine Partie geführt und wo sie gezeigt wird: Zeit, Beiträge, Threads, Kanäle.

# Was sich wählen lässt
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

# Neben den anderen Einstellungen der Lobby
posting-run-by = Wie die Partie geführt wird …
posting-game-by = Eine Einstellung ändern …
posting-choose = { $option } …
posting-back = ◀ Zurück
posting-chosen = { $option }: { $value }

# Die Lobby, sobald die Partie ihren Thread hat
posting-in-thread = Die Partie hat begonnen; gespielt wird in { $thread }.

# Was der Verlauf sagt
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
common-event-no_thread = 🧵 Ein Thread ließ sich nicht anlegen, also wird hier gespielt

# Wo sich eine Partie nicht mehr zeigen lässt
posting-stuck-locked = { $host } Der Thread { $thread } deiner Partie ({ $game }) ist gesperrt, ich kann dort nicht schreiben. Entsperre ihn, oder nutze `/move-here` in dem Kanal, in dem es weitergehen soll. Nichts geht verloren.
posting-stuck-gone = { $host } Der Thread deiner Partie ({ $game }) wurde gelöscht. Nutze `/move-here` in dem Kanal, in dem es weitergehen soll. Nichts geht verloren.
posting-moved = Die Partie geht hier weiter: das Spielbrett folgt.
posting-thread-name = { $game } · { $names }

# Antworten und Absagen
posting-set = { $option }: **{ $value }**
posting-title = **Wie diese Partie geführt wird**
bot-refusal-too_late = Das steht fest, sobald die Partie beginnt.
bot-refusal-already_here = Diese Partie wird schon hier gespielt.
bot-refusal-no_threads_here = In einem Thread kann ich keinen Thread anlegen. Spielt ohne, oder beginnt im Kanal.
bot-refusal-cannot_make_threads = In diesem Kanal kann ich keinen Thread anlegen: Mir fehlt { $permissions }. Wer ihn verwaltet, kann mir das erlauben; oder spielt ohne.
bot-refusal-other_channels = In diesem Kanal werden keine Partien eröffnet. Spiele in { $where }.
bot-refusal-nothing_to_move = Auf diesem Server gibt es keine Partie, die du umziehen lassen darfst: Das kann, wer sie eröffnet hat, und wer ihren Kanal und diesen hier verwaltet.
bot-refusal-cannot_see = { $names } { $count ->
    [one] sieht
   *[other] sehen
} diesen Kanal nicht, darum bleibt die Partie, wo sie ist. Nimm einen Kanal, den alle am Tisch sehen.
bot-refusal-erased_lately = Du wurdest in der letzten Stunde schon gelöscht. Was seitdem dazugekommen ist, lässt sich { $until } löschen.
bot-refusal-which_to_move = Es gibt mehrere Partien. Wähle mit der Option *partie* die gemeinte.

# Die Befehle
command-conduct-limit = bedenkzeit
command-conduct-after_time = nach-ablauf
command-conduct-posting = spielbretter
command-conduct-thread = thread
command-conduct-hints = tipps
command-conduct-pictures = bilder
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
command-table-value = wert
command-table-value-about = Was du wählst
command-move-here = hierher
command-move-here-about = Lass eine Partie in diesem Kanal weitergehen: als Gastgeber, oder wenn du Kanäle verwaltest
command-move-here-match = partie
command-move-here-match-about = Welche Partie, wenn es mehrere gibt
posting-told = ⚙️ **{ $name }** führt diese Partie jetzt anders. { $option }: { $value }.{ $part ->
    [limit] { " " }Wer gerade überlegt, verliert dadurch keine Zeit.
    [after_time] { " " }Das gilt ab der nächsten Entscheidung.
   *[other] { "" }
 }
