# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
diceforge-picture-round = ROUND
diceforge-picture-round-short = ROUND { $round }/{ $rounds }
diceforge-picture-place = { $place }.

# Close-up and temple.

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
diceforge-picture-newest = new face
diceforge-picture-points = Points
diceforge-picture-temple = THE TEMPLE
diceforge-picture-garden = Garden
diceforge-picture-forest = Forest
diceforge-picture-lit = Lit: within reach of

# Points by source.

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

# Feats and faces.

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

# The modules.

diceforge-picture-goddess = THE LABYRINTH
diceforge-picture-titans = THE TITANS' TRACK
diceforge-picture-short-goddess = Labyrinth
diceforge-picture-short-titans = Titans
diceforge-picture-at-a-fork = chooses a way
diceforge-picture-celestial = Celestial Die
diceforge-picture-side-cel_g12 = 12 gold
diceforge-picture-side-cel_v5 = 5 GP
diceforge-picture-side-cel_v3_choice = 3 GP + 3 gold or 1 sun or 1 moon shard
diceforge-picture-side-cel_mirror = copy any face that is showing
diceforge-picture-side-cel_choose_side = turn a die, do that face
diceforge-picture-side-cel_upgrade2 = one face 2 levels up

# The labyrinth.

diceforge-picture-treasures = Treasures
diceforge-picture-steps-left =
    { $number ->
        [one] step to go
       *[other] steps to go
    }
diceforge-picture-with-goddess = with the Goddess

# The Titans’ track.

diceforge-picture-rebellion = REBELLION
diceforge-picture-gods = GODS
diceforge-picture-zone-neutral = no effect
diceforge-picture-zone-first = feat new to all
diceforge-picture-zone-new = feat new to you
diceforge-picture-zone-gold = a die gives gold
diceforge-picture-zone-vp = a die gives GP
diceforge-picture-at-the-end = when the match ends

# The board explained, and the feats close up.

diceforge-picture-feats-page = THE FEATS · { $page } OF { $pages }
diceforge-picture-legend-goddess = THE LABYRINTH: WHAT THE SPACES DO
diceforge-picture-legend-titans = THE TITANS: ZONES AND WAYS
diceforge-picture-legend-space =
    { $count ->
        [one] Space { $numbers }
       *[other] Spaces { $numbers }
    }
diceforge-picture-legend-gain = You gain { $gains }.
diceforge-picture-legend-choose = You choose: { $choices }.
diceforge-picture-legend-steal = You take up to { $gains } from every other player.
diceforge-picture-legend-celestial =
    { $times ->
        [one] You roll the Celestial Die and carry it out.
       *[other] You roll the Celestial Die { $times } times, one after the other.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] You may forge one face of the Sanctuary at its price.
       *[other] You may forge one face of the Sanctuary for { $discount } gold less.
    }
diceforge-picture-legend-buy = You may pay { $price } for { $gains }, once.
diceforge-picture-legend-forged = You gain { $gains } for each face you have forged so far.
diceforge-picture-legend-treasure = The first golem chooses a treasure and takes its rich side; later ones take the other side.
diceforge-picture-legend-goddess-space = You gain { $gains }; your golem stays. The first one there also turns both dice to faces of choice and carries them out.
diceforge-picture-legend-golems-name = Sun golem + moon golem
diceforge-picture-legend-golems = Both in one blessing: you may also roll the Celestial Die.
diceforge-picture-legend-ancient-name = Ancient shards
diceforge-picture-legend-ancient = They pay like sun or moon, for feats and the extra action. Each one you gain moves your marker 1 space left, even when your store is full.
diceforge-picture-legend-loyalty-name = Loyalty
diceforge-picture-legend-loyalty = It moves your marker to the right. It is no store: nothing is kept.
diceforge-picture-legend-blue-name = Ways with an arrow
diceforge-picture-legend-blue = Where a blue way points to where your marker goes, it must take it. Ways with an arrow lead in one direction only.
diceforge-picture-legend-end-name = Numbers
diceforge-picture-legend-end = What your space says is added at the end of the match, or taken away.
diceforge-picture-legend = DICE FORGE: THE BOARD EXPLAINED
diceforge-picture-legend-lit-name = Golden frame
diceforge-picture-legend-lit = Within reach: it can be paid and chosen now. A player’s panel in gold: that player is asked.
diceforge-picture-legend-bought-name = Frame in a player’s colour
diceforge-picture-legend-bought = This feat was performed in the present turn.
diceforge-picture-legend-up-name = Light blue frame
diceforge-picture-legend-up = The face is on top: it was rolled last, or forged over the one that was.
diceforge-picture-legend-newest-name = Star
diceforge-picture-legend-newest = New since the board before: a face, or a hero on another island.
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

# The lobby.

diceforge-picture-invitation = Forge your dice, win the favour of the gods
diceforge-picture-invitation-rebellion = Rebellion: new heroic feats of gods and Titans
diceforge-picture-invitation-goddess = Rebellion: whose golem reaches the Goddess first?
diceforge-picture-invitation-titans = Rebellion: stand with the gods, or with the Titans
