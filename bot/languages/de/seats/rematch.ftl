# The rematch.

rematch-press = Revanche
rematch-invitation = 🔁 { $name } möchte eine Revanche: { $people } · in der Lobby auf **Mitspielen** drücken. { $span }
rematch-joined = Du bist dabei. Die Lobby zeigt, wer noch kommt.
rematch-begun = Deine nächste Partie hat begonnen.
