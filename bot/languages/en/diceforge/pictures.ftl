# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
# Where long names of feats are divided on two lines of a tablet.
diceforge-picture-divided-names = Com-panion; Ferry-man; Gold-smith; Guar-dian; Mer-chant; Mino-taur; Mis-fortune; Omni-scient
diceforge-picture-round = ROUND
diceforge-picture-round-short = ROUND { $round }/{ $rounds }
diceforge-picture-place = { $place }.

# What is asked, in a few words, on the board.

diceforge-picture-ask-forge = { $designs ->
    [one] Where does this face go?
   *[several] Which face do you forge?
 }
diceforge-picture-ask-draft = which set of feats?
diceforge-picture-ask-take = which feat for free?
diceforge-picture-ask-choose = What do you gain?
diceforge-picture-ask-boar = What do you gain?
diceforge-picture-ask-lose = What do you lose?
diceforge-picture-ask-hammer = How much gold to the hammer?
diceforge-picture-ask-exchange = Trade for Glory Points?
diceforge-picture-ask-mirror = Which face do you copy?
diceforge-picture-ask-order = Which face first?
diceforge-picture-ask-ship = Forge a face?
diceforge-picture-ask-cerberus = Apply these again?
diceforge-picture-ask-die = Which die do you roll?
diceforge-picture-ask-satyrs = Which two dice do you use?
diceforge-picture-ask-bearer = Who has to forge it?
diceforge-picture-ask-tokens = Which token first?
diceforge-picture-ask-twins = Reroll a die?
diceforge-picture-ask-scepter = How much gold on the scepter?
diceforge-picture-ask-purse = How much from the scepter?
diceforge-picture-ask-pay = How do you pay?
diceforge-picture-ask-companion = Which Companion moves?
diceforge-picture-ask-merchant = Points or a better face?
diceforge-picture-ask-upgrade = Which face gets better?
diceforge-picture-ask-copy = Which face do you apply?
diceforge-picture-ask-side = Turn to which face?
diceforge-picture-ask-trade = How much gold for GP?
diceforge-picture-ask-path = Where does your golem go?
diceforge-picture-ask-treasure = Which treasure?
diceforge-picture-ask-deal = Pay for this?
diceforge-picture-ask-celestial = Roll the Celestial Die?
diceforge-picture-ask-memory = Which island and which side?

# What can be done next in a turn, in a list.

diceforge-picture-do-forge = forge
diceforge-picture-do-feat = feat
diceforge-picture-do-use = reinforcement
diceforge-picture-do-triton = Triton
diceforge-picture-do-companion = Companion
diceforge-picture-do-extra = extra action
diceforge-picture-do-end = end
diceforge-picture-do-pass = pass

# Close-up and temple.

diceforge-picture-round-of = Round { $round } of { $rounds }
diceforge-picture-feats = Feats
diceforge-picture-no-cards = no feats yet
diceforge-picture-hammer-done = hammer finished
diceforge-picture-no-hammer = no hammer
diceforge-picture-in-labyrinth = Labyrinth: space { $space } of { $last }
diceforge-picture-on-track = Titans’ track: space { $space } of { $last }
diceforge-picture-nothing-under-way = nothing in progress
diceforge-picture-die-light = Light die
diceforge-picture-die-dark = Dark die
diceforge-picture-up = face up
diceforge-picture-newest = new face
diceforge-picture-temple = THE TEMPLE
diceforge-picture-garden = Garden
diceforge-picture-forest = Forest
diceforge-picture-lit = Lit: can be bought by

# Points by source.

diceforge-picture-dice = Rolls
diceforge-picture-hammer = Hammer
diceforge-picture-effects = Feats’ effects
diceforge-picture-lost = Lost
diceforge-picture-labyrinth = Labyrinth
diceforge-picture-track = Titans’ track
diceforge-picture-final = Final score
diceforge-picture-so-far = If the match ended now (round { $round })

# Feats and faces.

diceforge-picture-price = Price
diceforge-picture-free = Free
diceforge-picture-gold-left = Gold left
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
diceforge-picture-at-start-titans = On your dice at the start with the Titans module
diceforge-picture-celestial-side = A side of the Celestial Die
diceforge-picture-part-of-goddess = Rebellion: part of the Goddess module
diceforge-picture-part-of-titans = Rebellion: part of the Titans module
diceforge-picture-fits-feather = Rebellion: made for the Goddess module
diceforge-picture-fits-triangle = Rebellion: made for the Titans module

# The modules.

diceforge-picture-goddess = THE LABYRINTH
diceforge-picture-titans = THE TITANS’ TRACK
diceforge-picture-short-goddess = Labyrinth
diceforge-picture-short-titans = Titans
diceforge-picture-side-cel_g12 = 12 gold
diceforge-picture-side-cel_v5 = 5 GP
diceforge-picture-side-cel_v3_choice = 3 GP + 3 gold or 1 sun or 1 moon shard
diceforge-picture-side-cel_mirror = copy any face that is showing
diceforge-picture-side-cel_choose_side = turn one die, apply that face
diceforge-picture-side-cel_upgrade2 = one face 2 levels up
diceforge-picture-brief-cel_mirror = copy any face
diceforge-picture-brief-cel_choose_side = turn one die
diceforge-picture-brief-cel_upgrade2 = 2 levels up

# The labyrinth.

diceforge-picture-treasures = Treasures

# The Titans’ track.

diceforge-picture-rebellion = REBELLION
diceforge-picture-gods = GODS
diceforge-picture-zone-neutral = no effect
diceforge-picture-at-the-end = when the match ends

# The board explained, and the feats close up.

