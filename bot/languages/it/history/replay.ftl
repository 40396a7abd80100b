# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

replay-press = Replay
replay-title = ### { $game }: la partita { $over ->
    [true] rivista
   *[false] finora
 }
    { $moves ->
        [one] Una scelta
       *[other] { $moves } scelte
    }, un tabellone per turno.
replay-steps = Passo per passo
replay-step-title = ### { $game } · { $at ->
    [0] l’inizio
   *[other] scelta { $at } di { $of }
 } · round { $round }
replay-step-by-turn = Turno per turno
replay-step-by-choice = Scelta per scelta
refusal-no_finished_match = In questo canale nessuna partita è ancora finita per davvero; una interrotta la controllo quando non si può più riprendere. Per controllarne una giocata altrove, allega il suo file.
replay-pages = Come pagine web
replay-pages-sent = Tutto il replay come pagine web: estrai l’archivio e apri `index.html`, o metti la cartella su un qualsiasi spazio web. Mostra quello che il tavolo ha visto, con i nomi.
refusal-pages_too_large = Questa partita è troppo grande per mandarla qui come pagine web. Chi gestisce il bot può esportarla per te.
command-replay = replay
command-replay-about = Rivedi la partita di questo canale, come animazione o passo per passo
menu-replay = Replay da qui
