# The playground.

house-playground-topic = Alles hier geschieht auf deinem eigenen Rechner.
house-playground-you = { $name } (du)
house-playground-open = Der Spielplatz ist offen. Er läuft nur auf diesem Rechner; Konto und Token braucht es nicht.
house-playground-how =
    Die Adresse ist der Schlüssel zur Seite: Wer sie hat, kann mitspielen. Wähle oben auf der Seite eine Person
    und drücke einen Knopf unter der Begrüßung, oder tippe / für die Befehle. Strg-C beendet den Spielplatz.

# The greeting in its channel.

house-greeting-title = Willkommen auf dem Olymp
house-greeting-begin =
    {""}**Ein Klick genügt:** Drück unten auf einen Knopf. Allein geht es sofort los; in der Lobby spielen andere mit (umschalten mit *Viewing as*) oder Computerspieler, dann drück *Start*.

    {""}**Mit einem Befehl:** Schreib `/play` in das Nachrichtenfeld, wähl aus der Liste, drück die Eingabetaste und klick auf den Pfeil rechts.
house-greeting-goes-on = {""}**Hier läuft eine Partie.** `/board` zeigt sie der Person, die du gerade bist, mit ihren Möglichkeiten; `/games` nennt alle Partien.
house-greeting-more =
    `/help` ist ein kurzer Rundgang, `/rules` erklärt das Spiel, `/card` zeigt jede Karte, `/mine` deinen eigenen Platz.

    `/preferences` ändert die Sprache der Person, die du gerade bist: English oder Deutsch.
