# Plans for the next turn: what is played first, what instead, and under which conditions.

plan-press = 📌 Il mio piano
plan-press-short = Piano
plan-press-next = Pianifica il mio prossimo turno
plan-title = ### 📌 Il tuo piano per il prossimo turno · { $game }
plan-title-now = ### 📌 Il tuo piano per questo turno · { $game }
plan-none = Non hai un piano. Prova il tuo turno, e tienilo come piano.
plan-begun = ▶️ Ho iniziato il tuo piano. Ecco cosa ne resta:
plan-over-title = ### 📌 Il tuo piano · { $game }
plan-over = { $how ->
    [played] ✅ **Ho giocato il tuo piano.** Il tabellone mostra com’è andata.
   *[gone] **Questo piano non vale più.** Hai scelto altro o l’hai eliminato, o la tua partita è andata avanti.
 }
plan-replaced = { $how ->
    [played] ✅ Ho giocato il piano che stava qui.
   *[gone] Il piano che stava qui non vale più.
 } Ecco quello che hai ora:
plan-way = **{ $number }.** { $first ->
    [yes] { "" }
   *[no] Se non è possibile:{" "}
 }{ $choices }
plan-way-stop = ⚠️ { $why ->
    [gone] Per come stanno le cose, “{ $choice }” non si può scegliere.
    [forbidden] Per come stanno le cose, la tua condizione non è soddisfatta ({ $condition }).
   *[changed] Per come stanno le cose, “{ $choice }” non porta più quello che avevi previsto.
 }{ $left_id ->
    [none] { "" }
   *[other] {" "}Ancora possibile: { $left }.
 }
plan-otherwise = **Altrimenti** te lo chiedo.
plan-terms = 🔒 **Solo con:** { $terms }
plan-about = Lo vedi solo tu. Finché non lo gioco, qualche secondo dopo l’inizio del tuo turno, nessuno può capire che ne hai uno. Lo gioco finché ogni scelta c’è e porta lo stesso o di più. Se qualcuno gli si mette in mezzo, ti mando un messaggio privato, a meno che tu non abbia disattivato i promemoria. Decade se lasci il tuo posto, o se si annulla un turno.
plan-frozen = ❄️ La partita è in sospeso. Il tuo piano resta, e vale di nuovo quando la partita riprende.
plan-add = ➕ Aggiungi un’alternativa
plan-set-terms = 🔒 Condizioni
plan-remove = ✕ Togli { $number }
plan-drop = Elimina il mio piano
plan-try = 🧪 Prova il mio turno

plan-stopped = 📌 { $count ->
    [one] Il tuo piano si ferma qui
   *[other] Nessuno dei tuoi { $count } piani può cominciare
 }: { $why ->
    [gone] ora non si può scegliere “{ $choice }”.
    [forbidden] la tua condizione non è soddisfatta ({ $condition }).
   *[changed] “{ $choice }” non porta più quello che avevi previsto.
 }

plan-due = 📌 Sto per giocare il tuo piano. Se prima scegli qualcosa, conta quello.
plan-marked = 📌 segna ciò che avevi pianificato.
plan-broken = 📌 **{ $where }:** { $here ->
    [yes] tocca a te, e il tuo piano non può continuare.
   *[no] il tuo piano per il prossimo turno non funziona più.
 } { $why ->
    [gone] “{ $choice }” non si può più scegliere.
    [forbidden] La tua condizione non è più soddisfatta ({ $condition }).
   *[changed] “{ $choice }” non porterebbe più quello che avevi previsto.
 }{ $count ->
    [one] { "" }
   *[other] {" "}Nemmeno le alternative sono possibili.
 }

# The form with conditions.

plan-field-boxes = Solo con
plan-field-stays = Quanto deve restare almeno
plan-field-there = Questo c’è ancora
plan-field-round = Solo in questo round
plan-field-lead = Il mio vantaggio al massimo
plan-condition-there = { $card } c’è ancora
plan-condition-round = round { $value }
plan-condition-lead = { $value ->
    [one] nessun vantaggio
   *[other] un vantaggio sotto { $value } punti
 }

refusal-plan_empty = Non c’è ancora nulla da pianificare. Prima scegli qualcosa.
refusal-plan_too_late = Ora è il tuo turno, quindi scegli sul tabellone. I piani sono per il turno dopo.
refusal-plan_gone = Questo piano non c’è più: è stato giocato o eliminato, o la tua partita è andata avanti.
refusal-plan_full = In un piano c’è posto per due alternative. Prima togline una.
refusal-plan_same_start = Nel tuo piano c’è già una via che comincia così. Un’alternativa deve cominciare con qualcos’altro.
