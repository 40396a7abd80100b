# Eine eigene Notiz zu einer Partie.

memo-press = Meine Notiz
memo-title = Meine Notiz zu dieser Partie
memo-label = Was möchtest du dir merken?
memo-about = Nur du siehst sie, über deiner Auswahl, wenn du dran bist. Leer gelassen wird sie gelöscht.
memo-line = 📝 { $text }
memo-kept = 📝 Notiert. Nur du siehst es, immer wenn du hier dran bist.
memo-deleted = Deine Notiz zu dieser Partie ist gelöscht.
