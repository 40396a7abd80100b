"""Leagues of equal deals: who is in them, the tables of their divisions, and the end of a season."""
