# Refusals that belong to no single feature: what is wrong, and what to do.

refusal-other = In questo momento non si può. `/board` mostra a che punto è la partita.
refusal-no_table = Questa partita non è più conservata. `/play` ne inizia una nuova.
refusal-no_table_here = In questo canale non c’è una partita. `/play` ne inizia una; `/games` elenca le tue.
refusal-no_table_alone = Qui non hai una partita. `/solo` ne inizia una; `/games` elenca le altre tue.
refusal-unseen = Non posso confermare che tu possa vedere il canale di questa partita, quindi qui non ne mostro il tabellone. Controlla di avere ancora accesso, poi riprova.
refusal-which_table = Hai un posto in diverse partite{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Usa questo comando nel canale di quella che intendi; `/games` le elenca tutte.
refusal-no_server = Per le partite con altre persone serve un server. Qui puoi giocare in solitario: `/solo` inizia una partita, `/puzzle` ti dà un rompicapo.
refusal-not_seated = { $stage ->
    [finished] Non hai giocato in questa partita, ed è finita. Solo chi ha giocato può chiedere la rivincita; `/play` inizia la tua.
    [ended] Non hai giocato in questa partita, ed è finita. Solo chi ha giocato può chiedere la rivincita; `/play` inizia la tua.
    [lobby] Non hai ancora un posto in questa partita. Prima premi *Unisciti* nella lobby.
   *[none] Non giochi in questa partita. Puoi guardare quanto vuoi, o iniziare la tua con `/play`.
 }
refusal-damaged = In questa partita salvata c’è qualcosa che non va, quindi non la tocco. Dillo a chi gestisce questo bot; i dettagli sono nel suo registro.
refusal-other_rules = Questa partita è stata giocata con regole più vecchie che non ho più, quindi non posso mostrarne il tabellone né continuarla. `/log` mostra ancora che cosa è successo, e `/verify` ti dà la partita in un file.
refusal-wrong_stage = { $stage ->
    [lobby] Questa partita non è ancora iniziata. L’host la inizia con *Inizia* nella lobby.
    [playing] Questa partita è già iniziata. `/board` mostra a che punto è.
    [finished] Questa partita è finita. Con *Rivincita*, sotto il risultato finale, inizia la prossima; oppure usa `/play`.
    [ended] Questa partita è finita. Con *Rivincita*, sotto il risultato finale, inizia la prossima; oppure usa `/play`.
   *[none] Questa partita non è ancora iniziata, o è già finita. `/games` mostra a che punto sono le tue partite.
 }
refusal-busy = In questo momento ho molto da fare, quindi non è cambiato nulla. Riprova tra un attimo.
refusal-cannot_save = In questo momento non riesco a salvare, quindi non è cambiato nulla. Riprova tra un attimo.
refusal-no_match_here = Su questo server non hai una partita. `/play` ne inizia una.
