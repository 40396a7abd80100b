# The words in the pictures of Dice Forge, and the pictures in words (alt texts).

## Board

diceforge-picture-title = DICE FORGE
diceforge-picture-round = ROUND
diceforge-picture-place = { $place }.
diceforge-picture-choose = to choose

## Feats as they fit on small cards

diceforge-picture-feat-hammer = Hammer
diceforge-picture-feat-chest = Chest
diceforge-picture-feat-silver_hind = Silver Hind
diceforge-picture-feat-great_bear = Great Bear
diceforge-picture-feat-satyrs = Satyrs
diceforge-picture-feat-tenacious_boar = Boar
diceforge-picture-feat-ferryman = Ferryman
diceforge-picture-feat-cerberus = Cerberus
diceforge-picture-feat-helmet_of_invisibility = Helmet
diceforge-picture-feat-cancer = Cancer
diceforge-picture-feat-sentinel = Sentinel
diceforge-picture-feat-hydra = Hydra
diceforge-picture-feat-typhon = Typhon
diceforge-picture-feat-elder = Elder
diceforge-picture-feat-wild_spirits = Wild Spirits
diceforge-picture-feat-guardians_owl = Owl
diceforge-picture-feat-celestial_ship = Ship
diceforge-picture-feat-minotaur = Minotaur
diceforge-picture-feat-guardians_shield = Shield
diceforge-picture-feat-gorgon = Gorgon
diceforge-picture-feat-triton = Triton
diceforge-picture-feat-mirror_of_the_abyss = Mirror
diceforge-picture-feat-sphinx = Sphinx
diceforge-picture-feat-cyclops = Cyclops
