"""The Titans' track as data, read from ``titan_track.toml`` (Rebellion p. 14-15)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from engine.dice_forge.data.faces import Yield


class Zone(NamedTuple):
    """One zone. ``first`` and ``new`` are points for buying a feat that nobody or not oneself has had.

    ``gold`` and ``vp`` are what a die of one's own gains more in a blessing when it gives gold or points.
    """

    id: str
    side: str
    first: int
    new: int
    gold: Yield
    vp: Yield


class Space(NamedTuple):
    """One space: its points at the end, its zone, and where a step to the left or the right leads."""

    id: int
    vp: int
    zone: Zone
    left: int
    right: int
    row: str
    path: str


_DATA: dict[str, Any] = tomllib.loads(
    files("engine.dice_forge.data").joinpath("titan_track.toml").read_text(encoding="utf-8")
)

ZONES: dict[str, Zone] = {
    row["id"]: Zone(
        row["id"], row["side"], row.get("first", 0), row.get("new", 0), row.get("gold", {}), row.get("vp", {})
    )
    for row in _DATA["zone"]
}
"""The zones from the rebellion to the gods."""

TRACK: dict[int, Space] = {
    row["id"]: Space(
        row["id"],
        row["vp"],
        ZONES[row["zone"]],
        row.get("left", row["id"]),
        row.get("right", row["id"]),
        row["row"],
        row["path"],
    )
    for row in _DATA["space"]
}
"""The spaces by number. At both ends the marker stays (C35)."""

CENTRE = 16
"""Where the markers begin."""


def after_steps(space: int, left: int, right: int) -> int:
    """The space that so many steps lead to."""
    for _ in range(left):
        space = TRACK[space].left
    for _ in range(right):
        space = TRACK[space].right
    return space
