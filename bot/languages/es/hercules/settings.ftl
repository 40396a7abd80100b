# What can be chosen before a match of Hercules, and the command that opens its lobby.

hercules-setting-variant = Reglas
hercules-setting-variant-full = Juego completo
hercules-setting-variant-simplified = Simplificado – los dioses solo valen puntos, sin habilidades
hercules-setting-level = Nivel de Hades
hercules-setting-level-book = Según las reglas – las impresas; Hades no recibe nada extra
hercules-setting-level-mild = Fácil – regla de la casa, Hades cuenta 1 símbolo extra de cada tipo
hercules-setting-level-medium = Medio – regla de la casa, Hades cuenta 2 símbolos extra de cada tipo
hercules-setting-level-standard = Difícil – regla de la casa, 2 símbolos extra de cada tipo y 5 puntos (igualado)
hercules-setting-level-hard = Experto – regla de la casa, Hades cuenta 3 símbolos extra de cada tipo
hercules-setting-first = Quién empieza
hercules-setting-first-random = Al azar
hercules-setting-first-host = Quien organiza (es una ventaja; partida no clasificatoria)
hercules-duration = unos 30 minutos
hercules-solo = Hércules contra Hades

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play-hercules = hercules
command-play-hercules-about = Hércules para 2 a 4: abre una sala a la que puede unirse más gente
command-play-solo-about = Juega a solas ya mismo: Hércules contra Hades, o cualquier juego contra una IA
command-setting-variant = variante
command-setting-level = nivel
