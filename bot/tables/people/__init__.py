"""People and servers: their ids, preferences and settings, and the data stored about them."""
