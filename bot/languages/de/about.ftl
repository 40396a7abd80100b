# Was hier läuft.

about-program = **Pantheon { $version }**, gestartet { $started }.
    Ein inoffizielles Fanprojekt, ohne Verbindung zu den Autoren und Verlagen der Spiele: Hercules von Fábio Lima (MEBO Games), Dice Forge von Régis Bonnessée (Libellud).
    Was ich über dich speichere, zeigt `/privacy export`; `/privacy erase` löscht es. Sonst lese ich keine Nachrichten und kenne keine Mitglieder.
about-policy = Datenschutzerklärung

# Der Befehl. Namen von Befehlen und ihren Optionen: Kleinbuchstaben, höchstens 32 Zeichen; Beschreibungen: höchstens 100.

command-about = info
command-about-about = Welche Version läuft, von wem die Spiele sind und was gespeichert wird
