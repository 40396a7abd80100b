# What can be chosen before a match of Dice Forge, and the command that opens its lobby.
# Names of options: small letters, at most 32 characters.

# The command and its options.

command-play-diceforge = diceforge
command-play-diceforge-about = Dice Forge para 2 a 4: abre una sala a la que puede unirse más gente
command-setting-line_up = hazañas
command-setting-slot_m1 = isla-1-luna-1-izquierda
command-setting-slot_m2 = isla-1-luna-1-derecha
command-setting-slot_m3 = isla-2-luna-2
command-setting-slot_m4 = isla-2-luna-3
command-setting-slot_m5 = isla-3-luna-4
command-setting-slot_m7 = isla-4-luna-6
command-setting-slot_m8 = isla-4-ambos-5
command-setting-slot_f1 = isla-7-sol-1-izquierda
command-setting-slot_f2 = isla-7-sol-1-derecha
command-setting-slot_f3 = isla-6-sol-2
command-setting-slot_f4 = isla-6-sol-3
command-setting-slot_f5 = isla-5-sol-4
command-setting-slot_f6 = isla-5-sol-5
command-setting-slot_f7 = isla-4-sol-6
command-setting-module = módulo
command-setting-sets = cajas
command-setting-action = acción
command-setting-tie_break = empates

# Settings and their values.

diceforge-duration = unos 45 minutos
diceforge-setting-module = Módulo
diceforge-setting-module-none = Ninguno (juego base)
diceforge-setting-module-goddess = Diosa (Rebellion) – tu gólem recorre un laberinto lleno de premios
diceforge-setting-module-titans = Titanes (Rebellion) – ponte del lado de los dioses o de la rebelión
diceforge-setting-line_up = Hazañas en juego
diceforge-setting-line_up-beginner = Selección básica – la mejor para una primera partida
diceforge-setting-line_up-advanced = Selección avanzada – con jabalí, escudos, nave y fichas
diceforge-setting-line_up-goddess_recommended = Con el laberinto (Rebellion) – once grupos nuevos para el módulo de la Diosa
diceforge-setting-line_up-titans_recommended = Con los Titanes (Rebellion) – nueve grupos nuevos para el módulo de los Titanes
diceforge-setting-line_up-perfect_for_two = Perfecto para dos (Rebellion) – una mezcla para dos personas
diceforge-setting-line_up-again_and_again = Una y otra vez (Rebellion) – repetir bendiciones y turnos
diceforge-setting-line_up-may_the_forge = Que la forja te acompañe (Rebellion) – todo gira en torno a las caras
diceforge-setting-line_up-versatility = Versatilidad (Rebellion) – un poco de todo, para gente experta
diceforge-setting-line_up-tournament_2020 = Torneo 2020 (Rebellion) – probado y equilibrado
diceforge-setting-line_up-challenge_2021 = Desafío de los dioses 2021 (Rebellion) – mejor entre dos
diceforge-setting-line_up-challenge_2021_final = Desafío de los dioses 2021, la final (Rebellion) – mejor entre dos
diceforge-setting-line_up-random = Al azar – cada lugar recibe uno de sus grupos al azar
diceforge-setting-line_up-draft = Draft – se eligen los grupos por turnos
diceforge-setting-line_up-custom = A mi gusto – elige un grupo para cada lugar (el resto, como la básica)
diceforge-setting-slot-default = Como en la selección básica
diceforge-setting-sets = Grupos disponibles
diceforge-setting-sets-base = Juego base
diceforge-setting-sets-rebellion = Juego base y 20 grupos de Rebellion
diceforge-setting-first = Quién empieza
diceforge-setting-first-random = Al azar
diceforge-setting-first-host = Quien organiza (es una ventaja; partida no clasificatoria)
diceforge-setting-action = Pasar
diceforge-setting-action-may = Siempre permitido
diceforge-setting-action-must = Solo si no puedes forjar ni realizar nada
diceforge-setting-tie_break = Empates
diceforge-setting-tie_break-shared = Compartir el puesto
diceforge-setting-tie_break-bga = Más caras forjadas, luego hazañas, luego recursos, luego quien juega antes
