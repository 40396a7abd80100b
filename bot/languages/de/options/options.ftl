# Match options: their names, values and forms; the same in a lobby, at a table and for a server.

# The panel and its forms.

options-title = **Einstellungen deiner Partie.** Änderungen gelten sofort; alle sehen sie in der Lobby.
options-form-open = { $page ->
    [1] Einstellungen ändern …
   *[other] Mehr Einstellungen ({ $page }/{ $of }) …
 }
options-form-title = { $of ->
    [1] Einstellungen deiner Partie
   *[other] Einstellungen deiner Partie ({ $page }/{ $of })
 }
options-boxes = An oder aus
options-chosen = { $option }: { $value }

options-more-open = Zeitkonto, Startbestätigung …
options-more-title = Zeitkonto, Bestätigung vor dem Start
options-pace = Tempo …
options-pace-evening = An einem Abend
    .note = 15 Minuten je Entscheidung
options-pace-daily = Ein Zug am Tag
    .note = 1 Tag je Entscheidung
options-pace-slow = Langsam
    .note = 12 Stunden je Entscheidung; Zeitkonto: 3 Tage, je Zug 6 Stunden dazu, Pause in der Ruhezeit
    .brief = Langsam: 12 Stunden, Zeitkonto 3 Tage
options-pace-leisurely = Gemütlich
    .note = Zeitkonto: 7 Tage, je Zug 1 Tag dazu, Pause in der Ruhezeit
    .brief = Gemütlich: Zeitkonto 7 Tage
options-pace-limit = { $limit } je Entscheidung
options-pace-none = Ohne Uhr
    .note = Alle nehmen sich die Zeit, die sie brauchen

# The options and their values.

options-limit = Bedenkzeit
    .note = Ohne Bedenkzeit ruht eine Partie nach zwei Wochen ohne Zug.
options-limit-none = unbegrenzt
options-limit-m5 = 5 Minuten
options-limit-m15 = 15 Minuten
options-limit-m60 = 1 Stunde
options-limit-h12 = 12 Stunden
options-limit-h24 = 1 Tag
options-limit-h48 = 2 Tage
options-limit-h72 = 3 Tage
options-limit-h168 = 7 Tage
options-after_time = Wenn die Zeit um ist
    .note = Nur mit Bedenkzeit. Wer zurückkommt, bekommt den Platz wieder.
options-after_time-ask = die anderen fragen
options-after_time-computer = ein Computerspieler übernimmt
options-posting = Spielbretter
    .note = Änderungen meldet Discord niemandem; darum erwähne ich, wer dran ist, in einer neuen Nachricht.
options-posting-repost = jeder Zug eine neue Nachricht
options-posting-replace = nur die neueste Nachricht bleibt
options-posting-edit = immer dieselbe Nachricht
options-bank = Zeitkonto
    .note = Zeit für die ganze Partie. Sie läuft erst, wenn die Bedenkzeit um ist (ohne Bedenkzeit sofort).
options-bank-none = keines
options-bank-h24 = 1 Tag
options-bank-h48 = 2 Tage
options-bank-h72 = 3 Tage
options-bank-h168 = 7 Tage
options-bank-h336 = 14 Tage
options-increment = Gutschrift nach jedem Zug
    .note = Mehr als am Anfang ist nie auf dem Konto.
options-increment-none = keine
options-increment-m60 = 1 Stunde
options-increment-h6 = 6 Stunden
options-increment-h12 = 12 Stunden
options-increment-h24 = 1 Tag
options-pauses = Zeitkonto in der Ruhezeit
options-pauses-no = läuft weiter
options-pauses-yes = pausiert
options-thread = Eigener Thread
options-thread-no = nein
options-thread-yes = ja
options-hints = Tipps im Verlauf zeigen
options-hints-no = nein
options-hints-yes = ja
options-pictures = Bilder
options-pictures-full = vollständig
options-pictures-compact = kompakt, für kleine Bildschirme
options-rolls = Jeden Wurf fallen sehen
options-rolls-no = nein
options-rolls-yes = ja
options-stand_in = Ersatzspieler
options-stand_in-random = zufällig
options-stand_in-novice = leicht
options-stand_in-greedy = mittel
options-stand_in-skilled = schwer
options-stand_in-master = Profi

options-muster = Vor dem Start bestätigen
    .note = Fremd ist, wer noch nie mit der Person gespielt hat, die startet. Wer gerade dazukam, muss nicht.
options-muster-strangers = Fremde
options-muster-all = alle
options-muster-none = niemand

# Options of commands: small letters, at most 32 characters.

command-option-limit = bedenkzeit
command-option-after_time = nach-ablauf
command-option-posting = spielbretter
command-option-thread = thread
command-option-hints = tipps
command-option-pictures = bilder
command-option-rolls = würfe
command-option-muster = bestätigen
command-option-stand_in = vertretung

# How long a match takes.

options-span-limit = Bedenkzeit je Entscheidung: { $limit }.
options-span-bank = { $limit ->
    [none] { "" }
   *[other] Bedenkzeit je Entscheidung: { $limit }.{ " " }
 }Alle haben { $bank } auf ihrem Zeitkonto{ $increment ->
    [none] .
   *[other] ; nach jedem Zug kommt wieder etwas dazu ({ $increment }).
 }
options-span-none = { $duration ->
    [none] Es gibt keine Bedenkzeit.
   *[other] Spielen alle zügig, dauert es { $duration }; eine Bedenkzeit gibt es nicht.
 }
