# The rematch.

seats-press-rematch = Revanche
seats-rematch = 🔁 { $name } möchte eine Revanche: { $people } · in der Lobby auf **Mitspielen** drücken. { $span }
seats-rematch-joined = Du bist dabei. Die Lobby zeigt, wer noch kommt.
seats-rematch-begun = Deine nächste Partie hat begonnen.
