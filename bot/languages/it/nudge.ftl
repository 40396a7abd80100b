# Asking someone who is waited for whether they are still interested.

nudge-press = Sollecita
nudge-done = 👋 Chiedo a { $names }: hai ancora voglia di giocare?
nudge-asks = 👋 { $person ->
    [none] { "" }
   *[other] { $person }{ " " }
 }**Hai ancora voglia di giocare?** Da un po’ tocca a te in { $game }{ $channel ->
    [none] { "" }
   *[other] { " " }({ $channel })
 }, e al tavolo non vedono l’ora di continuare.
nudge-press-here = Ci sono
nudge-press-time = Mi serve tempo
nudge-press-leave = Lascio il mio posto
nudge-answered-here = Ottimo! Al tavolo si vede che ci sei ancora.
nudge-answered-time = Nessuna fretta. Al tavolo si vede che ti serve più tempo.
nudge-answered-leave = Per ora il computer prende il tuo posto. Se cambi idea, sul tabellone c’è un pulsante per tornare.

# In the log.

common-event-nudged = 👋 **{ $seat }** chiede a **{ $other }**: hai ancora voglia di giocare?
common-event-still_here = 👋 **{ $seat }** c’è ancora.
common-event-needs_time = ⏳ A **{ $seat }** serve ancora un po’ di tempo.

# Refusals.

refusal-nudged_too_soon = Aspetta ancora un po’: puoi sollecitare { $until }.
refusal-nudged_lately = Nelle ultime 24 ore c’è già stato un sollecito. Puoi farne un altro { $until }.
refusal-nudge_unwelcome = Ora non posso sollecitare questa persona: ha ore di silenzio o una vacanza, o non vuole promemoria.
