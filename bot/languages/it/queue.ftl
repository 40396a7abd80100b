# The queue over servers.

queue-title = ## 🔎 La coda
queue-about = Trova una partita con persone di qualsiasi server, per conto tuo o con amici. Cerco gente forte più o meno quanto te; più aspetti, meno questo conta.
    Si gioca nei **messaggi privati**, o in un thread sul tuo server, se ne offre uno e chi gioca può vederlo.
queue-rating = Il tuo rating in { $game }: **{ $rating }** ({ $count ->
        [one] una partita classificata
       *[other] { $count } partite classificate
    })
queue-reliance = { $missed ->
        [0] Persone che non conosci contano su di te: se per due volte ti scade il tempo o non confermi una partita, non puoi usare la coda per { $span }.
       *[other] Di recente ti è scaduto il tempo in una partita, o non ne hai confermata una. Se succede ancora, non puoi usare la coda per { $span }; in `/preferences` ci sono vacanze e ore di silenzio.
    }
queue-pause-span = { $pause ->
        [0] un’ora
        [1] un giorno
       *[other] una settimana
    }
queue-paused = ⏸️ Per due volte ti hanno aspettato invano, quindi la coda fa una pausa per te. Potrai rientrare { $until }.
queue-people = { $count ->
        [0] In questo momento non aspetta nessuno.
        [one] In questo momento aspetta una persona.
       *[other] In questo momento aspettano { $count } persone.
    }
queue-meets = Non eviti nessuno.
queue-avoided = Eviti { $people }.
queue-avoids-no-stranger = { $count ->
    [one] Una di queste persone non mi ha mai usato, quindi di lei non conservo nulla: potrai evitarla quando l’avrà fatto.
   *[other] { $count } di queste persone non mi hanno mai usato, quindi di loro non conservo nulla: potrai evitarle quando l’avranno fatto.
 }
queue-waiting-title = ## 🔎 Hai un posto in coda
queue-waiting = **{ $wish }** · ricerca iniziata { $since }; il tuo posto scade { $until }
queue-wish = { $game }, in { $players }, { $pace }
queue-party = { $count ->
        [one] Aspetti per conto tuo.
       *[other] Il tuo gruppo: { $names }
    }
queue-usual = { $unit ->
        [hours] Una partita così di solito si trova dopo { $count } ore.
       *[minutes] { $count ->
            [0] Una partita così di solito si trova entro un minuto.
            [one] Una partita così di solito si trova dopo 1 minuto.
           *[other] Una partita così di solito si trova dopo { $count } minuti.
        }
    }
queue-usual-unknown = Quanto ci vuole di solito non so ancora dirlo: di recente si sono trovate troppo poche partite così.
queue-code = I tuoi amici possono unirsi a te con `/queue` e questo codice: **`{ $code }`**

queue-press-find = Trova una partita…
queue-press-friends = Unisciti ad amici…
queue-press-avoid = Evita persone…
queue-press-leave = Lascia la coda
queue-press-look = Aggiorna

queue-form-find = Trova una partita
queue-form-game = Gioco
queue-form-players = Quante persone
queue-form-players-about = In tutto, contando te e i tuoi amici.
queue-players = { $count } persone
queue-form-pace = Limite di tempo per ogni scelta
queue-form-pace-about = Quando scade, subentra il computer finché quella persona non ritorna.
queue-form-friends = Unisciti ad amici
queue-form-code = Il codice del tuo gruppo
queue-form-code-about = Chi ti invita lo trova nella sua /queue.
queue-form-avoid = Persone da evitare
queue-form-people = Evita
queue-form-people-about = La coda non vi mette mai allo stesso tavolo. Loro non lo sapranno.

queue-found-title = ### 🔎 Partita trovata: { $game }
queue-found = { $names }
    { $pace }. Quando il tuo tempo scade, subentra il computer finché non ritorni. I tuoi turni arrivano qui.
queue-off = **{ $game }:** questa partita è saltata.
queue-again = `/queue` trova la prossima partita.

refusal-not_reliable_yet = Finché non conti come affidabile, giochi { $limit ->
    [one] una partita
   *[other] { $limit } partite
 } alla volta con persone che non conosci. Prima finiscine una; `/stats` mostra a che punto sei.
refusal-queue_paused = Per due volte ti hanno aspettato invano, quindi la coda fa una pausa per te. Potrai rientrare { $until }. Fino ad allora: `/play`, `/solo`, `/daily`.
refusal-no_such_id = Non trovo su Discord una di queste persone, quindi la tua lista è rimasta com’era. Sceglile dalla lista del modulo, al massimo 25.
refusal-queue_closed = Qui non c’è una coda: chi gestisce il bot non ne ha aperta una. `/play` inizia una partita su questo server.
refusal-already_queued = Hai già un posto in coda. `/queue` mostra che cosa aspetti.
refusal-no_party = Nessun gruppo con questo codice sta aspettando. Forse la sua partita è iniziata, o c’è un errore di battitura: controlla il codice con chi te l’ha dato.
refusal-party_full = Questo gruppo è al completo. Fai scegliere un tavolo più grande a chi ti ha invitato, o entra in coda per conto tuo.
refusal-messages_refused = Il mio ultimo messaggio privato non ti è arrivato, e le partite della coda si giocano lì. Fai clic destro su un server in comune, apri *Impostazioni della privacy*, consenti i *Messaggi privati*, poi mandami `/queue` in uno di quelli.
refusal-queue_fixed = La coda ha trovato questa partita con il limite di tempo scelto da tutto il tavolo, quindi non si può cambiare.
refusal-nobody_asked_here = Questa partita non ha un canale, quindi non posso chiedere l’accordo del tavolo. Puoi comunque fare tutto ciò che non ne ha bisogno.

command-queue = queue
command-queue-about = Trova una partita con persone di altri server, per conto tuo o con amici
