# Puzzles: positions in which one option is surely the best.

puzzle-title = ### 🧩 Rompicapo · { $game }
puzzle-about = { $theme } · { $difficulty }
puzzle-difficulty = { $difficulty ->
    [1] ★☆☆ facile
    [2] ★★☆ medio
   *[other] ★★★ difficile
 }
puzzle-task =
    Tu sei { $sign }. **{ $asked }**
    -# Un’opzione è chiaramente la migliore{ $missed ->
        [yes] , e un computer di livello medio non l’ha vista
       *[no] {""}
    }. Conta la tua prima risposta.
puzzle-rival = Partecipante { $number }
puzzle-right = ✅ Sì! **{ $chosen }**
puzzle-alike = ✅ Sì! **{ $chosen }** va bene quanto **{ $best }**.
puzzle-wrong = ❌ Non proprio. Hai scelto **{ $chosen }**; **{ $best }** è meglio.
puzzle-why = 💡 { $why }
puzzle-best = Da qui vince { $win } partite su 100, se ognuno gioca con criterio.
puzzle-greedy = Il computer ha sbagliato. Ha scelto **{ $greedy }**, che vince { $others } volte su 100, con { $more } punti in { $sign ->
        [more] meno
       *[fewer] più
    } in media.
puzzle-next-best = La seconda opzione migliore vince { $next } volte su 100.
puzzle-record = 🧩 { $solved } su { $count } risolti · { $streak ->
        [0] nessuna serie
       *[other] { $streak } di fila
    }
puzzle-answered-before = A questo hai già risposto; conta solo la prima risposta.
puzzle-all-answered = { $of ->
    [all] Hai risposto a tutti i { $count } rompicapi!
   *[kind] Hai risposto a tutti i { $count } rompicapi di questo tipo!
 } Eccone uno vecchio per allenarti; non conta.
puzzle-rating = Il tuo rating nei rompicapi: { $rating } ({ $change }). Lo vedi solo tu.
puzzle-next = Prossimo rompicapo
puzzle-next-of-theme = Un altro così
puzzle-vote-up = Bel rompicapo
puzzle-vote-down = Non mi è piaciuto
puzzle-voted-up = Grazie! Mi fa piacere.
puzzle-voted-down = Grazie! I rompicapi che piacciono a pochi capitano meno spesso.
puzzle-of-the-day = ### 🧩 Rompicapo del giorno · { $game }
puzzle-of-the-day-task =
    La domanda a { $sign }: **{ $asked }**
puzzle-of-the-day-about = Ognuno lo risolve in privato. Per favore, non pubblicate la risposta.
puzzle-press-solve = Risolvi

# A puzzle of one's own match.

puzzle-press-make = Come rompicapo
puzzle-press-share = Condividi questo rompicapo
puzzle-checking = 🧩 Controllo se qui un’opzione è di sicuro la migliore: { $percent }%
puzzle-dice-decide = 🎲 Qui decidono più i dadi della scelta: in nuovi futuri nessuna opzione è di sicuro migliore di tutte le altre, quindi non ne viene un rompicapo.
puzzle-own-about = Da una partita finita. Non conta nulla.
puzzle-shared = ### 🧩 Un rompicapo da una partita · { $game } · n. { $number }
puzzle-shared-done = Pubblicato. Mostra la posizione, non la risposta e nessun nome.

refusal-no_puzzle_of_game = Questo tema appartiene all’altro gioco. Scegli uno dei due.
refusal-no_puzzle = Questo rompicapo non c’è più. `/puzzle` ne ha un altro.

command-puzzle = rompicapo
command-puzzle-about = Trova la mossa migliore in una posizione; lo vedi solo tu
command-puzzle-game = gioco
command-puzzle-game-about = Solo rompicapi di questo gioco
command-puzzle-theme = tema
command-puzzle-theme-about = Solo rompicapi su questo
