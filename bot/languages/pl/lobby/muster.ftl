# Before a match among strangers begins: everyone confirms that they are there.

muster-found = Kolejka was znalazła: potwierdźcie, a partia się zacznie.
muster-asks = ⏳ **Gramy?** Partia zaczyna się, gdy potwierdzą wszyscy; czas mija { $until }.
muster-ready = ✅ Potwierdzone: { $names }
muster-missing = Jeszcze bez potwierdzenia: { $names }
muster-gone = ⌛ { $count ->
    [one] Brakuje potwierdzenia jednej osoby, więc jej miejsce jest znów wolne
    [few] Brakuje potwierdzenia { $count } osób, więc ich miejsca są znów wolne
   *[other] Brakuje potwierdzenia { $count } osób, więc ich miejsca są znów wolne
 }. { $host }, naciśnij **Start**, aby grać w obecnym składzie, albo poczekaj na innych.
muster-calls = ⏳ **{ $game } zaraz się zacznie. Grasz?** Start, gdy potwierdzą wszyscy; czas mija { $until }, a potem twoje miejsce jest wolne dla kogoś innego.
muster-mention = ⏳ { $person } Grasz? Potwierdź [w lobby]({ $link }); czas mija { $until }.
muster-link = Do lobby
muster-press-ready = Gram
muster-press-cannot = Nie mogę
muster-answered-ready = ✅ Świetnie, grasz. Partia zacznie się, gdy potwierdzą pozostali.
muster-answered-begun = ✅ Świetnie, są wszyscy: partia się zaczyna.
muster-answered-cannot = Dzięki za wiadomość. Twoje miejsce jest wolne dla kogoś innego.
muster-answered-off = Dzięki za wiadomość. Ta partia się nie odbędzie i nie czekasz już w kolejce.

# In the message that a match of the queue is off.

common-event-cannot_play = **{ $seat }** nie może grać, więc ta partia się nie odbędzie. Wszyscy pozostali wracają do kolejki, na sam początek.
common-event-not_confirmed = ⌛ **{ $seat }** nie potwierdza na czas, więc ta partia się nie odbędzie. Kto potwierdza, wraca do kolejki, na sam początek.
common-event-place_lost = ⌛ Nie ma mnie już na serwerze, na którym miała być gra, więc ta partia się nie odbędzie. Wszyscy wracacie do kolejki, na sam początek.

# Refusals.

refusal-being_mustered = Gracze właśnie potwierdzają; czas mija { $until }. Partia zacznie się, gdy potwierdzą wszyscy; **Nie czekaj** wraca do lobby.
refusal-not_mustered = Nikt nie musi teraz potwierdzać. Jeśli partia ma się zacząć, host naciska **Start**.
