"""The Goddess's labyrinth as data, read from ``labyrinth.toml`` (Rebellion p. 10-11)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from engine.dice_forge.data.faces import Yield


class Space(NamedTuple):
    """One space: where a golem may go on to and back to, and what happens on it."""

    id: int
    forward: tuple[int, ...]
    backward: tuple[int, ...]
    effect: str
    gains: Yield
    choices: Yield
    price: Yield
    discount: int
    times: int


class Treasure(NamedTuple):
    """A treasure token: ``front`` for the first golem in a chamber, ``back`` for every later visit."""

    id: str
    front: Yield
    back: Yield


_FILE = files("engine.dice_forge.data").joinpath("labyrinth.toml")
_DATA: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))


def _space(row: dict[str, Any]) -> Space:
    return Space(
        id=row["id"],
        forward=tuple(row["forward"]),
        backward=tuple(other["id"] for other in _DATA["space"] if row["id"] in other["forward"]),
        effect=row.get("effect", ""),
        gains=row.get("gains", {}),
        choices=row.get("choices", {}),
        price=row.get("price", {}),
        discount=row.get("discount", 0),
        times=row.get("times", 1),
    )


SPACES: dict[int, Space] = {row["id"]: _space(row) for row in _DATA["space"]}
"""The spaces by number."""

ENTRANCE = 1
"""Where the golems begin."""

GODDESS = 36
"""The Goddess's space: a golem that stands here moves no more."""

TREASURES: dict[str, Treasure] = {
    row["id"]: Treasure(row["id"], row["front"], row["back"]) for row in _DATA["treasure"]
}
"""The treasure tokens by the kind that they give."""
