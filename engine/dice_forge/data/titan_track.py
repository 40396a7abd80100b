"""The Titans' track as data, read from ``titan_track.toml`` (Rebellion p. 14-15)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from engine.dice_forge.data.faces import DATA, Yield
from engine.toml_data import nothing, read_toml


@dataclass(frozen=True, slots=True)
class Zone:
    """One zone. ``first`` and ``new`` are points for buying a feat that no one or not oneself has had.

    ``gold`` and ``vp`` are what a die of one's own gains more in a blessing when it gives gold or points.
    """

    id: str
    side: str
    first: int = 0
    new: int = 0
    gold: Yield = field(default_factory=nothing)
    vp: Yield = field(default_factory=nothing)


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its points at the end, its zone, and where a step to the left or the right leads."""

    id: int
    vp: int
    zone: Zone
    left: int
    right: int
    row: str
    path: str


_DATA: Final = read_toml(DATA, "titan_track.toml")

ZONES: Final[dict[str, Zone]] = {row["id"]: Zone(**row) for row in _DATA["zone"]}
"""The zones from the rebellion to the gods."""

TRACK: Final[dict[int, Space]] = {
    row["id"]: Space(**{"left": row["id"], "right": row["id"], **row, "zone": ZONES[row["zone"]]})
    for row in _DATA["space"]
}
"""The spaces by number. At both ends the marker stays (C35)."""

GENEROUS: Final = frozenset(space.id for space in TRACK.values() if space.zone.gold or space.zone.vp)
"""The spaces on which a die of one's own may give more."""

CENTRE: Final = 16
"""Where the markers begin."""


@cache
def after_steps(space: int, left: int, right: int) -> int:
    """The space that this many steps lead to."""
    for _ in range(left):
        space = TRACK[space].left
    for _ in range(right):
        space = TRACK[space].right
    return space
