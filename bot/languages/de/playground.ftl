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
    {""}**Neu hier?** *Hercules lernen* dauert fünf Minuten. Eine Lobby füllst du mit Computerspielern oder mit anderen (oben mit *{ $viewing }* wechseln), dann drückst du *Start*.
playground-greeting-goes-on = {""}**Hier läuft eine Partie.** `/board` zeigt sie mit allem, was du wählen kannst; `/games` nennt alle Partien.
playground-greeting-more =
    Mit `/` kommen die Befehle: `/help` ist ein kurzer Rundgang, `/rules` erklärt das Spiel, `/card` zeigt jede Karte.

    Die Sprache ganz oben gilt für alle hier, `/preferences` ändert sie für eine Person. Direktnachrichten und Threads stehen in der Liste *{ $viewing }*.

# The page around the messages, in the language in which the playground began.

playground-page-viewing = Ansicht als
playground-page-messages = Nachrichten
playground-page-refresh = Neu laden
playground-page-capture = Aufnehmen
playground-page-inspector = Untersuchen
playground-page-more = Mehr
playground-page-end = Vorschau beenden
playground-page-search-messages = Nachrichten durchsuchen
playground-page-find = Nachricht suchen
playground-page-search = Suchen
playground-page-previous = Zurück
playground-page-next = Weiter
playground-page-jump = Zu einer Nachricht nach ID
playground-page-earlier = Frühere Nachrichten laden
playground-page-later = Neuere Nachrichten
playground-page-latest = Neue Nachrichten · zur neuesten
playground-page-empty = In diesem Kanal steht noch nichts.
playground-page-send = Senden
playground-page-only-you = Das siehst nur du
playground-page-edited = bearbeitet
playground-page-used = benutzt
playground-page-conversation = Unterhaltung
playground-page-no-options = Nichts gefunden
playground-page-cancel = Abbrechen
playground-page-submit = Absenden
