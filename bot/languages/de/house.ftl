# Spielplatz und Befehlszeile.

house-playground-topic = Alles hier geschieht auf deinem eigenen Rechner.
house-playground-open = Der Spielplatz ist offen. Er läuft nur auf diesem Rechner; Konto und Token braucht es nicht.
house-playground-how =
    Die Adresse ist der Schlüssel zur Seite: Wer sie hat, kann mitspielen. Wähle oben auf der Seite eine Person,
    tippe / ins Nachrichtenfeld und nimm /play solo. Strg-C beendet ihn.

house-greeting-title = Willkommen auf dem Olymp
house-greeting-begin =
    {""}**Allein gegen Hades:** Tippe `/play solo` ins Nachrichtenfeld, drücke die Eingabetaste und klicke dann auf den Pfeil rechts. Die Partie beginnt sofort.

    {""}**Mit anderen:** Tippe `/play hercules`. Steige als andere Personen ein (Wechsel mit *Viewing as*) oder füge Computerspieler hinzu und drücke *Start*.
house-greeting-goes-on = {""}**Hier läuft eine Partie.** `/board` zeigt sie der Person, die du gerade bist, mit ihren Möglichkeiten; `/games` nennt alle Partien.
house-greeting-more =
    `/help` ist ein kurzer Rundgang, `/rules` erklärt das Spiel, `/card` zeigt jede Karte, `/mine` deinen eigenen Platz.

    `/preferences language` ändert die Sprache der Person, die du gerade bist: English oder Deutsch.
