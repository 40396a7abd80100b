# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Regeln
hercules-setting-variant-full = Vollständiges Spiel
hercules-setting-variant-simplified = Vereinfacht – Götter bringen nur Siegpunkte, keine Fähigkeiten
hercules-setting-level = Stärke von Hades
hercules-setting-level-book = Nach Anleitung – die gedruckten Regeln, Hades bekommt nichts dazu
hercules-setting-level-mild = Hausregel leicht – Hades zählt 1 zusätzliches Symbol jeder Art
hercules-setting-level-medium = Hausregel mittel – Hades zählt 2 zusätzliche Symbole jeder Art
hercules-setting-level-standard = Hausregel ausgewogen – 2 zusätzliche Symbole jeder Art und 5 Siegpunkte
hercules-setting-level-hard = Hausregel schwer – Hades zählt 3 zusätzliche Symbole jeder Art
hercules-setting-first = Wer beginnt
hercules-setting-first-random = Zufällig
hercules-setting-first-host = Wer einlädt (gewinnt zu zweit rund 54 %, zu dritt 39, zu viert 29; ungewertet)
hercules-press-solo = Allein gegen Hades spielen

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hercules zu zweit bis viert: eine Lobby öffnen, der andere beitreten können
command-play-solo-about = Allein, sofort: Hercules gegen Hades, oder ein Spiel gegen einen Computerspieler
command-setting-variant = variante
command-setting-level = stufe
