# The challenge of the day.

daily-title = ### 📅 Sfida del giorno · { $date }
    Oggi gli stessi dadi sigillati valgono per chiunque.
daily-streak = 🔥 { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 } di fila
daily-streak-grace = Una volta al mese puoi saltare un giorno: il jolly di questo mese ce l’hai ancora.
daily-streak-over = Il jolly di questo mese è già usato, quindi se oggi salti la serie finisce.
daily-streak-forgiven = Per ieri è andato il jolly del mese. Se salti anche oggi, la serie finisce.
daily-reminder-grace = 🔥 Giochi la sfida del giorno da { $days } giorni di fila, ma oggi non ancora. Se la salti, se ne va il jolly di questo mese. Inizia prima della scadenza: { $until } ({ $left }).
daily-reminder-over = 🔥 Giochi la sfida del giorno da { $days } giorni di fila, ma oggi non ancora. La tua serie finisce se non inizi prima della scadenza: { $until } ({ $left }).
daily-reminder-about = Ciò che inizi oggi si può finire fino a domani a mezzogiorno UTC. Basta promemoria? Togli la spunta in `/preferences`.
daily-open = Non hai ancora giocato il tuo primo tentativo. È quello che conta.
daily-level = { $opponents } ({ $level })
daily-streak-next = Finiscila e la tua serie cresce: finora { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 } di fila.
daily-running = ▶️ Il tuo primo tentativo è in corso{ $link ->
    [none] .
   *[other] : [al tabellone]({ $link })
 }
daily-used-up = Il tuo primo tentativo è andato: hai abbandonato, hai finito troppo tardi o non l’hai giocato in solitario. Domani c’è una nuova sfida.
daily-erased = Il tuo primo tentativo è andato: è sparito con i dati che hai cancellato. Puoi allenarti, e domani c’è una nuova sfida.
daily-players = { $count ->
    [one] Una persona ha finito il suo primo tentativo.
   *[other] { $count } persone hanno finito il loro primo tentativo.
 }
daily-result = **{ $points ->
    [one] 1 punto
   *[other] { $points } punti
 }** · { $place }º posto su { $players }
daily-best = { $result } · il meglio di oggi: { $best }
daily-rules = Conta solo il tuo primo tentativo. Deve finire entro il <t:{ $until }:f>, giocato solo da te, senza consigli; puoi annullare solo finché non si tirano dadi e non si scoprono carte. Abbandonare conta come tentativo. Poi allenati quanto vuoi. Le classifiche mostrano il tuo nome su ogni server, a meno che tu non lo escluda in `/preferences`.
daily-same-dice = 🎲 Gli stessi dadi per chiunque, fino alla fine: qualunque cosa tu faccia, ogni tiro cade come per chiunque altro. Chi prima guarda con un secondo account sa che cosa arriva. Io non posso accorgermene, quindi giocate pulito: una persona, un primo tentativo.
daily-sealed = 🔒 { $game }, sigillo: `{ $seal }`
daily-disclosed = 🔓 { $game }, { $date }: seme `{ $seed }`, sale `{ $salt }`, sigillo `{ $seal }`.
daily-begun = { $ranked ->
    [yes] Il tuo primo tentativo alla sfida di oggi: **{ $game }**. Conta se finisce entro il <t:{ $until }:f>. Niente consigli, e dopo un tiro non si annulla. Buona fortuna!
   *[no] Un altro tentativo alla sfida di oggi, per allenarti: **{ $game }**. Non è in nessuna classifica; usa consigli e annulla quanto vuoi.
 }
daily-private = Questa partita la vedi solo tu, perché altri giocano ancora con i suoi dadi. Rispondo ai tuoi clic e non posso ricordartela. Se questo messaggio sparisce, `/daily` la mostra di nuovo. Sigillo: `{ $seal }`.
daily-shared = Condiviso. Non svela nulla, quindi chi manca può ancora giocare.
daily-share-title = 📅 { $name } · { $game }, sfida del giorno, { $date }
daily-final = 📅 Sfida del giorno, { $date }: { $ranked ->
    [yes] il tuo **primo tentativo**. Conta se l’hai giocato in tempo e in solitario.
   *[no] un altro tentativo, **per allenamento**. Non è in nessuna classifica né statistica.
 }
