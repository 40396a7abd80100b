# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Zagadka · { $game }
puzzle-about = { $theme } · { $difficulty }
puzzle-difficulty = { $difficulty ->
    [1] ★☆☆ łatwa
    [2] ★★☆ średnia
   *[other] ★★★ trudna
 }
puzzle-task =
    Grasz jako { $sign }. **{ $asked }**
    -# Jedna możliwość jest wyraźnie najlepsza{ $missed ->
        [yes] , a średni komputer jej nie widzi
       *[no] {""}
    }. Liczy się twoja pierwsza odpowiedź.
puzzle-rival = Gracz { $number }
puzzle-right = ✅ Tak! **{ $chosen }**
puzzle-alike = ✅ Tak! **{ $chosen }** jest równie dobre jak **{ $best }**.
puzzle-wrong = ❌ Nie całkiem. Twój wybór: **{ $chosen }**; lepiej: **{ $best }**.
puzzle-why = 💡 { $why }
puzzle-best = Stąd wygrywa się tak { $win } na 100 partii, jeśli wszyscy grają rozsądnie.
puzzle-greedy = Komputer się tu myli. Wybiera **{ $greedy }**, a tak wygrywa się { $others } na 100, średnio z wynikiem o { $more } pkt { $sign ->
        [more] niższym
       *[fewer] wyższym
    }.
puzzle-next-best = Druga najlepsza możliwość wygrywa { $next } na 100.
puzzle-record = 🧩 rozwiązane { $solved } z { $count } · { $streak ->
        [0] bez serii
       *[other] z rzędu: { $streak }
    }
puzzle-answered-before = Tę masz już za sobą; liczy się tylko pierwsza odpowiedź.
puzzle-all-answered = { $of ->
    [all] Masz za sobą wszystkie zagadki ({ $count })!
   *[kind] Masz za sobą wszystkie zagadki tego rodzaju ({ $count })!
 } Oto stara dla wprawy; nie liczy się.
puzzle-rating = Twój ranking w zagadkach: { $rating } ({ $change }). Widzisz go tylko ty.
puzzle-next = Następna zagadka
puzzle-next-of-theme = Więcej takich
puzzle-vote-up = Dobra zagadka
puzzle-vote-down = Słaba zagadka
puzzle-voted-up = Dzięki! Miło, że się podoba.
puzzle-voted-down = Dzięki! Zagadki, które podobają się nielicznym, trafiają się rzadziej.
puzzle-of-the-day = ### 🧩 Zagadka dnia · { $game }
puzzle-of-the-day-task =
    Pytanie dostaje { $sign }: **{ $asked }**
puzzle-of-the-day-about = Każdy rozwiązuje ją prywatnie. Nie zdradzajcie odpowiedzi.
puzzle-press-solve = Rozwiąż

# A puzzle of one's own match.

puzzle-press-make = Jako zagadka
puzzle-press-share = Udostępnij tę zagadkę
puzzle-checking = 🧩 Sprawdzam, czy jedna możliwość jest tu na pewno najlepsza: { $percent }%
puzzle-dice-decide = 🎲 Tu kości decydują bardziej niż wybór: w nowych przebiegach żadna możliwość nie jest na pewno lepsza od wszystkich innych, więc to nie jest zagadka.
puzzle-own-about = Ze skończonej partii. Nic się nie liczy.
puzzle-shared = ### 🧩 Zagadka z partii · { $game } · nr { $number }
puzzle-shared-done = Wysłane. Widać pozycję, bez odpowiedzi i bez nicków.

refusal-no_puzzle_of_game = Ten temat należy do drugiej gry. Wybierz jedno z dwojga.
refusal-no_puzzle = Tej zagadki już nie ma. `/puzzle` ma inną.

command-puzzle = zagadka
command-puzzle-about = Znajdź najlepszy ruch w pozycji; widzisz to tylko ty
command-puzzle-game = gra
command-puzzle-game-about = Tylko zagadki z tej gry
command-puzzle-theme = temat
command-puzzle-theme-about = Tylko zagadki na ten temat
