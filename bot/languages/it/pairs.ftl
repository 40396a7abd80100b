# Pairs of people who stand out, for organisers alone.

pairs-title = ### 🔎 Coppie che saltano all’occhio
pairs-about = { $over ->
        [one] È finita 1 partita
       *[other] Sono finite { $over } partite
    }; le scelte sono state valutate in { $judged }. { $pairs ->
        [0] Nessuna coppia si è ancora incontrata due volte.
        [one] Una coppia si è incontrata almeno due volte.
       *[other] { $pairs } coppie si sono incontrate almeno due volte.
    }
pairs-none = Nessuna coppia salta all’occhio.
pairs-more = … e altre { $count }.
pairs-pair = **{ $one }** e **{ $other }**
pairs-favours = In { $matches ->
        [one] 1 partita con altre persone
       *[other] { $matches } partite con altre persone
    }, con { $count } delle loro scelte hanno perso in tutto { $cost }% di probabilità di vincere e dato { $gain }% all’altra persona della coppia (per come stavano i tavoli: { $usual }%).
pairs-losses = In { $matches } partite contro { $receiver }, le scelte di { $giver } sono costate in tutto { $cost }% di probabilità di vincere (in altrettante contro altre persone: { $usual }%).
pairs-ahead = { $receiver } ha chiuso davanti a { $giver } in { $count } di { $matches } partite (secondo gli altri risultati: { $usual }).
pairs-given_up = { $giver } ha abbandonato presto in { $count } di { $matches } partite con { $receiver }, che era in vantaggio (al ritmo delle altre: { $usual }).
pairs-timed_out = { $giver } ha perso il posto per tempo scaduto in { $count } di { $matches } partite con { $receiver } (al ritmo delle altre: { $usual }).
pairs-met = { $giver } e { $receiver } hanno giocato insieme in { $count } di { $matches } partite (per caso: { $usual }).
pairs-chance = { $rare ->
        [1000000] Per caso: meno di 1 su un milione.
       *[other] Per caso: 1 su { $rare }.
    }
pairs-reading = È aritmetica, non un giudizio, e io non ne faccio nulla. { $figures ->
        [one] È stato confrontato un dato
       *[other] Sono stati confrontati { $figures } dati
    }; ciò che si vede qui salterebbe fuori per caso in una gara su { $events } fra persone oneste. Possono saltare all’occhio anche amici che la pensano allo stesso modo, o orari molto diversi. Parla con le persone prima di decidere qualcosa. Lo vede solo chi organizza.
pairs-judging = Solo le scelte valutate mostrano chi ha aiutato chi. Il pulsante fa valutare { $count ->
    [one] un’altra partita
   *[other] altre { $count } partite
 }; ci vuole qualche minuto, poi guarda di nuovo.
pairs-judged = Le scelte sono valutate in ogni partita in cui è possibile.

pairs-press = Coppie…
pairs-press-judge = Valuta altre partite
pairs-press-again = Guarda di nuovo
pairs-press-back = Indietro