diceforge-picture-feats-page = THE FEATS · { $page } OF { $pages }
diceforge-picture-legend-goddess = THE LABYRINTH: WHAT THE SPACES DO
diceforge-picture-legend-titans = THE TITANS: ZONES AND PATHS
diceforge-picture-legend-space =
    { $count ->
        [one] Space { $numbers }
       *[other] Spaces { $numbers }
    }
diceforge-picture-legend-gain = You gain { $gains }.
diceforge-picture-legend-choose = You choose: { $choices }.
diceforge-picture-legend-steal = Take up to { $gains } from every other player.
diceforge-picture-legend-celestial =
    { $times ->
        [one] Roll the Celestial Die and apply it.
       *[other] Roll the Celestial Die { $times } times, one after the other.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] You may buy one face from the Sanctuary at its price and forge it.
       *[other] You may buy one face from the Sanctuary for { $discount } gold less and forge it.
    }
diceforge-picture-legend-buy = You may pay { $price } for { $gains }, once.
diceforge-picture-legend-forged = You gain { $gains } for each face you have forged so far.
diceforge-picture-legend-treasure = The first golem picks a treasure and takes its rich side; later ones get the other side.
diceforge-picture-legend-goddess-space = You gain { $gains }, and your golem stays. The first golem there also lets you turn both dice to any faces and apply them.
diceforge-picture-legend-golems-name = Sun golem + moon golem
diceforge-picture-legend-golems = Both in one blessing: you may roll the Celestial Die as well.
diceforge-picture-legend-ancient-name = Ancient shards
diceforge-picture-legend-ancient = They pay like sun or moon, for feats and the extra action. Each one you gain moves your marker 1 space left, even if you have no room for it.
diceforge-picture-legend-loyalty-name = Loyalty
diceforge-picture-legend-loyalty = Each one moves your marker right. You can’t store it.
diceforge-picture-legend-memory-name = On a shore
diceforge-picture-legend-memory = A memory token in its owner’s colour. When the owner next takes a feat from this island, it gives what it shows. Shield: 2 loyalty and 1 sun. Crystal: 2 ancient shards and 1 moon.
diceforge-picture-legend-blue-name = Paths with an arrow
diceforge-picture-legend-blue = If a blue path points the way your marker is going, it must take it. A path with an arrow works in one direction only.
diceforge-picture-legend-end-name = Numbers
diceforge-picture-legend-end = Your space’s number is added to your points at the end, or subtracted.
diceforge-picture-legend = DICE FORGE: THE BOARD EXPLAINED
diceforge-picture-legend-lit-name = Golden frame
diceforge-picture-legend-lit = Within reach: you can have it now.
diceforge-picture-legend-bought-name = Light blue ring
diceforge-picture-legend-bought = That player has performed this feat since the last board.
diceforge-picture-legend-up-name = Light blue frame
diceforge-picture-legend-up = This face is up: it was rolled last, or forged over the one that was.
diceforge-picture-legend-newest-name = Star and dots
diceforge-picture-legend-newest = New since the last board: a face (star), or the way of a hero (dots).
diceforge-picture-legend-home-name = On the quay
diceforge-picture-legend-home = Heroes there are not on an island yet, or were ousted.
diceforge-picture-legend-hero-name = Hero
diceforge-picture-legend-hero = Stands on the island of that player’s last feat. If another hero comes there, this one is ousted, and its owner gets a divine blessing.
diceforge-picture-legend-price-name = Price
diceforge-picture-legend-price = What the faces beside it cost in gold; feats cost moon or sun. ×n: how many are left.
diceforge-picture-legend-immediate-name = Bolt
diceforge-picture-legend-immediate = Works once, when you take the feat.
diceforge-picture-legend-reinforcement-name = Circling arrows
diceforge-picture-legend-reinforcement = A reinforcement: use it once in each of your turns, if you like.
diceforge-picture-legend-automatic-name = Infinity
diceforge-picture-legend-automatic = Works automatically, whenever it applies.
diceforge-picture-legend-joint-name = On a face
diceforge-picture-legend-joint = Plus: you get all of it. Slash: you choose one.
diceforge-picture-legend-store-name = Inventory
diceforge-picture-legend-store = What a player has, how much fits in, and what this turn has added.
diceforge-picture-legend-points-name = Rank and points
diceforge-picture-legend-points = Points so far, feats included, as if the match ended now.
diceforge-picture-legend-feats-name = Feats
diceforge-picture-legend-feats = How many feats a player has; their points are in the score. Beside them: lasting effects.
diceforge-picture-legend-hammer-name = Hammer
diceforge-picture-legend-hammer = Lap and space: each gold you put in moves it one space.
diceforge-picture-legend-asked-name = Question mark
diceforge-picture-legend-asked = This player is choosing now.
diceforge-picture-legend-turn-name = Arrow
diceforge-picture-legend-turn = It’s this player’s turn, and others are choosing too.
diceforge-picture-legend-torch-name = Torch
diceforge-picture-legend-torch = The first player, who starts each round.
diceforge-picture-legend-halt-name = Two bars
diceforge-picture-legend-halt = You can pass now, or end your turn.
diceforge-picture-legend-foot-name = At the temple’s foot
diceforge-picture-legend-foot = Faces that come with feats, not for gold. Arch: the Garden. Tree: the Forest.

# The lobby.

diceforge-picture-invitation = Forge your dice, win the favour of the gods
diceforge-picture-invitation-rebellion = Rebellion: new heroic feats of gods and Titans
diceforge-picture-invitation-goddess = Rebellion: whose golem reaches the Goddess first?
diceforge-picture-invitation-titans = Rebellion: stand with the gods, or with the Titans
