"""The effects of cards, faces, spaces and sides of the Celestial Die, with their values for the computer player.

Importing this package registers all of them.
"""

from engine.dice_forge.effects import (
    blessings,
    celestial_die,
    forging,
    gains,
    inventory,
    labyrinth,
    opponents,
    titans,
    turns,
)

__all__ = [
    "blessings",
    "celestial_die",
    "forging",
    "gains",
    "inventory",
    "labyrinth",
    "opponents",
    "titans",
    "turns",
]
