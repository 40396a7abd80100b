# Match options: their names, values and forms; the same in a lobby, at a table and for a server.

# The panel and its forms.

options-title = **Opzioni della partita.** Le modifiche valgono subito, e nella lobby le vede chiunque.
options-form-open = { $page ->
    [1] Cambia le opzioni…
   *[other] Altre opzioni ({ $page }/{ $of })…
 }
options-form-title = { $of ->
    [1] Opzioni della partita
   *[other] Opzioni della partita ({ $page }/{ $of })
 }
options-boxes = Attivo o no
options-chosen = { $option }: { $value }

options-more-open = Riserva di tempo, conferma…
options-more-title = Riserva di tempo, conferma prima dell’inizio
options-pace = Ritmo…
options-pace-evening = In una serata
    .note = 15 minuti per ogni scelta
options-pace-daily = Un turno al giorno
    .note = 1 giorno per ogni scelta
options-pace-slow = Lento
    .note = 12 ore per scelta; riserva di tempo: 3 giorni, +6 ore a turno, ferma nelle ore di silenzio
    .brief = Lento: 12 ore, riserva di 3 giorni
options-pace-leisurely = Con calma
    .note = Riserva di tempo: 7 giorni, +1 giorno a turno, ferma nelle ore di silenzio
    .brief = Con calma: riserva di 7 giorni
options-pace-limit = { $limit } per scelta
options-pace-none = Senza orologio
    .note = Ognuno prende il tempo che gli serve

# The options and their values.

options-limit = Limite di tempo per ogni scelta
    .note = Senza limite, una partita va in pausa dopo due settimane senza mosse.
options-limit-none = nessun limite
options-limit-m5 = 5 minuti
options-limit-m15 = 15 minuti
options-limit-m60 = 1 ora
options-limit-h12 = 12 ore
options-limit-h24 = 1 giorno
options-limit-h48 = 2 giorni
options-limit-h72 = 3 giorni
options-limit-h168 = 7 giorni
options-after_time = Quando il tempo scade
    .note = Solo con un limite di tempo. Chi ritorna riprende il suo posto.
options-after_time-ask = decide il resto del tavolo
options-after_time-computer = subentra il computer
options-posting = Tabelloni
    .note = Le modifiche su Discord non notificano nessuno: menziono chi è di turno in un messaggio a parte.
options-posting-repost = un nuovo messaggio a ogni turno
options-posting-replace = resta solo l’ultimo messaggio
options-posting-edit = un solo messaggio, aggiornato
options-bank = Riserva di tempo
    .note = Tempo per tutta la partita, usato solo quando scade il limite di una scelta (senza limite, subito).
options-bank-none = nessuna
options-bank-h24 = 1 giorno
options-bank-h48 = 2 giorni
options-bank-h72 = 3 giorni
options-bank-h168 = 7 giorni
options-bank-h336 = 14 giorni
options-increment = Di nuovo in riserva dopo ogni turno
    .note = La riserva non supera mai il valore iniziale.
options-increment-none = nulla
options-increment-m60 = 1 ora
options-increment-h6 = 6 ore
options-increment-h12 = 12 ore
options-increment-h24 = 1 giorno
options-pauses = Riserva di tempo nelle ore di silenzio
options-pauses-no = continua
options-pauses-yes = si ferma
options-thread = Thread per la partita
options-thread-no = no
options-thread-yes = sì
options-hints = Mostra i consigli nella cronaca
options-hints-no = no
options-hints-yes = sì
options-pictures = Immagini
options-pictures-full = complete
options-pictures-compact = compatte, per schermi piccoli
options-rolls = Mostra ogni tiro mentre cade
options-rolls-no = no
options-rolls-yes = sì
options-stand_in = Livello del sostituto
options-stand_in-random = casuale
options-stand_in-novice = facile
options-stand_in-greedy = medio
options-stand_in-skilled = difficile
options-stand_in-master = esperto

options-muster = Conferma prima dell’inizio
    .note = Estranei: chi non ha mai finito una partita con l’host. Chi si è appena unito non deve confermare.
options-muster-strangers = estranei
options-muster-all = tutto il tavolo
options-muster-none = nessuno

# Options of commands: small letters, at most 32 characters.

command-option-limit = limite-di-tempo
command-option-after_time = dopo-il-tempo
command-option-posting = tabelloni
command-option-thread = thread
command-option-hints = consigli
command-option-pictures = immagini
command-option-rolls = tiri
command-option-muster = conferma
command-option-stand_in = sostituto

# How long a match takes.

options-span-limit = Ogni scelta può durare fino a { $limit }.
options-span-bank = { $limit ->
    [none] { "" }
   *[other] Ogni scelta può durare fino a { $limit }.{ " " }
 }Ogni persona ha { $bank } nella sua riserva di tempo{ $increment ->
    [none] .
   *[other] , e dopo ogni turno ne riceve indietro { $increment }.
 }
options-span-none = { $duration ->
    [none] Non c’è limite di tempo.
   *[other] Se si gioca di seguito, dura { $duration }; non c’è limite di tempo.
 }
