# The board and the choices below it.

# The board.

board-turn = **{ $name }** · { $asked }
board-choices = La mia scelta
board-choose-this = Scegli
board-choice-joined = { $first }: { $then }
board-choice-and-end = Così, e chiudi il turno…
board-choice-as-before = Tutto come prima: { $names }
board-choice-repeated = Come prima, poi { $then }
board-choice-times = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
 }
board-mine = Le mie carte
board-describe = Tabellone a parole
board-roll = Mostra il tiro
board-explained = Guida al tabellone
board-board = Tabellone
board-hint = 💡 Consiglio
board-more = Altro…
board-happened = 📜 Che cosa è successo?
board-link = Al tabellone
board-more-title = **Altro**
board-no-picture = *Stavolta non ho potuto disegnare l’immagine. **Tabellone a parole** dice lo stesso.*
board-step-back = ◀ Indietro

# What happened, in a few words: of each side, and how many more things it did.

board-story-side = **{ $name }:** { $text }
board-story-more = { " " }{ $count ->
    [one] e un’altra cosa
   *[other] e altre { $count } cose
 }

# What the offered cards do.

board-offer = Spiega le mie opzioni
board-offered-unasked = Non tocca a te scegliere, quindi non c’è ancora nulla da spiegare.
board-offered-nothing = Qui non ci sono carte o facce da spiegare. Ogni scelta dice che cosa ti dà.

# Choices.

board-choices-title = **{ $game }** · { $asked }
board-choose = Scegli…
board-choose-more = Altre scelte…
board-played = { $choice_id ->
    [none] Fatto! Lo mostra il tabellone.
   *[some] Fatto: { $choice }.
 }

# The message that calls the players who are asked.

board-ping = { $people } { $count ->
    [one] Tocca a te in
   *[other] Avete una scelta da fare in
 } { $game }, round { $round }{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Al tabellone]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

board-seal = 🔒 I dadi sono sigillati: nessuno può cambiarli. Sigillo: `{ $seal }…` · `/verify` lo mostra per intero.

# Refusals.

refusal-not_your_turn = { $count ->
    [0] In questo momento nessuno deve scegliere.
    [one] Tocca a { $names }, non a te.
   *[other] Aspettiamo { $names }, non te.
 }
refusal-on_its_way = La partita è andata avanti. Il nuovo tabellone sta arrivando; scegli lì.
refusal-stale = La partita è andata avanti. { $link ->
    [none] `/board` mostra l’ultimo tabellone.
   *[other] [Ecco l’ultimo tabellone.]({ $link })
 }
refusal-not_offered = { $reason } `/move` mostra che cosa puoi fare.
refusal-already_played = Hai già fatto questa scelta. La mostra il tabellone.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = tabellone
command-board-about = Di nuovo il tabellone della partita di questo canale, con le tue scelte
command-mine = mie
command-mine-about = Le tue carte, i tuoi simboli e i tuoi dadi, da vicino
command-move = mossa
command-move-about = Di nuovo la tua scelta attuale, se il messaggio è ormai troppo in alto

# In the menu of a message.

menu-describe = Descrivi questo tabellone
refusal-not_a_board = In questo messaggio non c’è un tabellone. Usalo su uno dei miei tabelloni.

board-standing = Risposte automatiche
