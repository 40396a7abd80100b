"""The board of a match and a seat's choices on it: view, controls, commands."""
