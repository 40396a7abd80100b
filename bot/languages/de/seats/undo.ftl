# Undo, and whatever else all players must agree to.

seats-press-undo = ↩ Zurücknehmen
seats-undone = Erledigt. Das Spielbrett zeigt deine Wahl wieder.

# In the log.

common-event-undone = ↩️ **{ $seat }** hat { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }und die Wahl von jemand anderem
       *[other] { " " }und { $others } Entscheidungen anderer
    }
   *[none] { $choices ->
        [0] die Wahl eines Computerspielers
        [one] eine Wahl
       *[other] { $choices } Entscheidungen
    }
 } zurückgenommen{ $agreed ->
    [1] ; alle waren einverstanden
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
common-event-known_again = 🎲 Diese Würfe sind nun bekannt und fallen wieder genauso: { $rolls }
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] möchte den Platz nicht tauschen.
    [unrated] möchte lieber gewertet weiterspielen.
   *[other] möchte weiterspielen: Nichts wird zurückgenommen.
 }

# Consent.

seats-consent-undo = **{ $name }** möchte { $taken } zurücknehmen{ $others ->
    [0] .
    [one] , und damit auch, was jemand seitdem gewählt hat.
   *[other] , und damit auch { $others } Entscheidungen, die andere seitdem getroffen haben.
 } Alle müssen zustimmen.
seats-consent-more = { $count ->
    [one] eine weitere Entscheidung
   *[other] { $count } weitere Entscheidungen
 }
seats-consent-since = Seitdem ist das geschehen:
seats-consent-lapses = { $rolled ->
    [true] Würfel und Karten kommen unverändert wieder; was sie gezeigt haben, bleibt also bekannt.{ " " }
   *[false] { "" }
 }Mit dem nächsten Zug verfällt die Anfrage.
seats-consent-agreed = ✅ { $name } stimmt zu
seats-consent-yes = Zustimmen
seats-consent-no = Ablehnen
seats-agreed = Du stimmst zu. Es fehlt noch: { $names }.
seats-asked = Seitdem haben andere gewählt, oder es wurde gewürfelt; deshalb müssen alle zustimmen. Es fehlt noch: { $names }.

# Refusals.

bot-refusal-nothing_to_undo = Du hast noch nichts gewählt, was man zurücknehmen könnte.
bot-refusal-already_proposed = Die anderen sind schon gefragt. Sobald alle zustimmen, ist es getan.
bot-refusal-declined_before = Die anderen wurden schon gefragt, und jemand möchte nicht. Sobald jemand gespielt hat, kannst du wieder fragen.
bot-refusal-undo_by_command = Deine letzte Wahl liegt vor diesem Zug. `/undo` fragt die anderen, ob du sie zurücknehmen darfst.
bot-refusal-proposal_over = Diese Frage ist erledigt. Das Spielbrett zeigt, wie die Partie steht.
bot-refusal-not_asked_of_you = Diese Frage geht an die anderen. Wer sie gestellt hat, zieht sie mit *Ablehnen* zurück.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = zurücknehmen
command-undo-about = Deine letzte Wahl zurücknehmen; hinter einen Wurf oder die Wahl anderer nur, wenn alle zustimmen
command-undo-choices = anzahl
command-undo-choices-about = Wie viele deiner Entscheidungen (eine, wenn du nichts sagst)
