"""Tournaments of an evening or a month: who meets in a round, how all stand, and what is stored of it."""
