"""The die faces, the pools and the Celestial Die as data, read from ``faces.toml`` and its expansion."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.toml_data import nothing, read_toml

DATA: Final = "engine.dice_forge.data"
"""The folder of the game's data files."""

Yield = Mapping[str, int]
"""Amounts by kind: gold, sun, moon, vp; ancient and loyalty in the Titan module."""

SIDES: Final = 6
DICE: Final = ("light", "dark")
"""The names of a hero's two dice; their colours mean nothing after the setup."""


CHOOSING: Final = frozenset({"choice", "boar", "misfortune"})
"""Kinds of faces whose bearer chooses one of what they show."""

DEPENDENT: Final = frozenset({"shield", "chaos"})
"""Kinds of faces that look at what the other die gives."""

SPENDING: Final = frozenset({"ship", "golem"})
"""Kinds of faces that may ask for gold: what was gathered is put away before them. Players may compete for these."""


@dataclass(frozen=True, slots=True)
class Face:
    """One design of a face. ``kind`` names the effect that carries it out.

    ``pool`` and ``cost`` are 0 where there is none; ``level`` counts the Sanctuary's prices from 1 (0 elsewhere).
    ``on`` is the kind that makes a shield or a chaos face give ``match``. ``steps`` are a golem's, ``partner`` is the
    other golem's face.
    """

    id: str
    kind: str
    gains: Yield = field(default_factory=nothing)
    match: Yield = field(default_factory=nothing)
    owner: Yield = field(default_factory=nothing)
    card: str = ""
    discount: int = 0
    stays: bool = False
    glory: bool = False
    pool: int = 0
    cost: int = 0
    level: int = 0
    on: str = ""
    steps: int = 0
    partner: str = ""


@dataclass(frozen=True, slots=True)
class Pool:
    """One pool of the Temple or the Forest; ``faces`` as they lie there before the match, copies repeated.

    The pools of a ``module`` are filled only when it is played with.
    """

    id: int
    area: str
    faces: tuple[str, ...]
    cost: int = 0
    module: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the Celestial Die: ``effect`` carries it out, with the rest as its measure."""

    id: str
    effect: str
    gains: Yield = field(default_factory=nothing)
    choices: Yield = field(default_factory=nothing)
    levels: int = 0


def _face(row: dict[str, Any], pool: Pool | None, prices: list[int]) -> Face:
    on = next(iter(row.get("gains", ())), "") if "match" in row else ""
    level = prices.index(pool.cost) + 1 if pool and pool.cost else 0
    place = {"pool": pool.id, "cost": pool.cost, "level": level} if pool else {}
    return Face(**{"on": on, **row, **place})


_DATA, _MORE = read_toml(DATA, "faces.toml"), read_toml(DATA, "faces_rebellion.toml")

POOLS: Final[dict[int, Pool]] = {row["id"]: Pool(**row) for row in (*_DATA["pool"], *_MORE["pool"])}
"""The pools by number: 1 to 10 are the Sanctuary, 11 to 15 the Garden, 16 to 20 the Forest."""

_PRICES: Final = sorted({pool.cost for pool in POOLS.values() if pool.cost})
_POOL_OF: Final = {face: pool for pool in POOLS.values() for face in pool.faces}

FACES: Final[dict[str, Face]] = {
    row["id"]: _face(row, _POOL_OF.get(row["id"]), _PRICES) for row in (*_DATA["face"], *_MORE["face"])
}
"""Every face by its id."""

SANCTUARY: Final[tuple[Face, ...]] = tuple(
    FACES[face] for pool in POOLS.values() if pool.area == "sanctuary" for face in dict.fromkeys(pool.faces)
)
"""What the Sanctuary sells, each design once, the cheapest first."""

MIRRORS: Final = frozenset(face.id for face in FACES.values() if face.kind == "mirror")
"""The faces that copy another one."""

GIVING_GOLD: Final = frozenset(face.id for face in FACES.values() if "gold" in face.gains or "gold" in face.match)
"""The faces that may give gold."""

MISFORTUNES: Final = frozenset(face.id for face in FACES.values() if face.kind == "misfortune")
"""The faces by which another player carries out both dice."""

SHIPS: Final = frozenset(face.id for face in FACES.values() if face.kind == "ship")
"""The faces with which faces are bought."""

START_DICE: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    name: tuple(dice[die] for die in DICE) for name, dice in {**_DATA["start"], **_MORE["start"]}.items()
}
"""The light and the dark die before the match, by the module that is played with."""

CELESTIAL: Final[tuple[Side, ...]] = tuple(Side(**row) for row in _MORE["celestial"])
"""The Celestial Die's sides in the order of its rolls."""

ON_DICE: Final[dict[str, Face | Side]] = {**FACES, **{side.id: side for side in CELESTIAL}}
"""Everything that can be up on a die, by its id: the faces, and the Celestial Die's sides."""
