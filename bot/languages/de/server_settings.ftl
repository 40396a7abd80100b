# The settings of a server.

settings-title = **Einstellungen dieses Servers**
    Was du hier wählst, gilt für neue Partien; laufende gehen weiter, wie sie begannen.
settings-channels-all = **Partien werden eröffnet in:** allen Kanälen
settings-channels = **Partien werden eröffnet in:** { $channels }
settings-language = **Sprache der Spielbretter:** { $language }
settings-language-host = Sprache des Gastgebers
settings-usual = **Neue Partien:** { $lines }
settings-usual-none = **Neue Partien:** wie üblich (keine Bedenkzeit, eine neue Nachricht je Zug)
settings-seasons-none = **Am Ende einer Saison:** keine Nachricht
settings-seasons = **Am Ende einer Saison:** die Besten in { $channel }
settings-queue-none = **Partien der `/queue`:** nicht auf diesem Server
settings-queue = **Partien der `/queue`:** in Threads von { $channel }, wenn alle Mitspielenden ihn sehen
settings-form-queue = Kanal für Partien der Warteschlange
settings-choose-queue = Jede bekommt dort einen Thread, wenn alle den Kanal sehen. Nichts gewählt: nirgends.
settings-choose-language = Sprache der Spielbretter
settings-press-server = Kanäle und Sprache …
settings-press-usual = Wie neue Partien laufen …
settings-form-channels = Kanäle für Partien
settings-form-seasons = Kanal für das Ende einer Saison
settings-choose-seasons = Wo die Besten einer Saison genannt werden. Nichts gewählt: nirgends.
settings-choose-channels = Wo Partien eröffnet werden. Nichts gewählt: überall.
bot-refusal-not_manager = Das können nur die, die diesen Server verwalten.
command-settings = einstellungen
command-settings-about = Einstellungen dieses Servers: Kanäle, Sprache, wie Partien geführt werden
