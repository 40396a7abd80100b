# Tournaments of a server.

tournament-panel = ## 🏆 Tornei
    Una serata o un mese, con i tuoi clic: ci si iscrive con un pulsante, io assegno i tavoli, apro le partite e tengo la classifica.
tournament-title = ## 🏆 Torneo di { $game }
tournament-about = **{ $format }** · { $seats ->
    [2] tavoli da 2
   *[other] tavoli da { $seats } al massimo
 } · { $pace }
tournament-format-swiss = Svizzero
tournament-format-round_robin = All’italiana
tournament-format-knock_out = A eliminazione
tournament-stage-gathering = Iscriviti con il pulsante qui sotto.
# The same, for the eyes of its organiser.
tournament-stage-open = Le iscrizioni sono aperte. Premi *{ tournament-press-start }* quando il gruppo è al completo.
tournament-stage-first = ⏳ Il turno 1 sta per iniziare: i suoi tavoli si aprono appena il canale ha posto.
tournament-stage-playing = { $round ->
    [0] { tournament-stage-first }
   *[other] Turno { $round } di massimo { $rounds }
 }
tournament-stage-knock_out = { $round ->
    [0] { tournament-stage-first }
   *[other] Turno { $round }
 }
tournament-stage-paused = { $round ->
    [0] ⏸️ In pausa prima del turno 1.
   *[other] ⏸️ In pausa dopo l’inizio del turno { $round }: le partite in corso continuano, non se ne aprono di nuove.
 }
tournament-stage-over = 🏁 Finito. Questa è la classifica finale.
tournament-counted = { $format ->
        [knock_out] La metà migliore di ogni tavolo va avanti, finché non resta una persona sola.
       *[other] Conta di quanto il tuo punteggio supera la media del tuo tavolo. Se il computer gioca al posto tuo, la partita è persa per te e non tocca la media del tavolo.
    }
tournament-players = { $count ->
        [0] Non c’è ancora nessuna iscrizione.
        [one] **Una persona:** { $names }
       *[other] **{ $count } persone:** { $names }
    }
tournament-standings = ### Classifica
tournament-heading-score = Punti
tournament-heading-wins = Vittorie
tournament-line = { $medal } **{ $name }** · { $worth } · { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }
tournament-more = { $count ->
    [one] … e un’altra persona.
   *[other] … e altre { $count } persone.
 }
tournament-round = ### Turno { $round }
tournament-table = { $state ->
        [rests] 💤 { $names }: questo turno riposa
        [over] ✅ { $names }
        [waits] ⏳ { $names } (si apre appena il canale ha posto)
       *[plays] ▶️ { $names }
    }

tournament-press-join = Iscriviti
tournament-press-leave = Ritirati
tournament-press-manage = Organizza…
tournament-press-new = Nuovo torneo…
tournament-press-start = Inizia
tournament-press-pause = Pausa
tournament-press-resume = Riprendi
tournament-press-end = Chiudi
tournament-press-export = Esporta
tournament-press-out = Togli una persona…

tournament-export = Ecco i risultati finora: JSON per i programmi, CSV per i fogli di calcolo (la classifica e ogni tavolo). Nomi e campi sono uguali in ogni lingua; non ci sono id di Discord.

tournament-form-title = Nuovo torneo
tournament-form-game = Gioco
tournament-form-format = Formula
tournament-form-format-about = Svizzero: si affronta chi è alla pari. All’italiana: ognuno contro ognuno. Eliminazione: resta metà.
tournament-form-seats = Persone a un tavolo
tournament-form-seats-about = Al massimo. Se i conti non tornano, il computer completa i tavoli più piccoli.
tournament-form-rounds = Turni
tournament-form-rounds-about = Al massimo. L’eliminazione finisce da sola.
tournament-form-pace = Limite di tempo per ogni scelta
tournament-form-pace-about = Quando scade, subentra il computer finché quella persona non ritorna.

refusal-no_tournament = Questo torneo non c’è più. `/tournament` mostra quelli aperti qui.
refusal-times_fixed = { $of ->
    [league] Il limite di tempo è lo stesso in tutte le partite di questa lega, quindi non si può cambiare.
   *[tournament] Il limite di tempo è lo stesso a tutti i tavoli di questo torneo, quindi non si può cambiare.
}
refusal-too_many_tournaments = Questo server ha già { $limit } tornei aperti. Prima chiudine uno.
refusal-tournament_few = Servono almeno { $seats } persone. Aspetta altre iscrizioni.
refusal-tournament_full = Tutti i { $limit } posti di questo torneo sono occupati.
refusal-tournament_late = Questo torneo è in corso, quindi non ci si può più iscrivere. Chiedi a chi lo organizza quando sarà il prossimo.
refusal-tournament_not_in = Questa persona non gioca in questo torneo, o ne è già fuori.
refusal-tournament_organiser = Può farlo solo chi organizza questo torneo, o chi gestisce il server.
refusal-tournament_over = Questo torneo è finito.
refusal-tournament_seats = Questo gioco ha meno posti a un tavolo. Scegli meno persone per ogni tavolo.

command-tournament = torneo
command-tournament-about = Organizza un torneo: iscrizioni, turni e classifica con qualche clic
