# The rematch.

rematch-press = Rewanż
rematch-invitation = 🔁 { $name } chce rewanżu: { $people } · naciśnij **Dołącz** w lobby. { $span }
rematch-joined = Grasz. Lobby pokazuje, kto jeszcze.
rematch-begun = Twoja następna partia się zaczyna.
