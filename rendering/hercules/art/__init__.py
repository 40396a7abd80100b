"""Drawings of the pieces of Hercules: cards, dice, signs."""
