"""What cards, faces, spaces and sides of the Celestial Die do, by subject, with their value to the computer player.

Importing this package enters all of them into the registries.
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
