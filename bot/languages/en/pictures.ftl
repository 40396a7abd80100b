# The words in the pictures, and the pictures in words (alt texts).

## Any game

picture-player = Player { $number }
picture-move = move { $number }
picture-to-act = to move
picture-turn-of = { $name }’s turn
picture-to-choose = To choose from
picture-within-reach = Within reach
picture-nothing-within-reach = Nothing within reach
picture-place-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
picture-waiting = waiting for
picture-waiting-all = waiting for all
picture-wins = wins
picture-win = win
picture-free-seat = free seat
picture-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
picture-place-shared =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, shared

## Hercules: board

hercules-picture-title = HERCULES
hercules-picture-round = ROUND { $number }
hercules-picture-last-round = LAST ROUND
hercules-picture-white = White die
hercules-picture-white-free = free: nobody has it
hercules-picture-white-used = in use
hercules-picture-white-hades = rolled by Hades
hercules-picture-makes = can make
hercules-picture-now = points now
hercules-picture-hades-moves = goes to
hercules-picture-hades-takes = takes
hercules-picture-hades-done = has played
hercules-picture-simplified = Simplified
hercules-picture-level-book = Hades by the book
hercules-picture-level-mild = Hades: mild
hercules-picture-level-medium = Hades: medium
hercules-picture-level-standard = Hades: standard
hercules-picture-level-hard = Hades: hard

## Hercules: close-up and score sheet

hercules-picture-no-cards = no cards yet
hercules-picture-symbols = Symbols
hercules-picture-points = Points
hercules-picture-markers = Markers
hercules-picture-demigods = Demigods
hercules-picture-gods = Gods
hercules-picture-vases = Vases
hercules-picture-vase = Vase
hercules-picture-pantheon = Pantheon
hercules-picture-majorities = Majorities
hercules-picture-sets = Sets
hercules-picture-total = Total
hercules-picture-tie-column = On a tie: column
hercules-picture-tie-majorities = then majorities
hercules-picture-tie-supply = then markers in supply
hercules-picture-supply = Markers in supply
hercules-picture-cards = Cards
hercules-picture-labours-left = { $number ->
    [0] All labours done
    [one] 1 labour left
   *[other] { $number } labours left
}
hercules-picture-final = Final score
hercules-picture-so-far = If it ended now (round { $number })

## Hercules: cards

hercules-picture-earned-hestia = Demigod of addition
hercules-picture-earned-hecate = Demigod of subtraction
hercules-picture-earned-pan = Demigod of multiplication
hercules-picture-earned-aeolus = Demigod of division
hercules-picture-earned-tyche = Demigod of the die, earned with a { $number }
hercules-picture-earned-morpheus = Demigod of the die, earned with a { $number }
hercules-picture-earned-god = God, waits over a column
hercules-picture-earned-zeus = God, waits over column 12
hercules-picture-earned-vase = Vase, for { $number } columns in one move
hercules-picture-earned-pantheon = Waits over column 12, below Zeus
hercules-picture-torches-3 = In play with 3 or 4 players
hercules-picture-torches-4 = In play with 4 players
hercules-picture-counts-as = Counts as: { $symbols }
hercules-picture-worth = { $number ->
    [one] Worth 1 point
   *[other] Worth { $number } points
}

## Hercules: the board explained

hercules-picture-legend = HERCULES: THE BOARD EXPLAINED
hercules-picture-legend-pegasus-name = Pegasus
hercules-picture-legend-pegasus = Whoever has it began this round. After each round it flies on to the next player.
hercules-picture-legend-points-name = Points now
hercules-picture-legend-points = As if the match ended now, majorities and sets included. Small: the change since the last board.
hercules-picture-legend-apprentice-name = Apprentice
hercules-picture-legend-apprentice = It goes on until the next labour still to do. Faint: where it stood on the last board.
hercules-picture-legend-marker-name = Labour to do
hercules-picture-legend-marker = In gold: your dice make this number now. Hollow with a tick: mastered since the last board.
hercules-picture-legend-taken-name = Coloured frame with a sign
hercules-picture-legend-taken = A card was taken from here since the last board, by the player of that sign.
hercules-picture-legend-god-name = God
hercules-picture-legend-god = Whose apprentice stops below it takes it: points in the laurel, its ability on the right.
hercules-picture-legend-demigod-name = Demigods
hercules-picture-legend-demigod = The sign on the left says what earns the top card: an operation, or a number on a die. ×n: cards left.
hercules-picture-legend-vase-name = Vase
hercules-picture-legend-vase = For an apprentice that goes so many columns in one move; its points in the laurel.
hercules-picture-legend-chip-name = Can make
hercules-picture-legend-chip = What two of these dice make. In gold: a labour that can be mastered now.
hercules-picture-legend-stock-name = Markers and cards
hercules-picture-legend-stock = Markers in supply, which pay for abilities of demigods, and cards won.
hercules-picture-legend-symbol-name = Symbols
hercules-picture-legend-symbol = How many of each a player has; in gold where nobody has more.
hercules-picture-legend-ready-name = Abilities
hercules-picture-legend-ready = Bright, with a number from two on: cards ready to be used. Dim: none.

## Hercules: lobby

hercules-picture-invitation = Twelve labours, two dice, and the favour of the gods

## Hercules: alt texts. Whole sentences; what matters most comes first.

hercules-alt-turn = Hercules, round { $round }. { $name } to act with dice { $dice }.
hercules-alt-over = Hercules, over after round { $round }. First: { $names } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hercules-alt-last-round = This is the last round.
hercules-alt-doable = Labours within reach: { $labours }.
hercules-alt-side =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, column { $column }, dice { $dice }, labours left { $labours }, supply { $supply }, cards { $cards }.
hercules-alt-stacks = Demigods: { $stacks }.
hercules-alt-gods = Gods over columns: { $gods }.
hercules-alt-gods-hidden = Gods face down over columns { $columns }.
hercules-alt-peak = Over column 12: { $name }, { $left } left.
hercules-alt-vases = Vases by columns, points: { $vases }.
hercules-alt-white = White die: { $face }.
hercules-alt-white-used = White die in use: { $face }.
hercules-alt-ready = Abilities ready for { $name }: { $abilities }.
hercules-alt-symbols = Symbols: { $symbols }; majorities { $majorities }, sets { $sets }.
hercules-alt-sources = Points from: { $sources }.
hercules-alt-cards = Cards: { $cards }.
hercules-alt-used = used
hercules-alt-final = Hercules, final score after round { $round }.
hercules-alt-so-far = Hercules, score if it ended now, round { $round }.
hercules-alt-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }: { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Hercules is looking for players. At the table: { $names }. Free seats: { $free }.
