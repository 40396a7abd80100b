# Personal preferences.

# The languages.

preferences-language-name = Deutsch
preferences-language-automatic = wie in Discord
preferences-language-set = Ab jetzt spreche ich { $language } mit dir. Die Spielbretter laufender Partien behalten ihre Sprache; für den ganzen Server stellt man sie in `/settings` ein.
refusal-no_such_language = Diese Sprache spreche ich noch nicht.

# The panel.

preferences-title = **Deine persönlichen Einstellungen**
    Sie gelten auf jedem Server. Nur du siehst sie.
preferences-language = **Sprache:** { $language }
preferences-reminders = **Erinnerungen:** { $reminders }
preferences-reminders-channel = im Kanal der Partie
preferences-reminders-message = als Direktnachricht
preferences-reminders-none = keine
preferences-refused = Meine letzte Direktnachricht kam bei dir nicht an, darum schreibe ich dir im Kanal. Erlaube mir Direktnachrichten und stell sie hier wieder ein.
preferences-turns = **Deine Züge:** { $turns }
preferences-turns-channel = im Kanal der Partie
preferences-turns-message = auch als Direktnachricht, mit allen Knöpfen
preferences-rolls-yes = **Würfe:** In deinen Zügen per Direktnachricht siehst du jeden Wurf fallen
preferences-streaks-yes = **Serie:** eine Direktnachricht, bevor deine Serie bei `/daily` endet
preferences-reminders-further = { $where }. { $often }, { $always }.
preferences-interval = Nach der zweiten Erinnerung { $interval } eine weitere
preferences-interval-h6 = alle 6 Stunden
preferences-interval-h12 = alle 12 Stunden
preferences-interval-h24 = jeden Tag
preferences-interval-h48 = alle 2 Tage
preferences-always-yes = auch in Partien ohne Bedenkzeit
preferences-always-no = nur in Partien mit Bedenkzeit
preferences-quiet = **Ruhezeit:** { $from } bis { $until } ({ $zone }, dort ist es { $now })
preferences-quiet-none = **Ruhezeit:** keine
preferences-vacation-yes = **Urlaub:** seit { $since }, bis zu deinem nächsten Zug, spätestens bis { $until }; wer eine Partie leitet, muss nicht auf dich warten
preferences-vacation-no = **Urlaub:** nein · { $days ->
    [one] noch ein Tag in diesem Jahr
   *[other] noch { $days } Tage in diesem Jahr
 }
preferences-symbols = **Farben in deinen Bildern:** { $symbols }
preferences-symbols-usual = wie für alle
preferences-symbols-strong = kontrastreich (auch bei Farbfehlsichtigkeit)
preferences-pictures = **Größe deiner Bilder:** { $pictures }
preferences-pictures-table = wie in der Partie eingestellt
preferences-pictures-full = vollständig
preferences-pictures-compact = kompakt, für einen kleinen Bildschirm
preferences-rated-yes = **Statistik:** deine Partien zählen in `/stats` und `/leaderboard`
preferences-rated-no = **Statistik:** du erscheinst nicht in `/stats` und `/leaderboard`
preferences-choose-language = Sprache
preferences-choose-reminders = Wo ich dich erinnere
preferences-choose-interval = Nach der zweiten Erinnerung
preferences-choose-zone = Deine Zeitzone
preferences-press-change = Ändern …
preferences-form-title = Deine Einstellungen
preferences-choose-pictures = Größe meiner Bilder
preferences-choose-boxes = An oder aus
preferences-box-turns = Meine Züge auch als Direktnachricht, mit allen Knöpfen
preferences-box-rolls = In meinen Zügen per Direktnachricht jeden Wurf fallen sehen
preferences-box-always = Auch in Partien ohne Bedenkzeit erinnern
preferences-box-strong = Kontrastreiche Farben in Bildern nur für mich
preferences-box-streaks = Direktnachricht, bevor meine Serie bei /daily endet
preferences-box-rated = Meine Partien zählen in Statistik und Bestenliste
preferences-press-hours = Ruhezeit …
preferences-press-loud = Keine Ruhezeit
preferences-press-away = In Urlaub gehen
preferences-press-back = Zurück aus dem Urlaub
preferences-press-standing = Dauerantworten
preferences-hours-title = Ruhezeit
preferences-hours-zone = Deine Stadt oder Zeitzone
preferences-hours-zone-about = Wien, New York, Europe/Berlin, UTC+2 …
preferences-hours-from = Ruhe ab
preferences-hours-from-about = Etwa 22:00. Beides leer: keine Ruhezeit.
preferences-hours-until = Ruhe bis
preferences-hours-until-about = Etwa 8:00
preferences-which-zone = **Welche Zeitzone meinst du?** Ich kenne mehrere wie „{ $typed }“.
preferences-zone-now = { $zone } · jetzt { $now }
preferences-standing-which = **Dauerantworten:** in welcher Partie?

# Refusals.

refusal-no_such_zone = So eine Zeitzone kenne ich nicht. Versuch es mit einer großen Stadt in deiner Nähe oder mit Stunden wie UTC+2.
refusal-bad_hours = Diese Zeiten verstehe ich nicht. Schreib zwei verschiedene, etwa 22:00 und 8:00.
refusal-zone_needed = Sag mir auch deine Stadt oder Zeitzone, damit ich weiß, wann bei dir Nacht ist.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = meine-einstellungen
command-preferences-about = Deine Einstellungen: Sprache, Erinnerungen, Ruhezeit, Urlaub, Bilder, Statistik
command-preferences-choose = sprache
command-preferences-choose-about = Die Sprache, in der ich mit dir spreche; alles andere steht in der Übersicht
