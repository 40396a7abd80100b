# The words in the pictures of Dice Forge, and the pictures in words (alt texts).

## Board

diceforge-picture-title = DICE FORGE
diceforge-picture-round = ROUND
diceforge-picture-round-short = ROUND { $round }/{ $rounds }
diceforge-picture-place = { $place }.

## Close-up and temple

diceforge-picture-round-of = Round { $round } of { $rounds }
diceforge-picture-start-player = start player
diceforge-picture-forged = Faces forged
diceforge-picture-feats = Feats
diceforge-picture-no-cards = no feats yet
diceforge-picture-nothing-kept = no lasting effects
diceforge-picture-hammer-done = hammer finished
diceforge-picture-no-hammer = no hammer
diceforge-picture-in-labyrinth = Labyrinth: space { $space } of { $last }
diceforge-picture-on-track = Titans’ track: space { $space } of { $last }
diceforge-picture-nothing-under-way = nothing under way
diceforge-picture-die-light = Light die
diceforge-picture-die-dark = Dark die
diceforge-picture-up = face up
diceforge-picture-newest = newest face
diceforge-picture-points = Points
diceforge-picture-temple = THE TEMPLE
diceforge-picture-garden = Garden
diceforge-picture-forest = Forest
diceforge-picture-lit = Lit: within reach of

## Points by source

diceforge-picture-dice = Rolled faces
diceforge-picture-hammer = Hammer
diceforge-picture-effects = Effects
diceforge-picture-lost = Lost
diceforge-picture-labyrinth = Labyrinth
diceforge-picture-track = Titans’ track
diceforge-picture-both-dice = The dice
diceforge-picture-feats-held = Feats performed
diceforge-picture-total = Total
diceforge-picture-final = Final score
diceforge-picture-so-far = If it ended now (round { $round })

## Feats and faces

diceforge-picture-costs = Costs { $cost }
diceforge-picture-island = island { $island }
diceforge-picture-type-none = No effect
diceforge-picture-type-immediate = Immediate
diceforge-picture-type-reinforcement = Reinforcement, in each of your turns
diceforge-picture-type-automatic = Automatic, whenever it applies
diceforge-picture-worth =
    { $number ->
        [one] Worth 1 point
       *[other] Worth { $number } points
    } at the end.
diceforge-picture-at-start =
    { $number ->
        [one] One on your dice at the start
       *[other] { $number } on your dice at the start
    }
diceforge-picture-in-sanctuary =
    Sanctuary: { $gold } gold, { $number ->
        [one] 1 copy
       *[other] { $number } copies
    }
diceforge-picture-in-garden =
    Garden: with the feat { $card }, { $number ->
        [one] 1 copy
       *[other] { $number } copies
    }
diceforge-picture-in-forest =
    Forest: with the feat { $card }, { $number ->
        [one] 1 copy
       *[other] { $number } copies
    }
diceforge-picture-at-start-goddess = On your dice at the start with the Goddess module
diceforge-picture-at-start-titans = On your dice at the start with the Titan module
diceforge-picture-celestial-side = A side of the Celestial Die
diceforge-picture-part-of-goddess = Rebellion: part of the Goddess module
diceforge-picture-part-of-titans = Rebellion: part of the Titan module
diceforge-picture-fits-feather = Rebellion: made for the Goddess module
diceforge-picture-fits-triangle = Rebellion: made for the Titan module

## The board explained, and the feats close up

diceforge-picture-feats-page = THE FEATS · { $page } OF { $pages }
diceforge-picture-legend = DICE FORGE: THE BOARD EXPLAINED
diceforge-picture-legend-lit-name = Golden frame
diceforge-picture-legend-lit = Within reach: it can be paid and chosen now. A player’s panel in gold: that player is asked.
diceforge-picture-legend-bought-name = Frame in a player’s colour
diceforge-picture-legend-bought = This feat was performed in the present turn.
diceforge-picture-legend-up-name = Light blue frame
diceforge-picture-legend-up = The face lies up: it was rolled last, or forged over the one that was.
diceforge-picture-legend-newest-name = Star
diceforge-picture-legend-newest = The face that this player forged last.
diceforge-picture-legend-home-name = Start portal
diceforge-picture-legend-home = Heroes beside it stand on no island yet, or were ousted.
diceforge-picture-legend-hero-name = Hero
diceforge-picture-legend-hero = Stands on the island of the last feat. Whoever comes there ousts it, and its owner gets a divine blessing.
diceforge-picture-legend-price-name = Price
diceforge-picture-legend-price = The faces beside it cost so much gold; feats cost moon or sun. ×n: so many are left.
diceforge-picture-legend-immediate-name = Bolt
diceforge-picture-legend-immediate = The feat does something once, at once.
diceforge-picture-legend-reinforcement-name = Circling arrows
diceforge-picture-legend-reinforcement = A reinforcement: once in each of your turns, if you like.
diceforge-picture-legend-automatic-name = Infinity
diceforge-picture-legend-automatic = Works by itself, whenever it applies.
diceforge-picture-legend-joint-name = On a face
diceforge-picture-legend-joint = Plus: all of it. Question mark: one of it, as you choose.
diceforge-picture-legend-store-name = Store
diceforge-picture-legend-store = What somebody has, how much fits in, and what this turn has brought.
diceforge-picture-legend-points-name = Rank and points
diceforge-picture-legend-points = Points so far, with those of feats, as if the match ended now.
diceforge-picture-legend-feats-name = Feats
diceforge-picture-legend-feats = How many somebody has, and their points. Beside them: what goes on working.
diceforge-picture-legend-hammer-name = Hammer
diceforge-picture-legend-hammer = Lap and steps: each gold that goes to it is one step.
diceforge-picture-legend-asked-name = Question mark
diceforge-picture-legend-asked = This player has something to choose now.
diceforge-picture-legend-turn-name = Arrow
diceforge-picture-legend-turn = It is this player’s turn, and others are asked too.
diceforge-picture-legend-torch-name = Torch
diceforge-picture-legend-torch = The start player: begins each round.

