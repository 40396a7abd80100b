# The rematch.

seats-press-rematch = Rematch
seats-rematch = 🔁 { $name } would like a rematch: { $people } · press **Join** in the lobby.
seats-rematch-joined = You are in. The lobby shows who comes along.
seats-rematch-begun = Your next match has begun.
