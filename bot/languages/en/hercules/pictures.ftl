# The words in the pictures of Hercules.

# The board.

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

# Close-up and score sheet.

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

# Cards.

hercules-picture-torches-3 = In play with 3 or 4 players
hercules-picture-torches-4 = In play with 4 players
hercules-picture-counts-as = Counts as: { $symbols }
hercules-picture-worth = { $number ->
    [one] Worth 1 point
   *[other] Worth { $number } points
}

# The board explained.

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

# The lobby.

hercules-picture-invitation = Twelve labours, two dice, and the favour of the gods
