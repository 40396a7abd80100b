"""Who plays the seats of a match that goes on, and what people agree upon: stand-ins, votes, undo."""
