# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

picture-strip = { $boards ->
    [one] Das Spielbrett nach dem verpassten Zug.
   *[other] Die Spielbretter nach { $boards } Zügen, das älteste zuerst.
 }
picture-replay = Die ganze Partie als Animation: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 } auf { $boards ->
    [one] einem Bild
   *[other] { $boards } Bildern
 }. Das letzte:

records-replay = Rückblick
records-replay-title = ### { $game }: die Partie { $over ->
    [true] noch einmal
   *[false] bis jetzt
 }
    { $moves ->
        [one] Eine Entscheidung
       *[other] { $moves } Entscheidungen
    }, ein Bild für jeden Zug.
records-replay-steps = Schritt für Schritt
records-step-title = ### { $game } · { $at ->
    [0] der Anfang
   *[other] Entscheidung { $at } von { $of }
 } · Runde { $round }
records-step-by-turn = Zug um Zug
records-step-by-choice = Jede Entscheidung
bot-refusal-no_finished_match = In diesem Kanal ist noch keine Partie zu Ende gegangen. Hast du eine als Datei, häng sie bei *datei* an.
command-replay = rückblick
command-replay-about = Die ganze Partie noch einmal: als Animation oder Schritt für Schritt
menu-replay = Rückblick ab hier
