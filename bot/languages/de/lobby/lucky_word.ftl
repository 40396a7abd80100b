# The lucky word of a player, mixed into the seed of a match.

lucky-word-title = Glückswort
lucky-word-label = Dein Wort
lucky-word-about = Es wird in die Würfel gemischt, damit niemand sie vorherbestimmt.
lucky-word-added = Dein Glückswort ist in die Würfel gemischt.
