# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Règles
hercules-setting-variant-full = Jeu complet
hercules-setting-variant-simplified = Simplifié – les dieux ne valent que des points, sans pouvoir
hercules-setting-level = Niveau d’Hadès
hercules-setting-level-book = Règles du livret – Hadès ne reçoit rien de plus
hercules-setting-level-mild = Facile – règle maison, Hadès compte 1 symbole de plus de chaque sorte
hercules-setting-level-medium = Moyen – règle maison, Hadès compte 2 symboles de plus de chaque sorte
hercules-setting-level-standard = Difficile – règle maison, 2 symboles de plus de chaque, 5 points (équilibré)
hercules-setting-level-hard = Expert – règle maison, Hadès compte 3 symboles de plus de chaque sorte
hercules-setting-first = Qui commence
hercules-setting-first-random = Au hasard
hercules-setting-first-host = L’hôte (un avantage, donc non classée)
hercules-duration = environ 30 minutes
hercules-solo = Hercules contre Hadès

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hercules de 2 à 4 : ouvre un lobby que les autres peuvent rejoindre
command-play-solo-about = Jouer tout de suite en solo : Hercules contre Hadès, ou un jeu contre une IA
command-setting-variant = variante
command-setting-level = niveau
