"""The Goddess's labyrinth as data, read from ``labyrinth.toml`` (Rebellion p. 10-11)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.dice_forge.data.faces import DATA, Yield
from engine.toml_data import nothing, read_toml


@dataclass(frozen=True, slots=True)
class Space:
    """One space: where a golem may continue to and back to, and what happens on it."""

    id: int
    forward: tuple[int, ...]
    backward: tuple[int, ...]
    effect: str = ""
    gains: Yield = field(default_factory=nothing)
    choices: Yield = field(default_factory=nothing)
    price: Yield = field(default_factory=nothing)
    discount: int = 0
    times: int = 1


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure token: ``front`` for the first golem in a chamber, ``back`` for every later visit."""

    id: str
    front: Yield
    back: Yield


_DATA: Final = read_toml(DATA, "labyrinth.toml")


def _leading_to(space: int) -> tuple[int, ...]:
    return tuple(row["id"] for row in _DATA["space"] if space in row["forward"])


SPACES: Final[dict[int, Space]] = {row["id"]: Space(**row, backward=_leading_to(row["id"])) for row in _DATA["space"]}
"""The spaces by number."""

ENTRANCE: Final = 1
"""Where the golems begin."""

GODDESS: Final = 36
"""The Goddess's space: a golem that stands here moves no more."""

TREASURES: Final[dict[str, Treasure]] = {row["id"]: Treasure(**row) for row in _DATA["treasure"]}
"""The treasure tokens by the kind that they give."""
