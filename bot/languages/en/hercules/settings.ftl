# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Rules
hercules-setting-variant-full = Full game
hercules-setting-variant-simplified = Simplified – gods bring points only, no abilities
hercules-setting-level = Strength of Hades
hercules-setting-level-book = By the book – the printed rules, Hades gets nothing extra
hercules-setting-level-mild = House rule, mild – Hades counts 1 extra symbol of each kind
hercules-setting-level-medium = House rule, medium – Hades counts 2 extra symbols of each kind
hercules-setting-level-standard = House rule, standard (even game) – 2 extra symbols of each kind and 5 points
hercules-setting-level-hard = House rule, hard – Hades counts 3 extra symbols of each kind
hercules-setting-first = Who begins
hercules-setting-first-random = Random
hercules-setting-first-host = The host (wins some 54 of 100 with two, 39 with three, 29 with four; not rated)
hercules-press-solo = Play alone against Hades

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hercules for 2 to 4: open a lobby that others can join
command-play-solo-about = Alone, at once: Hercules against Hades, or a game against a computer player
command-setting-variant = variant
command-setting-level = level
