# Before a match among strangers begins: everyone confirms that they are there.

muster-found = La file a trouvé votre table : confirmez, et la partie commence.
muster-asks = ⏳ **On joue ?** La partie commence dès que tout le monde a confirmé ; fin du temps { $until }.
muster-ready = ✅ C’est bon pour : { $names }
muster-missing = Pas encore confirmé : { $names }
muster-gone = ⌛ { $count ->
    [one] Une personne n’a pas
   *[other] { $count } personnes n’ont pas
 } confirmé à temps : { $count ->
    [one] cette place est de nouveau libre
   *[other] ces places sont de nouveau libres
 }. { $host }, appuie sur **Commencer** pour jouer avec qui est là, ou attends d’autres personnes.
muster-calls = ⏳ **{ $game } va commencer. On joue ?** La partie commence dès que tout le monde a confirmé ; fin du temps { $until }, ensuite ta place est libre pour quelqu’un d’autre.
muster-mention = ⏳ { $person } On joue ? Confirme [dans le lobby]({ $link }) ; fin du temps { $until }.
muster-link = Vers le lobby
muster-press-ready = Je suis là
muster-press-cannot = Je ne peux pas
muster-answered-ready = ✅ Super, tu en es. La partie commence dès que les autres ont confirmé.
muster-answered-begun = ✅ Super, tout le monde est là : la partie a commencé.
muster-answered-cannot = Merci de l’avoir dit. Ta place est libre pour quelqu’un d’autre.
muster-answered-off = Merci de l’avoir dit. Cette partie est annulée, et tu n’es plus dans la file.

# In the message that a match of the queue is off.

common-event-cannot_play = **{ $seat }** ne peut pas jouer, donc cette partie est annulée. Les autres retournent dans la file, tout devant.
common-event-not_confirmed = ⌛ **{ $seat }** n’a pas confirmé à temps, donc cette partie est annulée. Les personnes qui ont confirmé retournent dans la file, tout devant.
common-event-place_lost = ⌛ On m’a retiré du serveur où vous deviez jouer, donc cette partie est annulée. Toute la table retourne dans la file, tout devant.

# Refusals.

refusal-being_mustered = Les confirmations sont en cours ; le temps se termine { $until }. La partie commence dès que tout le monde a confirmé ; **Ne plus attendre** te ramène au lobby.
refusal-not_mustered = Personne n’a à confirmer pour l’instant. Pour commencer la partie, son hôte appuie sur **Commencer**.
