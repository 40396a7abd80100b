# The playground.

playground-topic = Alles hier geschieht auf deinem eigenen Rechner.
playground-you = { $name } (du)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Direktnachrichten an { $name }{ $new ->
        [0] { "" }
       *[other] { " " }({ $new } neu)
    }
playground-conversation-thread = 🧵 { $thread }, als { $name }
playground-open = Der Spielplatz ist offen. Er läuft nur auf deinem Rechner, ohne Konto und ohne Token.
playground-how =
    Die Adresse ist der Schlüssel zur Seite: Wer sie hat, kann mitspielen. Wähle oben auf der Seite eine Person
    und drücke einen Knopf unter der Begrüßung, oder tippe / für die Befehle. Strg-C beendet den Spielplatz.

# The greeting in its channel.

playground-greeting-title = Willkommen auf dem Olymp
playground-greeting-begin =
    {""}**Neu hier?** *Hercules lernen* dauert fünf Minuten. Eine Lobby füllst du mit Computerspielern oder mit anderen (oben mit *Viewing as* wechseln), dann drückst du *Start*.
playground-greeting-goes-on = {""}**Hier läuft eine Partie.** `/board` zeigt sie mit allem, was du wählen kannst; `/games` nennt alle Partien.
playground-greeting-more =
    Mit `/` kommen die Befehle: `/help` ist ein kurzer Rundgang, `/rules` erklärt das Spiel, `/card` zeigt jede Karte.

    Die Sprache ganz oben gilt für alle hier, `/preferences` ändert sie für eine Person. Direktnachrichten und Threads stehen in derselben Liste wie die Personen.
