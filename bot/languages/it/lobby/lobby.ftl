# The lobby: opening, joining, starting.

# The invitation.

lobby-invites = { $host } cerca gente per giocare (da { $least } a { $most }).
lobby-players = **Al tavolo** ({ $count } su { $most })
lobby-person = { $sign } { $name }
lobby-computer = { $sign } { $name } 🤖 { $level }
lobby-setting = **{ $setting }:** { $value }
lobby-begun = La partita è iniziata. Ecco il tabellone.
lobby-opened = La tua lobby è aperta. Chi vuole giocare preme **Unisciti**; quando il tavolo è pronto, premi **Inizia**.
lobby-begun-before = La partita è già iniziata, quindi questo pannello non serve più.
lobby-closed = La lobby è stata chiusa prima dell’inizio della partita.
lobby-solo-started = La tua partita è iniziata. Buona fortuna! `/rules` spiega il gioco; `/help` mostra come si gioca qui.
lobby-openings-left = In quest’ora puoi iniziare ancora { $count ->
    [one] 1 partita
   *[other] { $count } partite
 }.

# Buttons.

lobby-press-join = Unisciti
lobby-press-leave = Esci
lobby-press-computer = Gioca contro il computer
lobby-press-invite = Invita…
lobby-press-options = Opzioni
lobby-press-word = Aggiungi una parola fortunata
lobby-press-start = Inizia
lobby-press-dismiss = Togli un computer
lobby-press-close = Chiudi la lobby
lobby-press-halt = Smetti di aspettare
lobby-press-lobby = Apri una lobby: { $game }

# Refusals.

refusal-table_exists = In questo canale c’è già una partita{ $link ->
    [none] .{ " " }
   *[other] { " " }([al tabellone]({ $link })).{ " " }
 }Finitela, votate per chiuderla con `/table end`, o gioca in un altro canale.
refusal-table_exists_alone = Qui hai già una partita{ $link ->
    [none] .{ " " }
   *[other] { " " }([al tabellone]({ $link })).{ " " }
 }Prima finiscila, o abbandonala: sceglila in `/games`.
refusal-table_exists_answered = Qui hai già una partita; `/move` la mostra. Prima finiscila, o abbandonala: sceglila in `/games`.
refusal-not_host = Può farlo solo l’host di questa lobby, { $host }. Chiedi pure, o apri la tua lobby con `/play`.
refusal-no_computer = A questo tavolo non gioca nessun computer.
refusal-no_such_player = Questo computer non lo conosco. Ce ne sono cinque: { computer-players-random }, { computer-players-novice }, { computer-players-greedy }, { computer-players-skilled } ed { computer-players-master }.
refusal-no_such_game = Non conosco questo gioco. Ho { $games }.
refusal-no_solo = Questo gioco non si può giocare in solitario. `/play` apre una lobby, dove i posti può occuparli il computer.
refusal-seats_full = Tutti i { $seats } posti sono occupati. Puoi guardare, o aprire la tua partita con `/play`.
refusal-lobby_full = Tutti i { $seats } posti sono occupati. Puoi guardare, o aprire la tua partita con `/play`.
refusal-already_joined = Hai già un posto a questo tavolo.
refusal-too_few_players = Siete ancora in pochi. Aspetta che qualcuno si unisca, o aggiungi un computer.
refusal-no_such_setting = Questa opzione qui non c’è, quindi non è cambiato nulla. Scegline una dalla lista.
refusal-too_many_tables = { $whose ->
    [person] Sei già in { $limit } partite aperte, il massimo che riesco a gestire per persona. Prima finiscine una, o lasciane una in `/games`.
   *[server] Questo server ha già { $limit } partite aperte, il massimo che riesco a gestire. Prima finitene una, o gioca su un altro server.
 }
refusal-too_many_openings = Sono { $limit } nuove partite in un’ora, che è il mio limite. Puoi iniziare la prossima tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
 }. Nel frattempo: `/puzzle`, `/tutorial`, `/daily`.
refusal-too_many_in_a_day = Sono { $limit } nuove partite in un giorno, che è il mio limite. Puoi iniziare la prossima tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }. Nel frattempo: `/puzzle`, `/tutorial`.
refusal-too_many_seats = Le tue nuove partite avrebbero più di { $limit } posti in un giorno, che è il mio limite (il computer conta, e ogni partita vale almeno due posti). Puoi iniziare questa tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }. Nel frattempo: `/puzzle`, `/tutorial`.
refusal-other_channels = Questo canale non è per le partite. Gioca in { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = gioca
command-play-about = Gioca a un gioco da tavolo in questo canale
command-play-solo = solo
command-play-game = gioco
command-play-game-about = Quale gioco (se manca: Hercules)
command-play-against = contro
command-play-against-about = Il computer invece di Ade
command-play-with = con
command-play-with-about = Qualcuno da invitare nella lobby
command-setting-first = inizio
