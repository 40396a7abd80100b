# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = Eccomi di nuovo
seats-welcome = Che bello riaverti, { $name }! Giochi di nuovo tu.
seats-on-vacation = Il tuo posto lo giochi tu, e sei in vacanza: la chiude la tua prossima mossa, oppure *{ preferences-press-back }* in `/preferences`.
seats-gone = Ora gioca il computer al posto tuo. Per riprendere il tuo posto premi *Eccomi di nuovo* sul tabellone o usa `/table return`. In una partita classificata questo può abbassare il tuo rating, ma non alzarlo.
seats-absent-now = { $name } non c’è. Il computer gioca al suo posto fino al suo ritorno.
seats-absent-voted = Il tuo voto conta: { $votes } su { $needed } dicono che { $name } non c’è. Si vota con `/table absent`.

# Replacement.

seats-offered = L’ho chiesto a { $name }. Basta un clic per unirsi.
seats-offer = { $person }
    { $by } ti offre il posto di **{ $name }** in questa partita: { $game }, round { $round }, finora { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, limite di tempo per ogni scelta: { $limit }.
seats-offer-take = Prendi questo posto
seats-offer-taken = **{ $name }** ha preso il posto.

# Swap and host.

seats-swapped = Fatto: i posti sono scambiati.
seats-host = Ora l’host è { $name }.
seats-host-news = 🗝️ Ora l’host di questa partita è **{ $name }**.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] **{ $seat }** ha finito il tempo. Il computer gioca al suo posto fino al suo ritorno.
    [voted] Il tavolo ha votato che **{ $seat }** non c’è. Il computer gioca al suo posto fino al suo ritorno.
    [unreachable] Non riesco a raggiungere **{ $seat }** con un messaggio privato. Il computer gioca al suo posto fino al suo ritorno.
    [left] **{ $seat }** ha lasciato il server. Il computer gioca al suo posto fino al suo ritorno.
   *[other] Il computer gioca al posto di **{ $seat }** fino al suo ritorno.
 }
common-event-unreachable = 📪 Non riesco a raggiungere **{ $seat }** con un messaggio privato, quindi questa partita salta. Il resto del tavolo torna in coda.
common-event-came_back = 👋 **{ $seat }** è di nuovo qui e gioca.
common-event-left_for_good = 🚪 **{ $seat }** non torna più. Continua il computer.
common-event-swapped = 🔄 **{ $seat }** e **{ $other }** si scambiano di posto.
common-event-replaced = 🪑 **{ $seat }** prende questo posto.
common-event-new_host = 🗝️ Ora l’host è **{ $seat }**.
common-event-voted_absent = 🗳️ **{ $seat }** dice che **{ $other }** non c’è ({ $votes } su { $needed }; si vota con `/table absent`).

# Refusals.

refusal-last_person = A questo tavolo giochi solo tu, quindi il computer non può sostituirti. Con `/table end` abbandoni la partita.
refusal-played_for_you = Ora gioca il computer al posto tuo. Premi *Eccomi di nuovo* sul tabellone, o usa `/table return`.
refusal-not_present = In questo momento nessuna persona gioca questo posto. Scegli un posto in cui c’è qualcuno.
refusal-not_about_oneself = Non puoi votare la tua assenza. Se ti serve una pausa, con `/table away` il computer gioca al posto tuo.
refusal-not_awaited = Non tocca a { $names }, quindi non c’è nulla da aspettare.
refusal-not_absent_yet = Forse { $names } sta ancora pensando. Puoi votare { $until }.
refusal-vote_stands = Il tuo voto conta già. Il resto del tavolo vota con `/table absent`.
refusal-no_such_seat = A questo tavolo non c’è questo posto. Scegline uno dalla lista.
refusal-already_seated = Questa persona gioca già in questa partita.
refusal-seat_is_played = Qualcuno gioca in questo posto. Può cederlo con `/table replace`; se non c’è, `/table absent` apre una votazione.
refusal-seat_is_kept = Per ora tengo questo posto per { $names }. Puoi offrirlo ad altri { $until }.
refusal-seat_is_away = { $names } non c’è e non può dire di sì. `/table replace` offre il posto ad altri.
refusal-not_host_here = Può farlo solo l’host di questa partita, { $host }. Chiedi pure, oppure fatti cedere il ruolo di host (`/table host`).
refusal-no_offer = Questo posto non è (più) offerto a te. Chiedi all’host se vuoi unirti.
refusal-no_such_person = Qui possono prendere posto solo persone di questo server.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = pausa
command-table-away-about = Il computer gioca al posto tuo fino al tuo ritorno
command-table-return = ritorno
command-table-return-about = Riprendi il tuo posto dal computer
command-table-absent = assente
command-table-absent-about = Vota che qualcuno non c’è: il computer gioca al suo posto
command-table-absent-seat-about = Chi non c’è
command-table-replace = sostituisci
command-table-replace-about = Offri un posto ad altri: il tuo o, se sei l’host, uno senza una persona
command-table-replace-seat-about = Quale posto
command-table-replace-person-about = A chi va l’offerta
command-table-swap = scambia
command-table-swap-about = Proponi che due persone si scambino di posto; serve l’accordo di tutto il tavolo
command-table-swap-seat-about = Una delle due
command-table-swap-other-about = L’altra
command-table-host = host
command-table-host-about = Cedi il ruolo di host
command-table-host-seat-about = Chi sarà l’host
