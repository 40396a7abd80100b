# Die Einführungen: je Spiel eine Partie nach Drehbuch, in Schritten mit je einem Ziel. Ihre Worte stehen bei den Spielen.

tutorial-title = 🎓 { $game } · Schritt { $step } von { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = { $game } lernen
tutorial-next = Weiter
tutorial-skip = Mach du das
tutorial-others = Andere Möglichkeiten …
tutorial-leave = Hier aufhören
tutorial-go-on = Mit der Einführung weitermachen
tutorial-once-more = Noch einmal von vorn
tutorial-puzzle = Ein Rätsel
tutorial-which =
    ### 🎓 Einführungen
    Eine erste Partie, Schritt für Schritt. Nur du siehst sie, und sie zählt nirgends. Du kannst jederzeit aufhören: `/tutorial` macht dort weiter.

# Eine Wahl, die erlaubt ist, um die es in dem Schritt aber nicht geht.

tutorial-other = **{ $chosen }** ist erlaubt, aber hier ist **{ $advised }** besser.
tutorial-take = Besser spielen
tutorial-choose-again = Neu wählen
tutorial-freely = Trotzdem so spielen

# Nach einer Einführung.

tutorial-finished =
    ### 🎓 Jetzt kannst du { $game }
    Alles, was in einem Zug vorkommt, hast du gemacht. Wie willst du weiterspielen?
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` macht dort weiter, wo du aufgehört hast. Oder beginne gleich eine richtige Partie:

# Der Befehl.

command-tutorial = einführung
command-tutorial-about = Lerne ein Spiel in wenigen Minuten beim Spielen; nur du siehst es
command-tutorial-game = spiel
command-tutorial-game-about = Das Spiel, das du lernen willst
