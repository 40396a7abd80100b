# The lucky word of a player, mixed into the seed of a match.

lucky-word-title = Palabra de la suerte
lucky-word-label = La palabra que quieras
lucky-word-about = La mezclo con los dados. Nadie puede saber qué cambia.
lucky-word-added = Tu palabra de la suerte está en la mezcla.
