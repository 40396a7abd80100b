# The pictures of Dice Forge in words (alt texts). Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] The labyrinth of the Goddess
       *[titans] The Titans’ track
    }, round { $round } of { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] The labyrinth of the Goddess
       *[titans] The Titans’ track
    } at the end of the match.
diceforge-alt-module-asked = To play: { $names }.
diceforge-alt-fork = { $name } chooses where to go: { $spaces }.
diceforge-alt-golem =
    { $name }: golem on space { $space } ({ $effect }), { $left ->
        [one] 1 step
       *[other] { $left } steps
    } to the Goddess{ $moved ->
        [0] .
        [one] ; 1 step this turn.
       *[other] ; { $moved } steps this turn.
    }
diceforge-alt-golem-there = { $name }: golem has reached the Goddess.
diceforge-alt-treasures-left = Treasures left: { $treasures }.
diceforge-alt-chambers-opened = Chambers opened: { $chambers }.
diceforge-alt-goddess-waits = The first golem to reach the Goddess also lets its owner choose both dice faces.
diceforge-alt-goddess-reached = Someone has reached the Goddess; later golems get { $points } points there.
diceforge-alt-thrown = Celestial Die this turn: { $throws }.
diceforge-alt-celestial-sides = Celestial Die: { $sides }.
diceforge-alt-spaces = Spaces ahead: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = entrance
diceforge-alt-space-nothing = nothing
diceforge-alt-space-choose = choose { $choices }
diceforge-alt-space-or = or
diceforge-alt-space-steal = take { $amount } GP from every other player
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
diceforge-alt-track-ways = Special paths: to the right { $right }; to the left { $left }.
diceforge-alt-memories = Memory tokens of { $name }: { $memories }.
diceforge-alt-memory = island { $island } { $side }
diceforge-alt-turn = Dice Forge, round { $round } of { $rounds }. { $name } to play.
diceforge-alt-between = Dice Forge, round { $round } of { $rounds }. { $name } is next.
diceforge-alt-choosing = Dice Forge, round { $round } of { $rounds }, { $name }’s turn. To choose: { $names }.
diceforge-alt-effects = Points as effects came from: { $effects }.
diceforge-alt-over = Dice Forge, final. Won by { $names } with { $points ->
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
diceforge-alt-places-titans = Markers on the Titans’ track stand at: { $heroes }.
diceforge-alt-worth = The marker of { $name } on the Titans’ track is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
diceforge-alt-tokens-on-islands = Memory tokens on islands: { $heroes }.
diceforge-alt-scepters = Gold on scepters of { $name }: { $gold }.
diceforge-alt-companions = Companions of { $name } on spaces: { $steps }.
diceforge-alt-islands = Islands: { $feats }.
diceforge-alt-forging = { $face } goes onto one of your dice: { $price ->
    [0] free
   *[other] it costs { $price } gold
 }, and leaves you { $gold } gold.
diceforge-alt-die-light = Light die of { $name }: { $faces }.
diceforge-alt-die-dark = Dark die of { $name }: { $faces }.
diceforge-alt-cards = Feats of { $name } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): { $cards }.
diceforge-alt-hammer = Hammer of { $name }: lap { $lap }, step { $step } of { $steps }.
diceforge-alt-tokens = Tokens of { $name }: { $tokens }.
diceforge-alt-start-player = { $name } is the first player.
diceforge-alt-sources = Points of { $name }: { $sources }.
diceforge-alt-purse = { $name } has { $gold } gold and can buy: { $faces }.
diceforge-alt-final = Dice Forge, final score.
diceforge-alt-so-far = Dice Forge, score if the match ended now, round { $round }.
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
