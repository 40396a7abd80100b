# What can be chosen before a match of Dice Forge, and the command that opens its lobby.
# Names of options: small letters, at most 32 characters.

# The command and its options.

command-play-diceforge = diceforge
command-play-diceforge-about = Dice Forge da 2 a 4 persone: apri una lobby a cui il resto del server può unirsi
command-setting-line_up = imprese
command-setting-slot_m1 = isola-1-luna-1-sinistra
command-setting-slot_m2 = isola-1-luna-1-destra
command-setting-slot_m3 = isola-2-luna-2
command-setting-slot_m4 = isola-2-luna-3
command-setting-slot_m5 = isola-3-luna-4
command-setting-slot_m7 = isola-4-luna-6
command-setting-slot_m8 = isola-4-entrambi-5
command-setting-slot_f1 = isola-7-sole-1-sinistra
command-setting-slot_f2 = isola-7-sole-1-destra
command-setting-slot_f3 = isola-6-sole-2
command-setting-slot_f4 = isola-6-sole-3
command-setting-slot_f5 = isola-5-sole-4
command-setting-slot_f6 = isola-5-sole-5
command-setting-slot_f7 = isola-4-sole-6
command-setting-module = modulo
command-setting-sets = scatole
command-setting-action = azione
command-setting-tie_break = parità

# Settings and their values.

diceforge-duration = circa 45 minuti
diceforge-setting-module = Modulo
diceforge-setting-module-none = Nessuno (gioco base)
diceforge-setting-module-goddess = Dea (Rebellion) – il tuo golem percorre un labirinto pieno di ricompense
diceforge-setting-module-titans = Titani (Rebellion) – schierati con gli dèi o con la ribellione
diceforge-setting-line_up = Imprese in gioco
diceforge-setting-line_up-beginner = Per principianti – il meglio per una prima partita
diceforge-setting-line_up-advanced = Avanzata – con cinghiale, scudi, nave e gettoni
diceforge-setting-line_up-goddess_recommended = Con il labirinto (Rebellion) – undici set nuovi fatti per il modulo della Dea
diceforge-setting-line_up-titans_recommended = Con i Titani (Rebellion) – nove set nuovi fatti per il modulo dei Titani
diceforge-setting-line_up-perfect_for_two = Perfetta in due (Rebellion) – un misto per due persone
diceforge-setting-line_up-again_and_again = Ancora e ancora (Rebellion) – benedizioni e turni che si ripetono
diceforge-setting-line_up-may_the_forge = Che la forgia sia con te (Rebellion) – tutto sulle facce
diceforge-setting-line_up-versatility = Versatilità (Rebellion) – un po’ di tutto, per chi ha già esperienza
diceforge-setting-line_up-tournament_2020 = Torneo 2020 (Rebellion) – provata e bilanciata
diceforge-setting-line_up-challenge_2021 = Sfida degli dèi 2021 (Rebellion) – il meglio in due
diceforge-setting-line_up-challenge_2021_final = Sfida degli dèi 2021, la finale (Rebellion) – il meglio in due
diceforge-setting-line_up-random = A caso – ogni posto riceve a caso uno dei suoi set
diceforge-setting-line_up-draft = Draft – si scelgono i set a turno
diceforge-setting-line_up-custom = Personalizzata – scegli un set per ogni posto (il resto come per principianti)
diceforge-setting-slot-default = Come per principianti
diceforge-setting-sets = Set da cui pescare
diceforge-setting-sets-base = Gioco base
diceforge-setting-sets-rebellion = Gioco base e 20 set di Rebellion
diceforge-setting-first = Chi inizia
diceforge-setting-first-random = A caso
diceforge-setting-first-host = L’host (è un vantaggio, quindi non classificata)
diceforge-setting-action = Passare
diceforge-setting-action-may = Sempre permesso
diceforge-setting-action-must = Solo se non puoi forgiare né compiere nulla
diceforge-setting-tie_break = Parità
diceforge-setting-tie_break-shared = Si condivide il posto
diceforge-setting-tie_break-bga = Più facce forgiate, poi imprese, poi risorse, poi chi gioca prima nel round
