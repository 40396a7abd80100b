# Plätze einer laufenden Partie: Vertretung, Rückkehr, Wechsel, Zurücknehmen, Revanche.

bot-refusal-last_person = Außer dir spielt hier niemand, deshalb kann niemand für dich einspringen. `/table end` gibt die Partie auf.
bot-refusal-played_for_you = Ein Computerspieler spielt für dich. Drücke *Ich bin zurück* am Spielbrett oder nutze `/table return`.
bot-refusal-nothing_to_undo = Du hast noch nichts gewählt, was man zurücknehmen könnte.
bot-refusal-already_proposed = Die anderen sind schon gefragt. Sobald alle zustimmen, ist es getan.
bot-refusal-proposal_over = Diese Frage ist erledigt. Das Spielbrett zeigt, wie die Partie steht.
bot-refusal-not_asked_of_you = Diese Frage geht an andere.

# Zustimmung
seats-consent-undo = { $people }
    **{ $name }** möchte das zurücknehmen. Es reicht hinter einen Wurf oder die Wahl anderer zurück, deshalb müssen alle zustimmen. Wer weiterspielt, erledigt die Frage.
seats-consent-swap = { $people }
    **{ $name }** schlägt vor, dass **{ $one }** und **{ $other }** die Plätze tauschen.
seats-consent-agreed = ✅ { $name } stimmt zu
seats-consent-yes = Einverstanden
seats-consent-no = Lieber nicht
seats-agreed = Du stimmst zu. Es fehlt noch: { $names }.
