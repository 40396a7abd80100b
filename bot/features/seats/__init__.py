"""What the people of a match decide together: undo, seat changes, ending it, rematch."""
