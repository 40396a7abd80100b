# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

channels-in-thread = La partita è iniziata. Si gioca in { $thread }.
channels-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 Non ho potuto creare un thread, quindi la partita si gioca qui
channels-stuck-locked = { $host } Il thread { $thread } della tua partita ({ $game }) è bloccato, quindi non posso scriverci. Non si perde nulla: sbloccalo, o usa `/move-here` nel canale in cui vuoi giocare.
channels-stuck-gone = { $host } Il thread della tua partita ({ $game }) è stato eliminato. Non si perde nulla: usa `/move-here` nel canale in cui vuoi giocare.

# Channels in which the bot cannot write.

channels-gone = Il canale { $channel } della tua partita non c’è più. Non si perde nulla: usa `/move-here` nel canale in cui vuoi giocare. Fino ad allora `/move` e `/board` funzionano ovunque su questo server.
channels-closed = Non posso scrivere in { $channel }: mi manca il permesso { $permissions }. Non si perde nulla: dammelo (*Modifica canale* → *Permessi*) e la partita continua, o usa `/move-here` in un altro canale.
channels-untidy = Non posso togliere i pulsanti dai vecchi tabelloni in { $channel }: mi manca il permesso { $permissions }. La partita continua; usa semplicemente l’ultimo tabellone.
channels-direct-closed = Non posso mandarti messaggi privati, quindi qui non posso mostrarti la partita. Non si perde nulla. Fai clic destro sul server che abbiamo in comune, apri *Impostazioni della privacy*, consenti i *Messaggi privati*, poi usa di nuovo un comando qualsiasi.
channels-permission-view-channel = **Visualizza canali**
channels-permission-send-messages = **Invia messaggi**
channels-permission-attach-files = **Allega file**
channels-permission-read-message-history = **Leggi la cronologia messaggi**
channels-permission-create-public-threads = **Crea thread pubblici**
channels-permission-send-messages-in-threads = **Invia messaggi nei thread**
refusal-cannot_write_here = Qui non posso mostrare una partita: mi manca il permesso { $permissions }. Chiedilo a chi gestisce questo canale (*Modifica canale* → *Permessi*), o gioca in un altro canale.
refusal-no_threads_here = Non posso creare un thread dentro un thread. Gioca senza, o inizia nel canale stesso.
refusal-cannot_make_threads = Qui non posso creare un thread: mi manca il permesso { $permissions }. Chiedilo a chi gestisce questo canale (*Modifica canale* → *Permessi*), o gioca senza thread.
refusal-cannot_see = { $names } non { $count ->
    [one] vede
   *[other] vedono
} questo canale, quindi la partita resta dov’è. Scegli un canale che tutto il tavolo può vedere.

# Moving a match.

channels-moved = La partita continua qui. Ecco il tabellone.
refusal-already_here = Questa partita è già in questo canale. `/board` mostra il suo tabellone.
refusal-nothing_to_move = Su questo server non c’è una partita che puoi spostare. Può farlo solo l’host di una partita, o chi gestisce entrambi i canali.
refusal-which_to_move = Potresti spostare diverse partite{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Scegline una con l’opzione *partita*.
refusal-channel_taken = La tua partita è andata in pausa perché da un po’ nessuno muoveva, e ora un’altra partita usa il suo canale. Usa `/move-here` in un canale libero per continuare lì la tua.
command-move-here = sposta-qui
command-move-here-about = Continua una partita in questo canale; per l’host o chi gestisce i canali
command-move-here-match = partita
command-move-here-match-about = Quale partita, se ce n’è più d’una
