# What can be chosen before a match of Dice Forge, and the command that opens its lobby.
# Names of options: small letters, at most 32 characters.

# The command and its options.

command-play-diceforge = diceforge
command-play-diceforge-about = Dice Forge de 2 à 4 : ouvre un lobby que les autres peuvent rejoindre
command-setting-line_up = exploits
command-setting-slot_m1 = île-1-lune-1-gauche
command-setting-slot_m2 = île-1-lune-1-droite
command-setting-slot_m3 = île-2-lune-2
command-setting-slot_m4 = île-2-lune-3
command-setting-slot_m5 = île-3-lune-4
command-setting-slot_m7 = île-4-lune-6
command-setting-slot_m8 = île-4-les-deux-5
command-setting-slot_f1 = île-7-soleil-1-gauche
command-setting-slot_f2 = île-7-soleil-1-droite
command-setting-slot_f3 = île-6-soleil-2
command-setting-slot_f4 = île-6-soleil-3
command-setting-slot_f5 = île-5-soleil-4
command-setting-slot_f6 = île-5-soleil-5
command-setting-slot_f7 = île-4-soleil-6
command-setting-module = module
command-setting-sets = lots
command-setting-action = action
command-setting-tie_break = égalité

# Settings and their values.

diceforge-duration = environ 45 minutes
diceforge-setting-module = Module
diceforge-setting-module-none = Aucun (jeu de base)
diceforge-setting-module-goddess = Déesse (Rébellion) – ton golem parcourt un labyrinthe plein de récompenses
diceforge-setting-module-titans = Titans (Rébellion) – range-toi du côté des dieux ou de la rébellion
diceforge-setting-line_up = Exploits en jeu
diceforge-setting-line_up-beginner = Configuration débutant – idéale pour une première partie
diceforge-setting-line_up-advanced = Configuration avancée – avec sanglier, boucliers, voile et jetons
diceforge-setting-line_up-goddess_recommended = Avec le labyrinthe (Rébellion) – onze nouveaux lots pour le module Déesse
diceforge-setting-line_up-titans_recommended = Avec les Titans (Rébellion) – neuf nouveaux lots pour le module Titans
diceforge-setting-line_up-perfect_for_two = Parfait à deux (Rébellion) – un mélange pour deux
diceforge-setting-line_up-again_and_again = Encore et encore (Rébellion) – faveurs et tours qui se répètent
diceforge-setting-line_up-may_the_forge = Que la forge soit avec toi (Rébellion) – tout pour les faces
diceforge-setting-line_up-versatility = Polyvalence (Rébellion) – un peu de tout, pour experts
diceforge-setting-line_up-tournament_2020 = Tournoi 2020 (Rébellion) – testé et équilibré
diceforge-setting-line_up-challenge_2021 = Défi des dieux 2021 (Rébellion) – idéal à deux
diceforge-setting-line_up-challenge_2021_final = Défi des dieux 2021, la finale (Rébellion) – idéal à deux
diceforge-setting-line_up-random = Au hasard – chaque emplacement reçoit un de ses lots au hasard
diceforge-setting-line_up-draft = Draft – on choisit les lots à tour de rôle
diceforge-setting-line_up-custom = La mienne – choisis un lot par emplacement (le reste comme débutant)
diceforge-setting-slot-default = Comme en débutant
diceforge-setting-sets = Lots où piocher
diceforge-setting-sets-base = Jeu de base
diceforge-setting-sets-rebellion = Jeu de base et 20 lots de Rébellion
diceforge-setting-first = Qui commence
diceforge-setting-first-random = Au hasard
diceforge-setting-first-host = L’hôte (un avantage, donc non classée)
diceforge-setting-action = Passer
diceforge-setting-action-may = Toujours permis
diceforge-setting-action-must = Seulement si forge et exploit sont impossibles
diceforge-setting-tie_break = Égalités
diceforge-setting-tie_break-shared = Rang partagé
diceforge-setting-tie_break-bga = Faces forgées, puis exploits, puis ressources, puis ordre du tour
