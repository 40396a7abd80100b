# Rätsel: Stellungen, in denen eine Möglichkeit sicher die beste ist.

puzzle-title = ### 🧩 Rätsel · { $game }
puzzle-task =
    Du bist { $sign }. **{ $asked }**
    -# Eine Möglichkeit ist klar besser als alle anderen; ein Computerspieler, der seine Züge plant, hat sie übersehen. Deine erste Antwort zählt.
puzzle-rival = Spieler { $number }
puzzle-right = ✅ Richtig: **{ $chosen }**
puzzle-wrong = ❌ **{ $chosen }** ist nicht das Beste, sondern **{ $best }**.
puzzle-best = Damit gewinnst du von hier an { $win } von 100 Partien, wenn alle ihre Züge weiter so planen, wie Computerspieler es tun.
puzzle-greedy = Der Computerspieler wählte **{ $greedy }** und gewinnt { $others } von 100, bei im Schnitt { $more } Punkten { $sign ->
        [more] weniger
       *[fewer] mehr
    }.
puzzle-next-best = Die nächstbeste Möglichkeit gewinnt { $next } von 100.
puzzle-record = 🧩 { $solved } von { $count } gelöst · { $streak ->
        [0] keine Serie
       *[other] { $streak } in Folge
    }
puzzle-answered-before = Du hast dieses Rätsel schon beantwortet; nur die erste Antwort zählt.
puzzle-all-answered = Du hast alle { $count } Rätsel beantwortet. Hier ist eines noch einmal; es zählt nicht.
puzzle-next = Nächstes Rätsel

bot-refusal-no_puzzle = Dieses Rätsel gibt es nicht mehr; `/puzzle` hat ein anderes.

command-puzzle = rätsel
command-puzzle-about = Finde in einer Stellung die beste Möglichkeit; nur du siehst es
command-puzzle-game = spiel
command-puzzle-game-about = Nur Rätsel dieses Spiels
