"""The second board of a match with a module: the labyrinth or the Titans' track."""
