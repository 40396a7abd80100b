"""The light page of a match: its values, and how they become HTML. It knows no server and no database."""
