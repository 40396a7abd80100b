# The lucky word of a player, mixed into the seed of a match.

lucky-word-title = Mot porte-bonheur
lucky-word-label = Un mot qui te plaît
lucky-word-about = Je le mélange aux dés. Personne ne peut dire ce qu’il change.
lucky-word-added = Ton mot porte-bonheur est dans le mélange.
