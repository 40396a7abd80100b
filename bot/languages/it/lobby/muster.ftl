# Before a match among strangers begins: everyone confirms that they are there.

muster-found = La coda ti ha trovato una partita: conferma, e si comincia.
muster-asks = ⏳ **Si gioca?** La partita inizia quando ogni persona ha confermato; il tempo scade { $until }.
muster-ready = ✅ Conferme: { $names }
muster-missing = Manca la conferma di: { $names }
muster-gone = ⌛ { $count ->
    [one] Una persona non ha confermato in tempo, quindi quel posto è di nuovo libero.
   *[other] { $count } persone non hanno confermato in tempo, quindi quei posti sono di nuovo liberi.
 } { $host }, premi **Inizia** per giocare con chi c’è, o aspetta altri.
muster-calls = ⏳ **{ $game } sta per iniziare. Ci sei?** Si comincia quando ogni persona ha confermato; il tempo scade { $until }, poi il tuo posto è libero per altri.
muster-mention = ⏳ { $person } Ci sei per giocare? Conferma [nella lobby]({ $link }); il tempo scade { $until }.
muster-link = Alla lobby
muster-press-ready = Ci sono
muster-press-cannot = Non posso
muster-answered-ready = ✅ Ottimo, ci sei. La partita inizia appena conferma anche il resto del tavolo.
muster-answered-begun = ✅ Ottimo, il tavolo c’è: la partita è iniziata.
muster-answered-cannot = Grazie per averlo detto. Il tuo posto è libero per altri.
muster-answered-off = Grazie per averlo detto. Questa partita salta e non sei più in coda.

# In the message that a match of the queue is off.

common-event-cannot_play = **{ $seat }** non può giocare, quindi questa partita salta. Il resto del tavolo torna in coda, in prima fila.
common-event-not_confirmed = ⌛ **{ $seat }** non ha confermato in tempo, quindi questa partita salta. Chi ha confermato torna in coda, in prima fila.
common-event-place_lost = ⌛ Mi hanno tolto dal server dove dovevate giocare, quindi questa partita salta. Tornate in coda, in prima fila.

# Refusals.

refusal-being_mustered = In questo momento si sta confermando; il tempo scade { $until }. La partita inizia quando ogni persona l’ha fatto; **Smetti di aspettare** ti riporta alla lobby.
refusal-not_mustered = In questo momento nessuno deve confermare. Se la partita deve iniziare, l’host preme **Inizia**.
