"""Forging: a new face takes the place of an old one, which is kept as a count (rulebook p. 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import DICE, FACES, POOLS, SANCTUARY, SIDES
from engine.dice_forge.data.rulings import START_FACES_HAVE_NO_LEVEL
from engine.dice_forge.rules.payment import spend_gold
from engine.dice_forge.state import Die, Hero, State
from engine.flow import Flow, Play
from engine.questions import Fact, Option

Offer = tuple[str, int]
"""A face that can be had, and what it would cost."""

Place = tuple[int, int, str, str]
"""A die, one of its sides (0 to 5), the face that lies there, and its origin where equal ones differ in it."""

ALIKE = -1
"""Instead of the places that were forged on: as if all were, so that equal faces are all alike."""

UPGRADING = ("merchant", "celestial_die")
"""The feats by which faces are upgraded."""

NOT_FORGED = Option("forge:none", "forge-none")


def for_sale(state: State, gold: int, discount: int = 0, without: tuple[str, ...] = ()) -> list[Offer]:
    """What the Sanctuary sells to somebody with so much gold; a discount never pays gold out."""
    temple = state.temple
    return [offer for offer in _affordable(gold + discount, discount) if temple[offer[0]] and offer[0] not in without]


@lru_cache(maxsize=256)
def _affordable(most: int, discount: int) -> tuple[Offer, ...]:
    return tuple((face.id, max(0, face.cost - discount)) for face in SANCTUARY if face.cost <= most)


def in_pool(state: State, pool: int) -> list[Offer]:
    """The faces left in a pool of the Garden or the Forest, for free."""
    return [(face, 0) for face in dict.fromkeys(POOLS[pool].faces) if state.temple[face]]


def forge_options(state: State, hero: Hero, offers: Sequence[Offer]) -> list[Option]:
    """Every way to forge one of these faces on a hero's dice."""
    options: list[Option] = []
    if offers:
        forgings = _forgings(hero.dice, hero.reforged if levels_count(state) else ALIKE)
        for offer in offers:
            options += forgings[offer]
    return options


def levels_count(state: State) -> bool:
    """Whether faces may be upgraded in this match: then a start face is not the same as its equal that was bought."""
    given = state.line_up
    return state.module == "goddess" or any(given[FEATS[feat].slot] == feat for feat in UPGRADING)


def level_at(dice: tuple[Die, Die], reforged: int, die: int, side: int) -> int:
    """The level of the face on a place; faces that are not from the Sanctuary are level 0 (C07)."""
    if START_FACES_HAVE_NO_LEVEL and not reforged >> (die * SIDES + side) & 1:
        return 0
    return FACES[dice[die][side]].level


@lru_cache(maxsize=1024)
def places_to_forge(dice: tuple[Die, Die], reforged: int) -> tuple[Place, ...]:
    """Where a face may go: on the first side of equal ones of a level on each die, and on none that must stay."""
    first: dict[tuple[int, str, int], int] = {}
    for die, faces in enumerate(dice):
        for side, old in enumerate(faces):
            if not FACES[old].stays:
                first.setdefault((die, old, level_at(dice, reforged, die, side)), side)
    designs = Counter((die, old) for die, old, _ in first)
    return tuple(
        (die, side, old, _origin(reforged, die, side) if designs[die, old] > 1 else "")
        for (die, old, _), side in first.items()
    )


def _origin(reforged: int, die: int, side: int) -> str:
    return "forged" if reforged >> (die * SIDES + side) & 1 else "start"


class Forgings(dict[Offer, tuple[Option, ...]]):
    """Every way to forge an offer on two dice, by the offer; each is made when it is first asked for."""

    def __init__(self, dice: tuple[Die, Die], reforged: int) -> None:
        super().__init__()
        self.places: tuple[Place, ...] = places_to_forge(dice, reforged)

    def __missing__(self, offer: Offer) -> tuple[Option, ...]:
        made = self[offer] = tuple(map(_ways(offer).__getitem__, self.places))
        return made


_forgings = lru_cache(maxsize=512)(Forgings)


class Ways(dict[Place, Option]):
    """The ways to forge one offer, by the place where it may go; each is made when it is first asked for."""

    def __init__(self, offer: Offer) -> None:
        super().__init__()
        self.face, self.price = offer

    def __missing__(self, place: Place) -> Option:
        die, side, old, origin = place
        facts: dict[str, Fact] = {
            "face": self.face,
            "cost": self.price,
            "die": DICE[die],
            "side": side + 1,
            "old": old,
            **({"origin": origin} if origin else {}),
        }
        way = self[place] = Option(f"forge:{self.face}:{DICE[die]}:{side + 1}", "forge", facts, "forge")
        return way


_ways = cache(Ways)


def way_to_forge(face: str, place: Place) -> Option:
    """The option to forge a face for free on one place."""
    return _ways((face, 0))[place]


def buy(play: Play[State], seat: int, way: Option) -> Flow[str]:
    """Pay for a face and forge it; who has gold on scepters says where the gold comes from. Returns the face."""
    price = way.facts["cost"]
    assert isinstance(price, int)
    if price and play.state.heroes[seat].scepters:
        yield from spend_gold(play, seat, price, str(way.facts["face"]))
        return forge(play, seat, way, paid=True)
    return forge(play, seat, way)


def forge(play: Play[State], seat: int, way: Option, *, paid: bool = False) -> str:
    """Take the face that was chosen, pay for it from the store and put it on the die, that side up.

    Returns the face.
    """
    hero = play.state.heroes[seat]
    _, face, die_name, number = way.id.split(":")
    die, side = DICE.index(die_name), int(number) - 1
    price = way.facts["cost"]
    assert isinstance(price, int)
    play.state.temple[face] -= 1
    if not paid:
        hero.store["gold"] -= price
    faces = hero.dice[die]
    old = faces[side]
    changed = (*faces[:side], face, *faces[side + 1 :])
    if die == 0:
        hero.dice, hero.up = (changed, hero.dice[1]), (side, hero.up[1])
    else:
        hero.dice, hero.up = (hero.dice[0], changed), (hero.up[0], side)
    hero.newest = die * SIDES + side
    hero.reforged |= 1 << hero.newest
    hero.removed = (*hero.removed, old)
    play.note("forged", seat, way.facts)
    return face


def forge_one(
    play: Play[State], seat: int, offers: Sequence[Offer], source: str, *, optional: bool = False
) -> Flow[Option | None]:
    """Forge one of these faces at once; nothing happens when there is none. Returns what was forged where."""
    if not offers:
        return None
    options = forge_options(play.state, play.state.heroes[seat], offers)
    if optional:
        options.append(NOT_FORGED)
    way = yield from play.ask(seat, "forge", tuple(options), {"source": source, "designs": len(offers)})
    if way is NOT_FORGED:
        return None
    forge(play, seat, way)
    return way
