# Giving a match up, and ending it by vote.

giving-up-match-ended = { $game }: il tavolo ha abbandonato questa partita.
giving-up-counted = Hai abbandonato questa partita.
giving-up-ended = { $game }: questa partita è stata chiusa in anticipo.
giving-up-really-end = **Vuoi davvero abbandonare?** { $game }, round { $round }: { $stands ->
    [alone] hai { $own } punti.
    [ahead] conduci { $own } a { $best }.
    [tied] siete pari, { $own } a { $best }.
   *[behind] hai uno svantaggio, { $own } a { $best }.
 }
    -# Puoi cambiare idea per un’ora: usa il pulsante sotto l’ultimo tabellone, o `/undo`.
giving-up-really-end-theirs = **Chiudere questa partita per tutto il tavolo?** { $game }: { $names }
    -# Gestisci il server, quindi puoi. Il canale lo vedrà, e non si può annullare.
giving-up-press-end = Abbandona
giving-up-press-manager = Chiudi la partita
giving-up-press-play = Continua a giocare
giving-up-press-take-back = ↩ Anzi, continua
giving-up-played-on = Non è cambiato nulla; la partita continua.
giving-up-end-taken-back = La tua partita continua.

# In the log.

common-event-nobody_left = 🏁 Non c’è più nessuno che gioca, quindi la partita finisce qui.
common-event-voted_end = 🗳️ **{ $seat }** vota per chiudere la partita ({ $votes } su { $needed }; si vota con `/table end`).
common-event-ended_by_vote = 🏁 { $others_count ->
    [one] { $others } ha abbandonato, quindi la partita finisce qui.
   *[other] { $others } hanno abbandonato insieme, quindi la partita finisce qui.
 }
common-event-end_taken_back = ↩️ **{ $seat }** ha cambiato idea: la partita continua.
common-event-ended_by_manager = 🏁 Chi gestisce il server ha chiuso questa partita.

# Refusals.

giving-up-end-voted = Il tuo voto per chiudere la partita conta: { $votes } su { $needed }. Anche il resto del tavolo vota con `/table end`. Se fai una mossa, il tuo voto decade.
refusal-ended_too_long_ago = Hai abbandonato più di un’ora fa, quindi non posso recuperare quella partita. `/play` ne inizia una nuova.
refusal-own_match = Giochi in questa partita, quindi hai un voto come chiunque altro: usa `/table end`.

command-table-end = chiudi
command-table-end-about = Vota per chiudere la partita; l’host da solo può dopo un giorno di silenzio
