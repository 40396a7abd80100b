# What can be chosen before a match of Dice Forge, and the command that opens its lobby.
# Names of options: small letters, at most 32 characters.

# The command and its options.

command-play-diceforge = diceforge
command-play-diceforge-about = Dice Forge for 2 to 4: open a lobby that others can join
command-setting-line_up = feats
command-setting-slot_m1 = island-1-moon-1-left
command-setting-slot_m2 = island-1-moon-1-right
command-setting-slot_m3 = island-2-moon-2
command-setting-slot_m4 = island-2-moon-3
command-setting-slot_m5 = island-3-moon-4
command-setting-slot_m7 = island-4-moon-6
command-setting-slot_m8 = island-4-both-5
command-setting-slot_f1 = island-7-sun-1-left
command-setting-slot_f2 = island-7-sun-1-right
command-setting-slot_f3 = island-6-sun-2
command-setting-slot_f4 = island-6-sun-3
command-setting-slot_f5 = island-5-sun-4
command-setting-slot_f6 = island-5-sun-5
command-setting-slot_f7 = island-4-sun-6
command-setting-module = module
command-setting-sets = boxes
command-setting-action = action
command-setting-tie_break = ties

# Settings and their values.

diceforge-duration = about 45 minutes
diceforge-setting-module = Module
diceforge-setting-module-none = None (base game)
diceforge-setting-module-goddess = Goddess (Rebellion) – your golem walks a labyrinth full of rewards
diceforge-setting-module-titans = Titans (Rebellion) – side with the gods or with the rebellion
diceforge-setting-line_up = Feats in play
diceforge-setting-line_up-beginner = Beginner’s line-up – best for a first match
diceforge-setting-line_up-advanced = Advanced line-up – with boar, shields, ship and tokens
diceforge-setting-line_up-goddess_recommended = With the labyrinth (Rebellion) – eleven new sets made for the Goddess module
diceforge-setting-line_up-titans_recommended = With the Titans (Rebellion) – nine new sets made for the Titans module
diceforge-setting-line_up-perfect_for_two = Perfect for two (Rebellion) – a mix for two players
diceforge-setting-line_up-again_and_again = Again and again (Rebellion) – repeating blessings and turns
diceforge-setting-line_up-may_the_forge = May the forge be with you (Rebellion) – all about faces
diceforge-setting-line_up-versatility = Versatility (Rebellion) – a bit of everything, for experts
diceforge-setting-line_up-tournament_2020 = Tournament 2020 (Rebellion) – tested and balanced
diceforge-setting-line_up-challenge_2021 = Challenge of the gods 2021 (Rebellion) – best with two
diceforge-setting-line_up-challenge_2021_final = Challenge of the gods 2021, the final (Rebellion) – best with two
diceforge-setting-line_up-random = Random – every place gets one of its sets at random
diceforge-setting-line_up-draft = Draft – players choose the sets in turn
diceforge-setting-line_up-custom = My own – choose a set for each place (the rest as for beginners)
diceforge-setting-slot-default = Same as for beginners
diceforge-setting-sets = Sets to draw from
diceforge-setting-sets-base = Base game
diceforge-setting-sets-rebellion = Base game and 20 sets of Rebellion
diceforge-setting-first = Who starts
diceforge-setting-first-random = Random
diceforge-setting-first-host = The host (an advantage, so not rated)
diceforge-setting-action = Passing
diceforge-setting-action-may = Always allowed
diceforge-setting-action-must = Only if you can’t forge or perform anything
diceforge-setting-tie_break = Ties
diceforge-setting-tie_break-shared = Share the place
diceforge-setting-tie_break-bga = More faces forged, then feats, then resources, then the earlier turn
