# Whatever all players must agree to.

# The request, and the answers to it.

consent-undo = **{ $name }** möchte { $taken } zurücknehmen{ $others ->
    [0] .
    [one] , und damit auch eine Entscheidung von jemand anderem.
   *[other] , und damit auch { $others } Entscheidungen anderer.
 } Alle müssen zustimmen.
consent-more = { $count ->
    [one] eine weitere Entscheidung
   *[other] { $count } weitere Entscheidungen
 }
consent-since = Seitdem ist das geschehen:
consent-lapses = { $rolled ->
    [true] Würfel und Karten kommen genauso wieder.{ " " }
   *[false] { "" }
 }Mit dem nächsten Zug verfällt die Anfrage.
consent-agreed = ✅ { $name } stimmt zu
consent-yes = Zustimmen
consent-no = Ablehnen
consent-withdraw = Anfrage zurückziehen
consent-withdrawn = Zurückgezogen. Nichts wird zurückgenommen.
consent-waiting = Du stimmst zu. Noch offen: { $names }.
consent-asked = Ich habe die anderen gefragt: { $why ->
    [rolled] Seitdem ist gewürfelt worden, und was du gesehen hast, bleibt bekannt.
    [revealed] Seitdem ist eine Karte aufgedeckt worden, und was du gesehen hast, bleibt bekannt.
   *[chosen] Seitdem haben andere gespielt.
 } Noch offen: { $names }.

# What else is asked.

consent-unrated = **{ $name }** möchte Tipps erlauben. Dann wird die Partie **ungewertet**: Keine Wertung ändert sich, egal wer gewinnt. Alle müssen zustimmen.

consent-swap = **{ $name }** schlägt vor, dass **{ $one }** und **{ $other }** die Plätze tauschen.

consent-bank = **{ $name }** schlägt ein anderes Zeitkonto vor: { $has_bank ->
    [no] gar keines.
   *[yes] **{ $bank }** für alle, Gutschrift nach jedem Zug: { $increment }; in der Ruhezeit: { $pauses }. Was verbraucht ist, bleibt verbraucht.
 } Sind alle einverstanden?
