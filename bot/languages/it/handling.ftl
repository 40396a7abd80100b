# Answers to a click or a command that could not be carried out, in any feature.

handling-incident = Scusa, qualcosa è andato storto, ed è colpa mia, non tua. La tua partita è al sicuro. Riprova; se succede ancora, segnala l’incidente **{ $number }**.
handling-answer-lost = Discord non ha accettato la mia risposta. Guarda il tuo tabellone: se mostra la tua scelta, è tutto a posto; altrimenti riprova.
handling-restarting = Mi sto riavviando. Non si perde nulla; premi di nuovo tra un minuto.
handling-too-busy = In questo momento sto disegnando molto per questo server. Non si perde nulla; riprova tra qualche secondo.
handling-slow-down = Un po’ troppo veloce per me. Premi di nuovo tra un attimo.
handling-unknown-button = Questo pulsante è vecchio. `/board` mostra il tabellone con quelli nuovi.
handling-commands-changed = I miei comandi sono appena stati aggiornati. Riprova tra un minuto.
handling-form-kept = Ho tenuto ciò che hai scritto. Riapri il modulo per correggerlo.
handling-bad-value = Non posso usare questo valore. Scegline uno dalla lista.
