"""What the people of a match agree upon: undo, seat changes, ending it, rematch."""
