# The rematch.

seats-press-rematch = Rematch
seats-rematch = 🔁 { $name } would like a rematch: { $people } · press **Join** in the lobby. { $span }
seats-rematch-joined = You’re in. The lobby shows who else is.
seats-rematch-begun = Your next match has started.
