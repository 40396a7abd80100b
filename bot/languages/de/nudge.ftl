# Die Frage, ob jemand, auf den gewartet wird, noch dabei ist.

nudge-press = Anstupsen
nudge-done = 👋 Ich frage { $names }: noch dabei?
nudge-asks = 👋 { $person ->
    [none] { "" }
   *[other] { $person }{ " " }
 }**Noch dabei?** Du bist in { $game }{ $channel ->
    [none] { "" }
   *[other] { " " }({ $channel })
 } schon eine Weile dran, und die anderen würden gern weiterspielen.
nudge-press-here = Ich bin da
nudge-press-time = Ich brauche Zeit
nudge-press-leave = Platz abgeben
nudge-answered-here = Schön! Die anderen sehen, dass du noch dabei bist.
nudge-answered-time = Kein Stress. Die anderen sehen, dass du noch Zeit brauchst.
nudge-answered-leave = Ein Computerspieler spielt jetzt für dich. Wenn du es dir anders überlegst, kommst du mit dem Knopf am Spielbrett zurück.

# In the log.

common-event-nudged = 👋 **{ $seat }** hat **{ $other }** angestupst: noch dabei?
common-event-still_here = 👋 **{ $seat }** ist noch dabei.
common-event-needs_time = ⏳ **{ $seat }** braucht noch etwas Zeit.

# Refusals.

refusal-nudged_too_soon = Dafür ist es noch zu früh: Anstupsen kannst du { $until }.
refusal-nudged_lately = Hier wurde im letzten Tag schon angestupst. Das nächste Mal geht es { $until }.
refusal-nudge_unwelcome = Das geht gerade nicht: Ruhezeit, Urlaub, oder Erinnerungen sind nicht erwünscht.
