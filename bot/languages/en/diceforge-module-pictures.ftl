# The words in the pictures of the labyrinth and of the Titans' track, and these pictures in words (alt texts).

## Both modules

diceforge-picture-goddess = THE LABYRINTH
diceforge-picture-titans = THE TITANS' TRACK
diceforge-picture-short-goddess = Labyrinth
diceforge-picture-short-titans = Titans
diceforge-picture-at-a-fork = chooses a way
diceforge-picture-celestial = Celestial Die
diceforge-picture-side-cel_g12 = 12 gold
diceforge-picture-side-cel_v5 = 5 GP
diceforge-picture-side-cel_v3_choice = 3 GP + 3 gold or 1 sun or 1 moon shard
diceforge-picture-side-cel_mirror = copy any face that lies up
diceforge-picture-side-cel_choose_side = turn a die, do that face
diceforge-picture-side-cel_upgrade2 = one face 2 levels up

## Labyrinth

diceforge-picture-treasures = Treasures
diceforge-picture-steps-left =
    { $number ->
        [one] step to go
       *[other] steps to go
    }
diceforge-picture-with-goddess = with the Goddess

## Titans' track

diceforge-picture-rebellion = REBELLION
diceforge-picture-gods = GODS
diceforge-picture-zone-neutral = no effect
diceforge-picture-zone-first = feat new to all
diceforge-picture-zone-new = feat new to you
diceforge-picture-zone-gold = a die gives gold
diceforge-picture-zone-vp = a die gives GP
diceforge-picture-at-the-end = when the match ends

## What everything on the boards does

diceforge-press-goddess = Labyrinth explained
diceforge-press-titans = Titans explained
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

## Alt texts. Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] The Goddess's labyrinth
       *[titans] The Titans' track
    }, round { $round } of { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] The Goddess's labyrinth
       *[titans] The Titans' track
    } at the end of the match.
diceforge-alt-module-asked = To act: { $names }.
diceforge-alt-fork = { $name } chooses the way on: { $spaces }.
diceforge-alt-golem =
    { $name }: golem on space { $space } ({ $effect }), { $left ->
        [one] 1 step
       *[other] { $left } steps
    } to the Goddess{ $moved ->
        [0] .
        [one] ; 1 step this turn.
       *[other] ; { $moved } steps this turn.
    }
diceforge-alt-golem-there = { $name }: golem with the Goddess.
diceforge-alt-treasures-left = Treasures left: { $treasures }.
diceforge-alt-chambers-opened = Chambers opened: { $chambers }.
diceforge-alt-goddess-waits = The first golem with the Goddess also chooses both dice faces.
diceforge-alt-goddess-reached = The Goddess was reached; later golems get { $points } points there.
diceforge-alt-thrown = Celestial Die this turn: { $throws }.
diceforge-alt-celestial-sides = Celestial Die: { $sides }.
diceforge-alt-spaces = Spaces ahead: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = entrance
diceforge-alt-space-nothing = nothing
diceforge-alt-space-choose = choose { $choices }
diceforge-alt-space-or = or
diceforge-alt-space-steal = take { $amount } GP from each other player
diceforge-alt-space-celestial =
    { $times ->
        [one] Celestial Die
       *[other] Celestial Die { $times } times
    }
diceforge-alt-space-forge = forge a face
diceforge-alt-space-forge-cheaper = forge a face for { $discount } gold less
diceforge-alt-space-buy = pay { $price } for { $gains }
diceforge-alt-space-forged = { $gains } per forged face
diceforge-alt-space-treasure = treasure chamber
diceforge-alt-space-opened = chamber, { $gains } left
diceforge-alt-space-goddess = the Goddess, { $gains }
diceforge-alt-marker =
    { $name }: space { $space }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, zone { $zone }; { $ancient }/{ $most } ancient shards{ $moved ->
        [0] .
       *[other] ; { $way } this turn.
    }
diceforge-alt-way-left =
    { $number ->
        [one] 1 step left
       *[other] { $number } steps left
    }
diceforge-alt-way-right =
    { $number ->
        [one] 1 step right
       *[other] { $number } steps right
    }
diceforge-alt-zone = Spaces { $first } to { $last }, { $zone }: { $rule }
diceforge-alt-track-points = Points at the end, by space: { $points }.
diceforge-alt-track-ways = Ways of their own: to the right { $right }; to the left { $left }.
diceforge-alt-memories = Memory tokens of { $name }: { $memories }.
diceforge-alt-memory = island { $island } { $side }
