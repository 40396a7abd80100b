# What can be chosen before a match of Dice Forge, and the command that opens its lobby.
# Names of options: small letters, at most 32 characters.

# The command and its options.

command-play-diceforge = diceforge
command-play-diceforge-about = Dice Forge zu zweit, zu dritt oder zu viert: eine Lobby öffnen
command-setting-line_up = heldentaten
command-setting-slot_m1 = insel-1-mond-1-links
command-setting-slot_m2 = insel-1-mond-1-rechts
command-setting-slot_m3 = insel-2-mond-2
command-setting-slot_m4 = insel-2-mond-3
command-setting-slot_m5 = insel-3-mond-4
command-setting-slot_m7 = insel-4-mond-6
command-setting-slot_m8 = insel-4-beide-5
command-setting-slot_f1 = insel-7-sonne-1-links
command-setting-slot_f2 = insel-7-sonne-1-rechts
command-setting-slot_f3 = insel-6-sonne-2
command-setting-slot_f4 = insel-6-sonne-3
command-setting-slot_f5 = insel-5-sonne-4
command-setting-slot_f6 = insel-5-sonne-5
command-setting-slot_f7 = insel-4-sonne-6
command-setting-module = modul
command-setting-sets = sets
command-setting-action = aktion
command-setting-tie_break = gleichstand

# Settings and their values.

diceforge-duration = etwa 45 Minuten
diceforge-setting-module = Modul
diceforge-setting-module-none = Ohne (Grundspiel)
diceforge-setting-module-goddess = Göttin (Rebellion) – dein Golem geht durch ein Labyrinth voller Schätze
diceforge-setting-module-titans = Titanen (Rebellion) – halte zu den Göttern oder zur Rebellion
diceforge-setting-line_up = Heldentaten im Spiel
diceforge-setting-line_up-beginner = Einsteiger – am besten für die erste Partie
diceforge-setting-line_up-advanced = Fortgeschrittene – mit Eber, Schilden, Schiff und Markern
diceforge-setting-line_up-goddess_recommended = Zum Labyrinth (Rebellion) – elf neue Sets, gemacht für das Göttin-Modul
diceforge-setting-line_up-titans_recommended = Zu den Titanen (Rebellion) – neun neue Sets, gemacht für das Titanen-Modul
diceforge-setting-line_up-perfect_for_two = Perfekt zu zweit (Rebellion) – eine Mischung, die zu zweit gut passt
diceforge-setting-line_up-again_and_again = Immer wieder (Rebellion) – Göttergaben und Züge, die sich wiederholen
diceforge-setting-line_up-may_the_forge = Möge die Schmiede mit dir sein (Rebellion) – alles rund um Würfelseiten
diceforge-setting-line_up-versatility = Vielfalt (Rebellion) – von allem etwas, für Erfahrene
diceforge-setting-line_up-tournament_2020 = Turnier 2020 (Rebellion) – erprobt und ausgewogen
diceforge-setting-line_up-challenge_2021 = Prüfung der Götter 2021 (Rebellion) – gedacht für zwei
diceforge-setting-line_up-challenge_2021_final = Prüfung der Götter 2021, das Finale (Rebellion) – gedacht für zwei
diceforge-setting-line_up-random = Zufällig – für jeden Inselplatz wird ein Set gelost
diceforge-setting-line_up-draft = Auswahl – reihum wählt ihr für jeden Inselplatz ein Set
diceforge-setting-line_up-custom = Eigene – ein Set für jeden Inselplatz (sonst wie für Einsteiger)
diceforge-setting-slot-default = Wie für Einsteiger
diceforge-setting-sets = Sets aus
diceforge-setting-sets-base = Grundspiel
diceforge-setting-sets-rebellion = Grundspiel und Rebellion (20 Sets mehr)
diceforge-setting-first = Wer beginnt
diceforge-setting-first-random = Zufällig
diceforge-setting-first-host = Wer eröffnet (ein Vorteil, darum ungewertet)
diceforge-setting-action = Passen erlaubt
diceforge-setting-action-may = Ja
diceforge-setting-action-must = Nur, wenn sonst nichts möglich ist
diceforge-setting-tie_break = Gleichstand
diceforge-setting-tie_break-shared = Der Platz wird geteilt
diceforge-setting-tie_break-bga = Geschmiedete Seiten, Heldentaten, Vorrat, dann der frühere Zug
