# Export and erasure of personal data.

privacy-exported = Alles, was über dich gespeichert ist, als JSON-Datei; jeder Texteditor öffnet sie:
privacy-packed = Alles, was über dich gespeichert ist. Das ist viel, darum ist die JSON-Datei als ZIP gepackt; entpackt öffnet sie jeder Texteditor:
privacy-ask = **Alles über dich löschen?**
    Deine Kennung, dein Name und deine Einstellungen verschwinden für immer. Deine Lobbys verlässt du. In laufenden Partien übernimmt ein Computerspieler deinen Platz; beendete Partien bleiben, aber ohne deinen Namen.
    Das lässt sich nicht zurücknehmen.
privacy-erase = Alles löschen
privacy-keep = Nichts löschen
privacy-erased = Alles über dich ist gelöscht. Mach’s gut!
privacy-kept = Nichts wurde gelöscht.
refusal-erased_lately = Deine Daten wurden in der letzten Stunde schon gelöscht. Was seitdem dazukam, lässt sich { $until } löschen.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = datenschutz
command-privacy-about = Deine Daten herunterladen oder löschen
command-privacy-export = exportieren
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei
command-privacy-erase = löschen
command-privacy-erase-about = Alles löschen, was über dich gespeichert ist
