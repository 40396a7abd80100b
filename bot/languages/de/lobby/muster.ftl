# Before a match among strangers begins: everyone confirms that they are there.

muster-found = Die Warteschlange hat euch zusammengebracht: Bestätigt kurz, dann geht es los.
muster-asks = ⏳ **Seid ihr bereit?** Sobald alle bestätigt haben, beginnt die Partie; die Zeit dafür endet { $until }.
muster-ready = ✅ Bereit: { $names }
muster-missing = Noch nicht bestätigt: { $names }
muster-gone = ⌛ { $count ->
    [one] Eine Person hat
   *[other] { $count } Personen haben
 } nicht rechtzeitig bestätigt, { $count ->
    [one] ihr Platz ist
   *[other] ihre Plätze sind
 } wieder frei. { $host }, mit **Start** spielt ihr in dieser Runde, oder ihr wartet auf andere.
muster-calls = ⏳ **{ $game } soll gleich beginnen. Bist du bereit?** Los geht es, sobald alle bestätigt haben; die Zeit dafür endet { $until }, danach wird dein Platz frei.
muster-mention = ⏳ { $person } Bist du bereit? Bestätige bitte [in der Lobby]({ $link }); die Zeit dafür endet { $until }.
muster-link = Zur Lobby
muster-press-ready = Ich bin bereit
muster-press-cannot = Ich kann nicht
muster-answered-ready = ✅ Schön, du bist dabei. Die Partie beginnt, sobald die anderen bestätigt haben.
muster-answered-begun = ✅ Schön, damit sind alle da: Die Partie hat begonnen.
muster-answered-cannot = Danke fürs Bescheidsagen. Dein Platz ist wieder frei.
muster-answered-off = Danke fürs Bescheidsagen. Diese Partie fällt aus, und du stehst nicht mehr in der Warteschlange.

# In the message that a match of the queue is off.

common-event-cannot_play = **{ $seat }** kann nicht spielen, darum fällt die Partie aus. Alle anderen warten wieder, ganz vorn in der Schlange.
common-event-not_confirmed = ⌛ **{ $seat }** hat nicht rechtzeitig bestätigt, darum fällt die Partie aus. Wer bestätigt hat, wartet wieder, ganz vorn in der Schlange.
common-event-place_lost = ⌛ Ich wurde von dem Server entfernt, auf dem ihr spielen solltet, darum fällt die Partie aus. Ihr wartet alle wieder, ganz vorn in der Schlange.

# Refusals.

refusal-being_mustered = Gerade wird bestätigt, die Zeit dafür endet { $until }. Sind alle bereit, beginnt die Partie; mit **Nicht mehr warten** geht es zurück in die Lobby.
refusal-not_mustered = Hier ist gerade nichts zu bestätigen. Soll die Partie beginnen, drückt **Start**, wer sie eröffnet hat.
