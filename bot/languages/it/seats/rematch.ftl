# The rematch.

rematch-press = Rivincita
rematch-invitation = 🔁 { $name } vorrebbe una rivincita: { $people } · premi **Unisciti** nella lobby. { $span }
rematch-joined = Hai un posto. La lobby mostra chi altro c’è.
rematch-begun = La tua prossima partita è iniziata.
