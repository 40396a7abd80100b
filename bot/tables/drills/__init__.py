"""Drills: positions of people's own matches, spaced over days, until they are solved."""
