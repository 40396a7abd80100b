# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Regole
hercules-setting-variant-full = Gioco completo
hercules-setting-variant-simplified = Semplificate – gli dèi danno solo punti, niente abilità
hercules-setting-level = Livello di Ade
hercules-setting-level-book = Da regolamento – le regole stampate; Ade non riceve nulla in più
hercules-setting-level-mild = Facile – regola della casa, Ade conta 1 simbolo in più per tipo
hercules-setting-level-medium = Medio – regola della casa, Ade conta 2 simboli in più per tipo
hercules-setting-level-standard = Difficile – regola della casa, 2 simboli per tipo e 5 punti in più (alla pari)
hercules-setting-level-hard = Esperto – regola della casa, Ade conta 3 simboli in più per tipo
hercules-setting-first = Chi inizia
hercules-setting-first-random = A caso
hercules-setting-first-host = L’host (è un vantaggio, quindi non classificata)
hercules-duration = circa 30 minuti
hercules-solo = Hercules contro Ade

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hercules da 2 a 4 persone: apri una lobby a cui il resto del server può unirsi
command-play-solo-about = Gioca subito in solitario: Hercules contro Ade, o un gioco qualsiasi contro il computer
command-setting-variant = variante
command-setting-level = livello
