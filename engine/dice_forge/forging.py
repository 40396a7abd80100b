"""Forging: a new face takes the place of an old one, which is kept as a count (rulebook p. 5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.dice_forge.faces import DICE, FACES, POOLS, SANCTUARY, SIDES
from engine.dice_forge.state import Die, State
from engine.play import Flow, Play
from engine.questions import Fact, Option

Offer = Sequence[tuple[str, int]]
"""Faces that can be had, and what each would cost."""


def for_sale(state: State, gold: int, discount: int = 0, without: tuple[str, ...] = ()) -> Offer:
    """What the Sanctuary sells to somebody with so much gold; a discount never pays gold out."""
    temple, most = state.temple, gold + discount
    return [(face, max(0, cost - discount)) for face, cost in _affordable(most) if temple[face] and face not in without]


@lru_cache(maxsize=64)
def _affordable(most: int) -> Offer:
    return tuple((face.id, face.cost) for face in SANCTUARY if face.cost <= most)


def in_pool(state: State, pool: int) -> Offer:
    """The faces left in a pool of the Garden, for free."""
    return tuple((face, 0) for face in dict.fromkeys(POOLS[pool].faces) if state.temple[face])


def forge_options(offer: Offer, dice: tuple[Die, Die]) -> list[Option]:
    """Every way to forge one of these faces."""
    options: list[Option] = []
    light, dark = dice
    for face, price in offer:
        options += _ways(face, price, 0, light)
        options += _ways(face, price, 1, dark)
    return options


@lru_cache(maxsize=32768)
def _ways(face: str, price: int, die: int, faces: Die) -> tuple[Option, ...]:
    """Where a face may go: the first side of equal ones, and none whose face may never be removed."""
    return tuple(_way(face, price, die, faces.index(old), old) for old in dict.fromkeys(faces) if not FACES[old].stays)


@lru_cache(maxsize=16384)
def _way(face: str, price: int, die: int, side: int, old: str) -> Option:
    facts: dict[str, Fact] = {"face": face, "cost": price, "die": DICE[die], "side": side + 1, "old": old}
    return Option(f"forge:{face}:{DICE[die]}:{side + 1}", "forge", facts, "forge")


def forge(play: Play[State], seat: int, way: Option) -> str:
    """Take the face that was chosen, pay for it and put it on the die, that side up. Returns the face."""
    hero = play.state.heroes[seat]
    _, face, die_name, number = way.id.split(":")
    die, side = DICE.index(die_name), int(number) - 1
    price = way.facts["cost"]
    assert isinstance(price, int)
    play.state.temple[face] -= 1
    hero.store["gold"] -= price
    faces = hero.dice[die]
    old = faces[side]
    changed = (*faces[:side], face, *faces[side + 1 :])
    if die == 0:
        hero.dice, hero.up = (changed, hero.dice[1]), (side, hero.up[1])
    else:
        hero.dice, hero.up = (hero.dice[0], changed), (hero.up[0], side)
    hero.newest = die * SIDES + side
    hero.removed = (*hero.removed, old)
    play.tell("forged", seat, **way.facts)
    return face


def forge_one(play: Play[State], seat: int, offer: Offer, source: str) -> Flow[None]:
    """Forge one of these faces at once; nothing happens when there is none."""
    if offer:
        options = forge_options(offer, play.state.heroes[seat].dice)
        way = yield from play.ask(seat, "forge", tuple(options), {"source": source})
        forge(play, seat, way)
