# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Regeln
hercules-setting-variant-full = Vollständiges Spiel
hercules-setting-variant-simplified = Vereinfacht – Götter bringen nur Siegpunkte
hercules-setting-level = Stärke von Hades
hercules-setting-level-book = Nach Anleitung – wie gedruckt, Hades bekommt nichts dazu
hercules-setting-level-mild = Leicht – Hausregel, Hades zählt 1 zusätzliches Symbol jeder Art
hercules-setting-level-medium = Mittel – Hausregel, Hades zählt 2 zusätzliche Symbole jeder Art
hercules-setting-level-standard = Schwer – Hausregel, 2 zusätzliche Symbole jeder Art, 5 Siegpunkte (ausgewogen)
hercules-setting-level-hard = Profi – Hausregel, Hades zählt 3 zusätzliche Symbole jeder Art
hercules-setting-first = Wer beginnt
hercules-setting-first-random = Zufällig
hercules-setting-first-host = Wer eröffnet (ein Vorteil, darum ungewertet)
hercules-duration = etwa 30 Minuten
hercules-solo = Hercules gegen Hades

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hercules zu zweit, zu dritt oder zu viert: eine Lobby öffnen
command-play-solo-about = Sofort allein spielen: Hercules gegen Hades oder ein Spiel gegen Computerspieler
command-setting-variant = variante
command-setting-level = stufe
