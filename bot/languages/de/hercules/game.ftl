# The game Hercules: its title, dice, symbols and labours. bot/languages/variables.py explains how facts become variables.

hercules-title = Hercules
hercules-pitch = Würfle, rechne und meistere die zwölf Aufgaben des Herkules: Addiere, subtrahiere, multipliziere oder dividiere zwei Würfel, gewinne Halbgötter und Götter und sammle die meisten Siegpunkte.
hercules-hades = Hades
hercules-other-side = { hercules-hades }
hercules-other-hades = { hercules-hades }

# Symbols and operations.

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = schwarzer Würfel
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Punkte nach Herkunft, wie eine Begründung sie aufzählt.

hercules-amount-cubes = { $amount ->
    [one] 1 Marker
   *[other] { $amount } Marker
 }
    .short = { hercules-amount-cubes }
hercules-amount-lead_add = { $amount } für die +-Mehrheit
    .short = { $amount } für die +-Mehrheit
hercules-amount-lead_sub = { $amount } für die −-Mehrheit
    .short = { $amount } für die −-Mehrheit
hercules-amount-lead_mul = { $amount } für die ×-Mehrheit
    .short = { $amount } für die ×-Mehrheit
hercules-amount-lead_div = { $amount } für die ÷-Mehrheit
    .short = { $amount } für die ÷-Mehrheit
hercules-amount-lead_die = { $amount } für die Mehrheit der schwarzen Würfel
    .short = { hercules-amount-lead_die }
hercules-amount-full_sets = { $amount } für ein vollständiges Set
    .short = { hercules-amount-full_sets }
hercules-amount-card_vp = { $amount } SP auf Karten
    .short = { hercules-amount-card_vp }

# Dice by name, while choosing: the face that they show.

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = weiße { $before_3 }

# The twelve labours.

hercules-labour-1 = Nemeischer Löwe
hercules-labour-2 = Lernäische Hydra
hercules-labour-3 = Kerynitische Hirschkuh
hercules-labour-4 = Erymanthischer Eber
hercules-labour-5 = Ställe des Augias
hercules-labour-6 = Stymphalische Vögel
hercules-labour-7 = Kretischer Stier
hercules-labour-8 = Stuten des Diomedes
hercules-labour-9 = Gürtel der Hippolyte
hercules-labour-10 = Rinder des Geryon
hercules-labour-11 = Äpfel der Hesperiden
hercules-labour-12 = Kerberos
hercules-labour-name = { $result ->
    [1] { hercules-labour-1 }
    [2] { hercules-labour-2 }
    [3] { hercules-labour-3 }
    [4] { hercules-labour-4 }
    [5] { hercules-labour-5 }
    [6] { hercules-labour-6 }
    [7] { hercules-labour-7 }
    [8] { hercules-labour-8 }
    [9] { hercules-labour-9 }
    [10] { hercules-labour-10 }
    [11] { hercules-labour-11 }
   *[12] { hercules-labour-12 }
 }

# Sources of points, and how ties are broken.

hercules-part-markers = Marker im Vorrat
hercules-part-cards = Siegpunkte durch Karten
hercules-part-majorities = Mehrheiten
hercules-part-sets = Vollständige Sets
hercules-ties = Bei Gleichstand gewinnt, wessen Lehrling weiter rechts steht, dann, wer mehr Mehrheiten hat, dann, wer mehr Marker im Vorrat hat.

# What the dice count in statistics.

hercules-luck = Gezählt werden nur die Augen; hohe Zahlen sind hier nicht immer die besseren.

# Die Aufgabe des Tages: wie sie gespielt wird, und die Zeichen dafür, wie eine Partie lief.

hercules-daily = allein gegen Hades
hercules-daily-mark-mastered = 🟩
hercules-daily-mark-open = ⬛
hercules-daily-marks = { hercules-daily-mark-mastered } gemeistert · { hercules-daily-mark-open } offen, Aufgaben 1 bis 12
