# Plätze einer laufenden Partie: Vertretung, Rückkehr, Wechsel, Zurücknehmen, Revanche.

bot-refusal-last_person = Außer dir spielt hier niemand, deshalb kann niemand für dich einspringen. `/table end` gibt die Partie auf.
