# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

replay-press = Rückblick
replay-title = ### { $game }: die Partie { $over ->
    [true] noch einmal
   *[false] bis jetzt
 }
    { $moves ->
        [one] Eine Entscheidung
       *[other] { $moves } Entscheidungen
    }, ein Bild für jeden Zug.
replay-steps = Schritt für Schritt
replay-step-title = ### { $game } · { $at ->
    [0] der Anfang
   *[other] Entscheidung { $at } von { $of }
 } · Runde { $round }
replay-step-by-turn = Zug um Zug
replay-step-by-choice = Jede Entscheidung
refusal-no_finished_match = In diesem Kanal ist noch keine Partie endgültig vorbei; eine abgebrochene prüfe ich, sobald sie nicht mehr fortgesetzt werden kann. Hast du eine als Datei, häng sie bei *datei* an.
replay-pages = Als Seiten
replay-pages-sent = Der ganze Rückblick als Seiten: Entpack das Archiv und öffne `index.html`, oder leg den Ordner auf irgendeinen Webspace. Zu sehen ist, was alle am Tisch gesehen haben, mit Namen.
refusal-pages_too_large = Diese Partie ist zu groß, um sie hier als Seiten zu schicken. Wer den Bot betreibt, kann sie für dich exportieren.
command-replay = rückblick
command-replay-about = Die ganze Partie noch einmal: als Animation oder Schritt für Schritt
menu-replay = Rückblick ab hier
