# Export and erasure of personal data.

bot-privacy-exported = Alles, was über dich gespeichert ist:
bot-privacy-ask = **Alles über dich löschen?**
    Deine Kennung, dein Name und deine persönlichen Einstellungen verschwinden für immer. Du verlässt die Lobbys, in denen du sitzt. In Partien, die andere weiterspielen, übernimmt ein Computerspieler deinen Platz; beendete Partien bleiben, ohne deinen Namen.
    Das lässt sich nicht rückgängig machen.
bot-privacy-erase = Alles löschen
bot-privacy-keep = Behalten
bot-privacy-erased = Alles über dich ist gelöscht. Leb wohl!
bot-privacy-kept = Nichts wurde gelöscht.
bot-refusal-erased_lately = Du wurdest in der letzten Stunde schon gelöscht. Was seitdem dazugekommen ist, lässt sich { $until } löschen.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist
command-privacy-export = exportieren
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei
command-privacy-erase = löschen
command-privacy-erase-about = Alles löschen, was über dich gespeichert ist
