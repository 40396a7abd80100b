# The rematch.

rematch-press = Revanche
rematch-invitation = 🔁 { $name } quer uma revanche: { $people } · aperte **Entrar** na sala. { $span }
rematch-joined = Você está dentro. A sala mostra quem mais está.
rematch-begun = Sua próxima partida começou.
