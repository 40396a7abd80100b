"""The layout of the Titans' track: its spaces, the ways between them, and the markers."""

from __future__ import annotations

from typing import NamedTuple

from engine.dice_forge.data.titan_track import CENTRE, TRACK, ZONES
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules.paths import Way, way

BOX = Box(30, 112, 1590, 646)
RADIUS = 41
LEFT, STEP, SPECIAL_STEP, CENTRE_STEP = 92, 44.1, 58, 60
"""The middle of the first space, and how far it is to the next; farther where special paths branch off, and at the
start."""
ROWS = {"top": 310, "centre": 366, "bottom": 434}
BAND = Box(BOX.left + 10, 172, BOX.width - 20, 400)
"""The coloured zones: spaces, and the markers above and below them."""
TOKEN = 44


STEPS = tuple((space.id, target) for space in TRACK.values() for target in (space.left, space.right))
"""Where one step leads from each space."""


def _branches(space: int) -> bool:
    """Whether some way leaps over a space and the next, or ends there."""
    leaps = [sorted((start, target)) for start, target in STEPS if abs(start - target) > 1]
    return any(first <= space < last for first, last in leaps)


def _columns() -> dict[int, float]:
    x, columns = float(LEFT), {}
    for number in TRACK:
        columns[number] = x
        x += SPECIAL_STEP if _branches(number) else CENTRE_STEP if CENTRE in (number, number + 1) else STEP
    return columns


PLACES: dict[int, tuple[float, float]] = {
    number: (x, float(ROWS[TRACK[number].row])) for number, x in _columns().items()
}
"""The middle of each space."""


class Edge(NamedTuple):
    """A way between two spaces: the first one leads to the second, and back if ``both``."""

    start: int
    target: int
    both: bool
    special: bool


def _edges() -> tuple[Edge, ...]:
    edges = []
    for start, target in STEPS:
        both = (target, start) in STEPS
        if start != target and (not both or start < target):
            edges.append(Edge(start, target, both, _is_special(start, target)))
    return tuple(edges)


def _is_special(start: int, target: int) -> bool:
    """Whether a way is one of the blue special paths: beside a space of such a path, or a leap between two."""
    paths = {TRACK[start].path, TRACK[target].path}
    leaps = abs(start - target) > 1
    return "special" in paths or ("blue" in paths and leaps)


EDGES = _edges()
"""Every way once."""


def between(start: int, target: int) -> Way:
    """What can be seen of the way from one space to the other."""
    return way(PLACES[start], RADIUS, PLACES[target], RADIUS)


def zone_box(zone: str) -> Box:
    """The band of a zone."""
    spaces = [number for number, space in TRACK.items() if space.zone.id == zone]
    order = list(ZONES)
    left = BAND.left if zone == order[0] else _border(spaces[0] - 1)
    right = BAND.left + BAND.width if zone == order[-1] else _border(spaces[-1])
    return Box(round(left), BAND.top, round(right - left), BAND.height)


def _border(space: int) -> float:
    """Between a space and the next."""
    return (PLACES[space][0] + PLACES[space + 1][0]) / 2


def marker(space: int, at: int, of: int) -> tuple[float, float]:
    """Where the marker number ``at`` of ``of`` on a space stands: above or below it, two beside each other."""
    x, y = PLACES[space]
    up = -1 if TRACK[space].row != "bottom" else 1
    row, column = divmod(at, 2)
    alone = of - row * 2 == 1
    return x + (0 if alone else (column - 0.5) * TOKEN), y + up * (RADIUS + 12 + TOKEN / 2 + row * (TOKEN - 4))
