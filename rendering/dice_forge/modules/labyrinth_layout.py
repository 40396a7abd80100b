"""The layout of the labyrinth: its spaces and the ways between them."""

from __future__ import annotations

from engine.dice_forge.data.labyrinth import SPACES
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules.labyrinth_spaces import GODDESS_RADIUS, RADIUS, radius
from rendering.dice_forge.modules.paths import Way, way

BOX = Box(30, 112, 1590, 646)
LEFT, TOP, PITCH, LANE = 114, 185, 138, 161
"""The middle of the first column and lane, and from one to the next."""
_GRID = {
    **{number: (at, 0) for at, number in enumerate(range(2, 8))},
    8: (7, 0),
    **{1: (0, 1), 9: (1, 1), 10: (2, 1), 11: (3, 1), 12: (4, 1), 13: (7, 1)},
    **{14: (0, 2), 15: (1, 2), 16: (2, 2), 17: (3, 2), 18: (3, 3), 19: (4, 3), 20: (5, 3), 21: (6, 3)},
    **{22: (7, 3), 23: (7, 2)},
    **{24: (8, 1), 25: (8, 0), 26: (9, 0), 27: (9, 1), 28: (9, 2), 29: (8, 2), 30: (8, 3)},
    **{31: (8.72, 3), 32: (9.32, 3), 33: (10.1, 3), 34: (10.1, 2.27), 35: (10.1, 1.67)},
    36: (10.1, 0.5),
}
"""Column and lane of each space."""

PLACES: dict[int, tuple[float, float]] = {
    number: (LEFT + column * PITCH, TOP + lane * LANE) for number, (column, lane) in _GRID.items()
}
"""The middle of each space."""

EDGES: tuple[tuple[int, int], ...] = tuple(
    (start, target) for start, space in SPACES.items() for target in space.forward
)
"""Every step that leads forward."""


def between(start: int, target: int) -> Way:
    """What can be seen of the way from one space to the other."""
    return way(PLACES[start], radius(start), PLACES[target], radius(target))


def corner(space: int, at: int) -> tuple[float, float]:
    """Where the golem of a seat stands on a space: one corner for each seat, so that four fit."""
    x, y = PLACES[space]
    right, down = ((-1, -1), (1, -1), (-1, 1), (1, 1))[at]
    far, low = {GODDESS_RADIUS: (70, 63), RADIUS: (50, 45)}.get(radius(space)) or _aside(space)
    return x + right * far, y + down * low


def _aside(space: int) -> tuple[int, int]:
    """How far golems stand beside a small space, so that they leave the next one's signs free."""
    (target,) = SPACES[space].forward
    return (31, 47) if PLACES[target][1] == PLACES[space][1] else (47, 31)