## Lobby

diceforge-picture-invitation = Forge your dice, win the favour of the gods
diceforge-picture-invitation-rebellion = Rebellion: new heroic feats of gods and Titans
diceforge-picture-invitation-goddess = Rebellion: whose golem reaches the Goddess first?
diceforge-picture-invitation-titans = Rebellion: stand with the gods, or with the Titans

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
diceforge-picture-feat-twins = Twins
diceforge-picture-feat-scepter = Scepter
diceforge-picture-feat-companion = Companion
diceforge-picture-feat-celestial_die = Celestial Die
diceforge-picture-feat-wind = Wind
diceforge-picture-feat-ancestor = Ancestor
diceforge-picture-feat-mists = Mists
diceforge-picture-feat-eternal_night = Eternal Night
diceforge-picture-feat-right_hand = Right Hand
diceforge-picture-feat-tree = Tree
diceforge-picture-feat-merchant = Merchant
diceforge-picture-feat-wood_nymph = Wood Nymph
diceforge-picture-feat-light = Light
diceforge-picture-feat-goldsmith = Goldsmith
diceforge-picture-feat-omniscient = Omniscient
diceforge-picture-feat-trident = Trident
diceforge-picture-feat-eternal_fire = Eternal Fire
diceforge-picture-feat-left_hand = Left Hand
diceforge-picture-feat-first_titan = First Titan
diceforge-picture-feat-goddess = Goddess
diceforge-picture-feat-moon_golem = Moon Golem
diceforge-picture-feat-great_golem = Great Golem
diceforge-picture-feat-sun_golem = Sun Golem
diceforge-picture-feat-time_golem = Time Golem
diceforge-picture-feat-memory = Memory
diceforge-picture-feat-oracle = Oracle
diceforge-picture-feat-chaos = Chaos
diceforge-picture-feat-dogged = Dogged
diceforge-picture-feat-guardian = Guardian
diceforge-picture-feat-mirror_of_misfortune = Misfortune

## Alt texts. Whole sentences; what matters most comes first.

diceforge-alt-turn = Dice Forge, round { $round } of { $rounds }. { $name } to act.
diceforge-alt-choosing = Dice Forge, round { $round } of { $rounds }, turn of { $name }. To choose: { $names }.
diceforge-alt-over = Dice Forge, final. First: { $names } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
diceforge-alt-hero =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, face up { $faces }, { $store }, { $cards ->
        [one] 1 feat
       *[other] { $cards } feats
    }.
diceforge-alt-hero-unrolled =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $store }.
diceforge-alt-feats-now = Feats on offer now: { $feats }.
diceforge-alt-faces-now = Faces on offer now (gold): { $faces }.
diceforge-alt-on-islands = On islands: { $heroes }.
diceforge-alt-temple = Temple: { $faces }.
diceforge-alt-garden = Garden: { $faces }.
diceforge-alt-forest = Forest: { $faces }.
diceforge-alt-places-goddess = Spaces in the labyrinth: { $heroes }.
diceforge-alt-places-titans = Spaces on the Titans’ track: { $heroes }.
diceforge-alt-worth = { $name } stands on space { $space } of the Titans’ track, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
diceforge-alt-tokens-on-islands = Memory tokens with their islands: { $heroes }.
diceforge-alt-scepters = Gold on scepters of { $name }: { $gold }.
diceforge-alt-companions = Companions of { $name } on step: { $steps }.
diceforge-alt-islands = Islands: { $feats }.
diceforge-alt-die-light = Light die of { $name }: { $faces }.
diceforge-alt-die-dark = Dark die of { $name }: { $faces }.
diceforge-alt-cards = Feats of { $name } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): { $cards }.
diceforge-alt-hammer = Hammer of { $name }: lap { $lap }, step { $step } of { $steps }.
diceforge-alt-tokens = Tokens of { $name }: { $tokens }.
diceforge-alt-start-player = { $name } is the start player.
diceforge-alt-sources = Points of { $name }: { $sources }.
diceforge-alt-purse = { $name } has { $gold } gold. Within reach: { $faces }.
diceforge-alt-final = Dice Forge, final score.
diceforge-alt-so-far = Dice Forge, score if it ended now, round { $round }.
diceforge-alt-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }: { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
diceforge-alt-lobby = Dice Forge is looking for players. At the table: { $names }. Free seats: { $free }.
