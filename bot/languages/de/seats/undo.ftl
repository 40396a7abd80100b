# Undo.

undo-press = ↩ Rückgängig
undo-press-ask = ↩ Um Zurücknahme bitten
undo-press-turn = ↩ Zug neu beginnen
undo-done = Erledigt. Du kannst neu wählen.

# In the log.

common-event-undone = ↩️ **{ $seat }** hat { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }und eine Entscheidung von jemand anderem
       *[other] { " " }und { $others } Entscheidungen anderer
    }
   *[none] { $choices ->
        [0] eine Entscheidung eines Computerspielers
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }
 } zurückgenommen{ $agreed ->
    [1] ; alle waren einverstanden
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
    .brief = ↩️ **{ $seat }** hat { $choices ->
        [0] eine Entscheidung eines Computerspielers
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    } zurückgenommen{ $agreed ->
        [1] ; alle waren einverstanden
       *[other] { "" }
    }.
common-event-known_again = 🎲 Diese Würfe kommen genauso wieder: { $rolls }
    .brief = 🎲 Bekannte Würfe kommen genauso wieder.
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] möchte den Platz nicht tauschen.
    [bank] möchte das Zeitkonto lassen, wie es ist.
    [unrated] möchte lieber gewertet weiterspielen.
   *[other] möchte weiterspielen: Nichts wird zurückgenommen.
 }

# Refusals.

refusal-nothing_to_undo = Du hast noch nichts entschieden, was du zurücknehmen könntest.
refusal-already_proposed = Die anderen sind schon gefragt. Sobald alle zustimmen, wird es zurückgenommen.
refusal-declined_before = Jemand hat schon abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
refusal-undo_by_command = Deine letzte Entscheidung liegt vor diesem Zug: Mit `/undo` fragst du die anderen, ob du sie zurücknehmen darfst.
refusal-turn_stands = Dein Zug kann nicht einfach neu beginnen: Seit deiner letzten Entscheidung wurde gewürfelt, eine Karte aufgedeckt oder jemand anderes hat entschieden. Mit `/undo` fragst du die anderen.
refusal-too_many_undos = Du hast in einer Stunde { $limit } Entscheidungen zurückgenommen. Die nächste kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } zurücknehmen; weiterspielen kannst du sofort.
refusal-proposal_over = Diese Anfrage ist erledigt. Das Spielbrett zeigt, wie die Partie steht.
refusal-not_asked_of_you = Diese Anfrage geht an die anderen. Wer sie gestellt hat, zieht sie mit *Ablehnen* zurück.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = zurücknehmen
command-undo-about = Deine letzte Entscheidung zurücknehmen; nach Würfen oder Zügen anderer nur, wenn alle zustimmen
command-undo-choices = anzahl
command-undo-choices-about = Wie viele deiner Entscheidungen; ohne Angabe eine
