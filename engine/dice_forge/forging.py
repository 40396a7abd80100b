"""Forging: a new face takes the place of an old one, which is kept as a count (rulebook p. 5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.dice_forge.faces import DICE, FACES, POOLS, SANCTUARY, SIDES
from engine.dice_forge.payment import spend_gold
from engine.dice_forge.state import Die, State
from engine.play import Flow, Play
from engine.questions import Fact, Option

Offer = tuple[str, int]
"""A face that can be had, and what it would cost."""

Place = tuple[int, int, str]
"""A die, one of its sides (0 to 5), and the face that lies there."""

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


def forge_options(offers: Sequence[Offer], dice: tuple[Die, Die]) -> list[Option]:
    """Every way to forge one of these faces."""
    options: list[Option] = []
    if offers:
        forgings = _forgings(dice)
        for offer in offers:
            options += forgings[offer]
    return options


class Forgings(dict[Offer, tuple[Option, ...]]):
    """Every way to forge an offer on two dice, by the offer; each is made when it is first asked for.

    A face may go on the first side of equal ones on each die, and on no side whose face may never be removed.
    """

    def __init__(self, dice: tuple[Die, Die]) -> None:
        super().__init__()
        self.places: tuple[Place, ...] = tuple(
            (die, faces.index(old), old)
            for die, faces in enumerate(dice)
            for old in dict.fromkeys(faces)
            if not FACES[old].stays
        )

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
        die, side, old = place
        facts: dict[str, Fact] = {
            "face": self.face,
            "cost": self.price,
            "die": DICE[die],
            "side": side + 1,
            "old": old,
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
    options = forge_options(offers, play.state.heroes[seat].dice)
    if optional:
        options.append(NOT_FORGED)
    way = yield from play.ask(seat, "forge", tuple(options), {"source": source})
    if way is NOT_FORGED:
        return None
    forge(play, seat, way)
    return way
