# The rematch.

rematch-press = Revancha
rematch-invitation = 🔁 { $name } quiere la revancha: { $people } · pulsa **Unirme** en la sala. { $span }
rematch-joined = Te has unido. La sala muestra quién más está.
rematch-begun = Tu próxima partida ha empezado.
