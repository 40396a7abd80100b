# Die Einführungen: je Spiel eine Partie nach Drehbuch, in Schritten mit je einem Ziel. Ihre Worte stehen bei den Spielen.

tutorial-title = ### 🎓 { $game } · Schritt { $step } von { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = { $game } lernen
tutorial-next = Weiter
tutorial-skip = Mach das für mich
tutorial-leave = Hier aufhören
tutorial-go-on = Mit der Einführung weitermachen
tutorial-once-more = Noch einmal von vorn
tutorial-puzzle = Ein Rätsel
tutorial-which =
    ### 🎓 Einführungen
    Eine erste Partie, Schritt für Schritt. Nur du siehst sie, und sie zählt nirgends. Hör auf, wann du willst: `/tutorial` geht dort weiter, wo du aufgehört hast.

# Eine Wahl, die erlaubt ist, um die es in dem Schritt aber nicht geht.

tutorial-other = Du hast **{ $chosen }** gewählt. Die Regeln erlauben es, aber hier ist **{ $advised }** besser.
tutorial-take = Das Bessere nehmen
tutorial-choose-again = Neu wählen
tutorial-freely = Lieber frei spielen

# Nach einer Einführung.

tutorial-finished =
    ### 🎓 Du kannst { $game } spielen
    Du hast alles getan, was in einem Zug vorkommt. Jetzt wird es ernst:
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` geht dort weiter, wo du aufgehört hast. Oder beginne eine richtige Partie:

# Der Befehl.

command-tutorial = einführung
command-tutorial-about = Lerne ein Spiel in ein paar Minuten, indem du es spielst; nur du siehst es
command-tutorial-game = spiel
command-tutorial-game-about = Das Spiel, das du lernen willst
