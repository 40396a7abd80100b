"""Links by which a match is shown to people outside of its channel."""