daily-final-proof = 🔒 Altri giocano ancora con questi dadi, quindi questa partita la vedi solo tu. Dal <t:{ $until }:f> `/daily` controlla i dadi e ti dà la partita in un file, e puoi condividerne l’analisi.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Gioca
daily-press-again = Allenati
daily-press-go-on = Continua
daily-press-look = Riguarda
daily-press-proof = Controlla i dadi
daily-press-share = Condividi
daily-press-board = Classifica
daily-press-today = Sfida del giorno

# The post in a channel, and the thread below it.

daily-post-results = **{ $game }, { $date }** · { $count ->
    [one] l’ha finita una persona
   *[other] l’hanno finita { $count } persone
 }
daily-post-others = e { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
 }
daily-post-none = Qui nessuno ha finito la sfida di ieri. Oggi si riparte alla pari.
daily-post-open = I tentativi iniziati ieri contano ancora fino al <t:{ $until }:f>, quindi per favore non parlate ancora dei dadi.
daily-post-about = Si gioca in privato, e il tuo primo tentativo conta fino al <t:{ $until }:f>. I nomi compaiono qui, a meno che tu non lo escluda in `/preferences`.
daily-post-press-play = Gioca a { $game }
daily-post-press-week = Settimana: { $game }
daily-post-press-own = La mia giornata
daily-talk-name = 📅 Sfida del giorno, { $date }
daily-talk-title = ### 🔓 Sfida del giorno, { $date }: i dadi sono scoperti
    Ormai non conta più nulla, quindi parlatene pure: che cosa avete fatto, e che cosa fareste ora? La sfida di oggi resta segreta. `/daily` ti dà la tua partita in un file.

# The boards.

daily-board-title = ### 📅 { $game }, sfida del giorno: { $scope ->
    [server] questo server
   *[world] tutto il mondo
 }
daily-board-span = dal { $first } al { $last }
daily-board-none = Nessuno ha ancora finito il suo primo tentativo.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] 1 punto
   *[other] { $points } punti
 }**
daily-board-days = { $line } · { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 }
daily-board-about = Solo primi tentativi; non posso sapere chi ha visto i dadi con un secondo account. Totali per giorno, settimana, mese e stagione (UTC). Preferisci non comparire? `/preferences`
daily-press-server = Questo server
daily-press-world = Tutto il mondo
daily-press-day = Giorno
daily-press-week = Settimana
daily-press-month = Mese
daily-press-season = Stagione

# Seasons.

daily-season = Stagione { $number } del { $year } (dal { $first } al { $last })
daily-season-present = questa stagione
daily-season-last = la scorsa stagione
daily-season-none = In questa stagione non è ancora finita nessuna partita.
daily-season-over = ## 🏁 La stagione è finita
    { $season }
daily-season-daily = _Sfida del giorno ({ $game })_
daily-season-about = Una stagione dura tre mesi, e la prossima si ricomincia da zero. `/leaderboard` mostra ogni stagione per intero; i rating di sempre continuano. Chi gestisce il server può disattivare questo messaggio in `/settings`.

# Refusals.

refusal-no_daily = Questo gioco non ha una sfida del giorno. `/daily` mostra i giochi che ne hanno una.
refusal-daily_over = Quella sfida è finita. `/daily` mostra quella di oggi.
refusal-daily_private = Un tentativo alla sfida del giorno è solo di chi lo gioca. Altre persone potranno guardarlo { $until }, quando nessuno gioca più con questi dadi.
refusal-daily_running = Il tuo primo tentativo non è ancora finito{ $link ->
    [none] .
   *[other] : [al tabellone]({ $link }).
 } Finiscilo prima di allenarti, o abbandonalo in `/games`.
refusal-daily_no_help = Niente consigli nel tuo primo tentativo alla sfida del giorno. I tentativi di allenamento li hanno.
refusal-daily_chance_stays = Qui non si annulla: è il tuo primo tentativo, e dalla tua scelta sono stati tirati dadi, è stata scoperta una carta o ha mosso un’altra persona. I tentativi di allenamento non hanno questo limite.
refusal-daily_sealed = Altri giocano ancora la sfida di oggi con questi dadi (sigillo `{ $seal }`). `/daily` potrà controllarli { $until }.

# The command.

command-daily = sfida
command-daily-about = La sfida del giorno: gli stessi dadi per chiunque
command-daily-game = gioco
command-daily-game-about = Quale gioco (se manca: tutti)
