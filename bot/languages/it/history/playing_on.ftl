# Playing on from a place in a match that is over, from a puzzle, or from a trial.

playing-on-button = Riprendi da qui
playing-on-press = Riprendi
playing-on-where = **Riprendi.** Da quale round vorresti rigiocare questa partita? (Singole scelte: vedi il replay.)
playing-on-choose-round = Round da { $first } a { $last }
playing-on-round = Round { $round }
playing-on-about = **Riprendi da qui.** Ricevi una partita tutta tua da questa esatta posizione, { $dice }. Non conta nulla: niente rating, niente statistiche. { $others ->
    [0] Giochi in solitario, come prima.
    [one] A che livello deve giocare il computer contro di te?
   *[other] A che livello devono giocare gli altri posti, tutti del computer?
 }
playing-on-start = Inizia
playing-on-dice-other = con altri dadi
playing-on-dice-same = con gli stessi dadi di allora
playing-on-dice-everyone = con i dadi che riceve chiunque prenda qui gli stessi dadi
playing-on-dice-trial = con dadi suoi, mai quelli della tua partita in corso; ciò che lì non vedi, anche qui è inventato
playing-on-take-other = Meglio altri dadi
playing-on-take-same = Meglio gli stessi dadi
playing-on-begun-other = 🔀 Ecco fatto: stessa posizione, altri dadi.
playing-on-begun-same = 🔀 Ecco fatto: stessa posizione, e ogni tiro cade come allora.
playing-on-begun-everyone = 🔀 Ecco fatto: stessa posizione, e i dadi che qui riceve chiunque.
playing-on-begun-trial = 🔀 Ecco fatto: la posizione della tua prova, con dadi suoi.
playing-on-mark = 🔀 { $of ->
    [puzzle] Ripresa dal round { $round } del rompicapo { $match }
    [trial] Ripresa da una prova nel round { $round } della partita { $match }
   *[match] Ripresa dal round { $round } della partita { $match }
 } · non conta nulla
refusal-trial_no_help = Qui hai ripreso da una prova, e la partita di quella prova è ancora in corso. Consigli e analisi ci saranno quando è finita.
refusal-played_on_too_often = Questa partita viene da una che viene da un’altra, e così via, troppe volte. Riprendi da una precedente.
