# The settings of a server.

settings-title = **Einstellungen dieses Servers**
    Sie gelten für neue Partien; laufende bleiben, wie sie sind.
settings-channels-all = **Partien werden eröffnet in:** allen Kanälen
settings-channels = **Partien werden eröffnet in:** { $channels }
settings-language = **Sprache der Spielbretter:** { $language }
settings-language-host = wie bei der Person, die eröffnet
settings-usual = **Neue Partien:** { $lines }
settings-usual-none = **Neue Partien:** wie üblich (Bedenkzeit unbegrenzt, jeder Zug eine neue Nachricht)
settings-seasons-none = **Am Ende einer Saison:** keine Nachricht
settings-seasons = **Am Ende einer Saison:** die Besten in { $channel }
settings-queue-none = **Partien der `/queue`:** nicht auf diesem Server
settings-queue = **Partien der `/queue`:** in Threads von { $channel }, wenn alle Mitspielenden ihn sehen
settings-form-queue = Kanal für Partien der Warteschlange
settings-choose-queue = Jede Partie bekommt dort einen Thread, wenn alle den Kanal sehen. Leer: nirgends.
settings-choose-language = Sprache der Spielbretter
settings-press-server = Kanäle und Sprache …
settings-press-usual = Regeln für neue Partien …
settings-form-channels = Kanäle für Partien
settings-form-seasons = Kanal für das Ende einer Saison
settings-choose-seasons = Wo ich am Ende einer Saison die Besten nenne. Leer: nirgends.
settings-choose-channels = Wo Partien eröffnet werden dürfen. Leer: überall.
bot-refusal-not_manager = Das kann nur, wer diesen Server verwaltet.
command-settings = einstellungen
command-settings-about = Einstellungen dieses Servers: Kanäle, Sprache, wie neue Partien laufen
