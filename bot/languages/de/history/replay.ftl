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
refusal-no_finished_match = In diesem Kanal ist noch keine Partie zu Ende gegangen. Hast du eine als Datei, häng sie bei *datei* an.
command-replay = rückblick
command-replay-about = Die ganze Partie noch einmal: als Animation oder Schritt für Schritt
menu-replay = Rückblick ab hier
