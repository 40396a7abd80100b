# Rätsel: Stellungen, in denen eine Möglichkeit sicher die beste ist.

puzzle-title = ### 🧩 Rätsel · { $game }
puzzle-about = { $theme } · { $difficulty }
puzzle-difficulty = { $difficulty ->
    [1] ★☆☆ leicht
    [2] ★★☆ mittel
   *[other] ★★★ schwer
 }
puzzle-task =
    Du bist { $sign }. **{ $asked }**
    -# Eine Möglichkeit ist klar besser als alle anderen{ $missed ->
        [yes] ; ein Computerspieler hat sie übersehen
       *[no] {""}
    }. Deine erste Antwort zählt.
puzzle-rival = Spieler { $number }
puzzle-right = ✅ Richtig: **{ $chosen }**
puzzle-alike = ✅ Richtig: **{ $chosen }** ist genauso gut wie **{ $best }**.
puzzle-wrong = ❌ Nicht ganz: **{ $best }** ist besser als **{ $chosen }**.
puzzle-why = 💡 { $why }
puzzle-best = Von hier aus gewinnt das { $win } von 100 Partien, wenn alle vernünftig weiterspielen.
puzzle-greedy = Der Computerspieler wählte **{ $greedy }**: Das gewinnt { $others } von 100 und bringt im Schnitt { $more } Punkte { $sign ->
        [more] weniger
       *[fewer] mehr
    }.
puzzle-next-best = Die nächstbeste Möglichkeit gewinnt { $next } von 100.
puzzle-record = 🧩 { $solved } von { $count } gelöst · { $streak ->
        [0] keine Serie
       *[other] { $streak } in Folge
    }
puzzle-answered-before = Du hast dieses Rätsel schon beantwortet; nur die erste Antwort zählt.
puzzle-all-answered = { $of ->
    [all] Du hast alle { $count } Rätsel beantwortet.
   *[kind] Du hast alle { $count } Rätsel dieser Art beantwortet.
 } Hier kommt eines noch einmal; es zählt nicht.
puzzle-rating = Deine Rätselwertung: { $rating } ({ $change }). Nur du siehst sie.
puzzle-next = Nächstes Rätsel
puzzle-next-of-theme = Mehr davon
puzzle-vote-up = Gutes Rätsel
puzzle-vote-down = Nicht so gut
puzzle-voted-up = Danke! Schön, dass es dir gefällt.
puzzle-voted-down = Danke! Rätsel, die wenigen gefallen, kommen seltener.
puzzle-of-the-day = ### 🧩 Rätsel des Tages · { $game }
puzzle-of-the-day-task =
    { $sign } ist dran: **{ $asked }**
puzzle-of-the-day-about = Alle lösen es für sich. Bitte verratet die Lösung nicht.
puzzle-press-solve = Lösen

# Ein Rätsel aus der eigenen Partie.

puzzle-press-make = Als Rätsel
puzzle-press-share = Rätsel teilen
puzzle-checking = 🧩 Ich prüfe, ob hier eine Möglichkeit sicher die beste ist: { $percent } %
puzzle-dice-decide = 🎲 Hier entscheiden die Würfel mehr als die Wahl: In neuen Verläufen ist nichts sicher besser als alles andere, also wird daraus kein Rätsel.
puzzle-own-about = Aus einer beendeten Partie. Es zählt nicht.
puzzle-shared = ### 🧩 Ein Rätsel aus einer Partie · { $game } · Nr. { $number }
puzzle-shared-done = Gepostet. Zu sehen ist die Stellung, nicht die Lösung und keine Namen.

refusal-no_puzzle_of_game = Dieses Thema gehört zum anderen Spiel. Wähle eines von beiden.
refusal-no_puzzle = Dieses Rätsel gibt es nicht mehr; `/puzzle` hat ein anderes.

command-puzzle = rätsel
command-puzzle-about = Finde den besten Zug in einer Stellung; nur du siehst es
command-puzzle-game = spiel
command-puzzle-game-about = Nur Rätsel dieses Spiels
command-puzzle-theme = thema
command-puzzle-theme-about = Nur Rätsel zu diesem Thema
