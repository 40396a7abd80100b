# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Rules
hercules-setting-variant-full = Full game
hercules-setting-variant-simplified = Simplified – gods are only worth points, no abilities
hercules-setting-level = Level of Hades
hercules-setting-level-book = By the book – the printed rules; Hades gets nothing extra
hercules-setting-level-mild = Easy – house rule, Hades counts 1 extra symbol of each kind
hercules-setting-level-medium = Medium – house rule, Hades counts 2 extra symbols of each kind
hercules-setting-level-standard = Hard – house rule, 2 extra symbols of each kind, 5 points (an even match)
hercules-setting-level-hard = Expert – house rule, Hades counts 3 extra symbols of each kind
hercules-setting-first = Who starts
hercules-setting-first-random = Random
hercules-setting-first-host = The host (an advantage, so not rated)
hercules-duration = about 30 minutes
hercules-solo = Hercules against Hades

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hercules for 2 to 4: open a lobby that others can join
command-play-solo-about = Play alone right away: Hercules against Hades, or any game against a computer player
command-setting-variant = variant
command-setting-level = level
