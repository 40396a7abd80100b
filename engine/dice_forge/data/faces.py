"""The die faces, the pools and the Celestial Die as data, read from ``faces.toml`` and its expansion."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

Yield = Mapping[str, int]
"""So much of each kind: gold, sun, moon, vp; ancient and loyalty in the Titan module."""

SIDES = 6
DICE = ("light", "dark")
"""The names of a hero's two dice; their colours mean nothing after the setup."""


CHOOSING = frozenset({"choice", "boar", "misfortune"})
"""Kinds of faces whose bearer chooses one of what they show."""

DEPENDENT = frozenset({"shield", "chaos"})
"""Kinds of faces that look at what the other die gives."""

SPENDING = frozenset({"ship", "golem"})
"""Kinds of faces that may ask for gold: what was gathered is put away before them. Players may compete for these."""


class Face(NamedTuple):
    """One design of a face. ``kind`` names the effect that carries it out.

    ``pool`` and ``cost`` are 0 where there is none; ``level`` counts the Sanctuary's prices from 1 (0 elsewhere).
    ``on`` is the kind that makes a shield or a chaos face give ``match``. ``steps`` are a golem's, ``partner`` is the
    other golem's face.
    """

    id: str
    kind: str
    gains: Yield
    match: Yield
    owner: Yield
    card: str
    discount: int
    stays: bool
    glory: bool
    pool: int
    cost: int
    level: int
    on: str
    steps: int
    partner: str


class Pool(NamedTuple):
    """One pool of the Temple or the Forest; ``faces`` as they lie there before the match, copies repeated.

    The pools of a ``module`` are filled only when it is played with.
    """

    id: int
    area: str
    cost: int
    faces: tuple[str, ...]
    module: str = ""


class Side(NamedTuple):
    """One side of the Celestial Die: ``effect`` carries it out, with the rest as its measure."""

    id: str
    effect: str
    gains: Yield
    choices: Yield
    levels: int


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("engine.dice_forge.data").joinpath(name).read_text(encoding="utf-8"))


def _face(row: dict[str, Any], pools: Mapping[str, Pool], prices: list[int]) -> Face:
    pool = pools.get(row["id"])
    cost = pool.cost if pool else 0
    return Face(
        id=row["id"],
        kind=row["kind"],
        gains=row.get("gains", {}),
        match=row.get("match", {}),
        owner=row.get("owner", {}),
        card=row.get("card", ""),
        discount=row.get("discount", 0),
        stays=row.get("stays", False),
        glory=row.get("glory", False),
        pool=pool.id if pool else 0,
        cost=cost,
        level=prices.index(cost) + 1 if cost else 0,
        on=row.get("on", next(iter(row.get("gains", {})), "") if "match" in row else ""),
        steps=row.get("steps", 0),
        partner=row.get("partner", ""),
    )


_DATA, _MORE = _read("faces.toml"), _read("faces_rebellion.toml")

POOLS: dict[int, Pool] = {
    row["id"]: Pool(row["id"], row["area"], row.get("cost", 0), tuple(row["faces"]), row.get("module", ""))
    for row in (*_DATA["pool"], *_MORE["pool"])
}
"""The pools by number: 1 to 10 are the Sanctuary, 11 to 15 the Garden, 16 to 20 the Forest."""

_PRICES = sorted({pool.cost for pool in POOLS.values() if pool.cost})
_POOL_OF = {face: pool for pool in POOLS.values() for face in pool.faces}

FACES: dict[str, Face] = {row["id"]: _face(row, _POOL_OF, _PRICES) for row in (*_DATA["face"], *_MORE["face"])}
"""Every face by its id."""

SANCTUARY: tuple[Face, ...] = tuple(
    FACES[face] for pool in POOLS.values() if pool.area == "sanctuary" for face in dict.fromkeys(pool.faces)
)
"""What the Sanctuary sells, each design once, the cheapest first."""

START_DICE: dict[str, tuple[tuple[str, ...], ...]] = {
    name: tuple(tuple(dice[die]) for die in DICE) for name, dice in {**_DATA["start"], **_MORE["start"]}.items()
}
"""The light and the dark die before the match, by the module that is played with."""

CELESTIAL: tuple[Side, ...] = tuple(
    Side(row["id"], row["effect"], row.get("gains", {}), row.get("choices", {}), row.get("levels", 0))
    for row in _MORE["celestial"]
)
"""The Celestial Die's sides in the order of its rolls."""

ON_DICE: dict[str, Face | Side] = {**FACES, **{side.id: side for side in CELESTIAL}}
"""Everything that can are up on a die, by its id: the faces, and the Celestial Die's sides."""
