# Before a match among strangers begins: everyone confirms that they are there.

muster-found = A fila achou você: confirme, e a partida começa.
muster-asks = ⏳ **Podemos começar?** A partida começa quando todo mundo tiver confirmado; o tempo acaba { $until }.
muster-ready = ✅ Confirmado: { $names }
muster-missing = Falta confirmar: { $names }
muster-gone = ⌛ { $count ->
    [1] Uma pessoa não confirmou
   *[other] { $count } pessoas não confirmaram
 } a tempo, então { $count ->
    [1] esse lugar está livre
   *[other] esses lugares estão livres
 } de novo. { $host }, aperte **Começar** para jogar com quem está aqui, ou espere mais gente.
muster-calls = ⏳ **{ $game } está para começar. Vamos?** Começa quando todo mundo tiver confirmado; o tempo acaba { $until }, e aí seu lugar fica livre para outra pessoa.
muster-mention = ⏳ { $person } Vamos jogar? Confirme [na sala]({ $link }); o tempo acaba { $until }.
muster-link = Ir à sala
muster-press-ready = Vamos lá
muster-press-cannot = Não posso
muster-answered-ready = ✅ Ótimo, você está dentro. A partida começa assim que o resto da mesa confirmar.
muster-answered-begun = ✅ Ótimo, agora está todo mundo: a partida começou.
muster-answered-cannot = Valeu por avisar. Seu lugar está livre para outra pessoa.
muster-answered-off = Valeu por avisar. Esta partida não acontece, e você não está mais na fila.

# In the message that a match of the queue is off.

common-event-cannot_play = **{ $seat }** não pode jogar, então esta partida não acontece. Todas as outras pessoas voltam para a fila, bem na frente.
common-event-not_confirmed = ⌛ **{ $seat }** não confirmou a tempo, então esta partida não acontece. Quem confirmou volta para a fila, bem na frente.
common-event-place_lost = ⌛ Me tiraram do servidor em que vocês iam jogar, então esta partida não acontece. Todo mundo volta para a fila, bem na frente.

# Refusals.

refusal-being_mustered = A mesa está confirmando agora; o tempo acaba { $until }. A partida começa quando todo mundo tiver confirmado; **Parar de esperar** leva de volta à sala.
refusal-not_mustered = Ninguém precisa confirmar agora. Para a partida começar, o host aperta **Começar**.
