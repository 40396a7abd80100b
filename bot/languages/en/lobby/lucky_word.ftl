# The lucky word of a player, mixed into the seed of a match.

lucky-word-title = Lucky word
lucky-word-label = Any word you like
lucky-word-about = I mix it into the dice. No one can tell what it changes.
lucky-word-added = Your lucky word is in the mix.
