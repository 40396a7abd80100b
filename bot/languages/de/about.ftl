# Was hier läuft.

about-program = **Pantheon { $version }**, läuft seit: { $started }.
    Ein inoffizielles Fanprojekt ohne Verbindung zu Autoren und Verlagen der Spiele: Hercules von Fábio Lima (MEBO Games), Dice Forge von Régis Bonnessée (Libellud).
    Was ich über dich speichere: `/privacy export`; `/privacy erase` löscht es. Darüber hinaus lese ich keine Nachrichten und kenne keine Mitglieder.
about-policy = Datenschutzerklärung

# Der Befehl. Namen von Befehlen und ihren Optionen: Kleinbuchstaben, höchstens 32 Zeichen; Beschreibungen: höchstens 100.

command-about = info
command-about-about = Welche Version hier seit wann läuft, wessen Spiele das sind und was gespeichert wird
