# The words in the pictures of Hercules.

# The board.

hercules-picture-title = HERCULES
hercules-picture-round = ROUND { $number }
hercules-picture-last-round = LAST ROUND
hercules-picture-no-labour = no labour now
hercules-picture-now = points now
hercules-picture-hades-moves = goes to
hercules-picture-hades-takes = takes
hercules-picture-hades-done = has played
hercules-picture-simplified = Simplified
hercules-picture-level-book = Hades by the book
hercules-picture-level-mild = Hades: easy
hercules-picture-level-medium = Hades: medium
hercules-picture-level-standard = Hades: hard
hercules-picture-level-hard = Hades: expert

# What is asked, in a few words, and what can be done next in a turn, in a list.

hercules-picture-ask-recover = What do you get back?
hercules-picture-do-labour = labour
hercules-picture-do-ability = ability
hercules-picture-do-rest = rest
hercules-picture-do-end = end the turn
hercules-picture-do-pass = pass

# Close-up and score sheet.

hercules-picture-no-cards = no cards yet
hercules-picture-markers = Cubes
hercules-picture-demigods = Demigods
hercules-picture-gods = Gods
hercules-picture-vases = Vases
hercules-picture-vase = Vase
hercules-picture-pantheon = Pantheon
hercules-picture-majorities = Majorities
hercules-picture-sets = Sets
hercules-picture-tie-column = On a tie: column reached
hercules-picture-tie-majorities = then majorities
hercules-picture-tie-supply = then cubes in supply
hercules-picture-final = Final score
hercules-picture-so-far = If the match ended now (round { $number })

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
hercules-picture-legend-pegasus = Whoever has Pegasus started this round. After each round it flies to the next player.
hercules-picture-legend-points-name = Points now
hercules-picture-legend-points = As if the match ended now, with majorities and sets. The line of each turn says what changed.
hercules-picture-legend-apprentice-name = Apprentice
hercules-picture-legend-apprentice = It walks right until it reaches your next cube. Faint: where it stood on the last board.
hercules-picture-legend-marker-name = Labour still to do
hercules-picture-legend-marker = Your cube in a column. Gold: your dice make this number now. Hollow: done since the last board.
hercules-picture-legend-taken-name = Mark in a light blue ring
hercules-picture-legend-taken = That player has taken a card from here since the last board.
hercules-picture-legend-god-name = God
hercules-picture-legend-god = If your apprentice stops below it, the card is yours: points in the laurel, ability on the right.
hercules-picture-legend-demigod-name = Demigods
hercules-picture-legend-demigod = The sign on the left shows what wins the top card: an operation, or a number on a die. ×n: cards left.
hercules-picture-legend-vase-name = Vase
hercules-picture-legend-vase = For walking this many columns in one move; its points are in the laurel.
hercules-picture-legend-chip-name = Can make
hercules-picture-legend-chip = What two of these dice make. Gold: a labour you can do now. Struck out: you have none with this number left.
hercules-picture-legend-stock-name = Cubes and cards
hercules-picture-legend-stock = Cubes in supply, which pay for demigods’ abilities, and cards won.
hercules-picture-legend-symbol-name = Symbols
hercules-picture-legend-symbol = How many of each a player has. Laurel: no one has more.
hercules-picture-legend-ready-name = Abilities
hercules-picture-legend-ready = Bright: you have a card with it ready (the number says how many). Dim: you have none. Couch: rest. Two bars: pass or end the turn.

# The lobby.

hercules-picture-invitation = Twelve labours, two dice, and the favour of the gods
