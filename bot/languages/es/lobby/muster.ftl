# Before a match among strangers begins: everyone confirms that they are there.

muster-found = La cola te ha encontrado partida: confirma y empieza.
muster-asks = ⏳ **¿Todo listo para jugar?** La partida empieza cuando toda la mesa haya confirmado; el tiempo se acaba { $until }.
muster-ready = ✅ Confirmado: { $names }
muster-missing = Por confirmar: { $names }
muster-gone = ⌛ { $count ->
    [one] Una persona no ha confirmado
   *[other] { $count } personas no han confirmado
 } a tiempo, así que { $count ->
    [one] ese asiento vuelve a estar libre
   *[other] esos asientos vuelven a estar libres
 }. { $host }, pulsa **Empezar** para jugar con quienes están, o espera a más gente.
muster-calls = ⏳ **{ $game } está a punto de empezar. ¿Vas a jugar?** Empieza cuando toda la mesa haya confirmado; el tiempo se acaba { $until }, y entonces tu asiento queda libre para otra persona.
muster-mention = ⏳ { $person } ¿Vas a jugar? Confirma [en la sala]({ $link }); el tiempo se acaba { $until }.
muster-link = A la sala
muster-press-ready = Voy a jugar
muster-press-cannot = No puedo
muster-answered-ready = ✅ Genial, estás dentro. La partida empieza en cuanto confirme el resto.
muster-answered-begun = ✅ Genial, ya está toda la mesa: la partida ha empezado.
muster-answered-cannot = Gracias por avisar. Tu asiento queda libre para otra persona.
muster-answered-off = Gracias por avisar. Esta partida se cancela y ya no estás en la cola.

# In the message that a match of the queue is off.

common-event-cannot_play = **{ $seat }** no puede jugar, así que esta partida se cancela. El resto vuelve a la cola, en primer lugar.
common-event-not_confirmed = ⌛ **{ $seat }** no confirmó a tiempo, así que esta partida se cancela. Quienes sí confirmaron vuelven a la cola, en primer lugar.
common-event-place_lost = ⌛ Me quitaron del servidor donde se iba a jugar, así que esta partida se cancela. Toda la mesa vuelve a la cola, en primer lugar.

# Refusals.

refusal-being_mustered = Se está confirmando ahora mismo; el tiempo se acaba { $until }. La partida empieza cuando toda la mesa lo haya hecho; **Dejar de esperar** vuelve a la sala.
refusal-not_mustered = Ahora mismo nadie tiene que confirmar. Para que la partida empiece, quien organiza pulsa **Empezar**.
