"""The options of matches: in a lobby, at a running table, and for all new tables of a server."""
