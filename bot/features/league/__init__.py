"""Leagues of equal deals."""
