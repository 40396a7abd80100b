# The settings of a server.

server-settings-title = **Einstellungen dieses Servers**
    Sie gelten für neue Partien; laufende bleiben, wie sie sind.
server-settings-channels-all = **Partien werden eröffnet in:** allen Kanälen
server-settings-channels = **Partien werden eröffnet in:** { $channels }
server-settings-language = **Sprache der Spielbretter:** { $language }
server-settings-language-host = wie bei der Person, die eröffnet
server-settings-usual = **Neue Partien:** { $lines }
server-settings-usual-none = **Neue Partien:** wie üblich (Bedenkzeit unbegrenzt, jeder Zug eine neue Nachricht)
server-settings-seasons-none = **Am Ende einer Saison:** keine Nachricht
server-settings-seasons = **Am Ende einer Saison:** die Besten in { $channel }
server-settings-puzzles-none = **Rätsel des Tages:** keine Nachricht
server-settings-puzzles = **Rätsel des Tages:** in { $channel }
server-settings-form-puzzles = Kanal für das Rätsel des Tages
server-settings-choose-puzzles = Wo jeden Tag ein Rätsel erscheint. Leer lassen für keines.
server-settings-queue-none = **Partien der `/queue`:** nicht auf diesem Server
server-settings-queue = **Partien der `/queue`:** in Threads von { $channel }, wenn alle Mitspielenden ihn sehen
server-settings-form-queue = Kanal für Partien der Warteschlange
server-settings-choose-queue = Jede Partie bekommt dort einen Thread, wenn alle den Kanal sehen. Leer: nirgends.
server-settings-choose-language = Sprache der Spielbretter
server-settings-press-server = Kanäle und Sprache …
server-settings-press-usual = Regeln für neue Partien …
server-settings-form-channels = Kanäle für Partien
server-settings-form-seasons = Kanal für das Ende einer Saison
server-settings-choose-seasons = Wo ich am Ende einer Saison die Besten nenne. Leer: nirgends.
server-settings-choose-channels = Wo Partien eröffnet werden dürfen. Leer: überall.
refusal-not_manager = Das kann nur, wer diesen Server verwaltet.
command-settings = einstellungen
command-settings-about = Einstellungen dieses Servers: Kanäle, Sprache, wie neue Partien laufen
