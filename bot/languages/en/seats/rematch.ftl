# The rematch.

rematch-press = Rematch
rematch-invitation = 🔁 { $name } would like a rematch: { $people } · press **Join** in the lobby. { $span }
rematch-joined = You’re in. The lobby shows who else is.
rematch-begun = Your next match has started.
