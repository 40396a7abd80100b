"""Forging, buying and upgrading faces: the new one takes the place of an old one (rulebook p. 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import compress, groupby
from operator import attrgetter, itemgetter
from typing import Final

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import DICE, FACES, POOLS, SANCTUARY, SIDES
from engine.dice_forge.data.rulings import LAST_LEVEL, START_FACES_HAVE_NO_LEVEL
from engine.dice_forge.rules.payment import spend_gold
from engine.dice_forge.rules.tokens import spend_triton, triton_options
from engine.dice_forge.state import GOLD, Die, Hero, State
from engine.flow import NOTHING_ASKED, Flow, Play
from engine.questions import Fact, Option

Place = tuple[int, int, str, str]
"""A die, one of its sides (0 to 5), the face that lies there, and its origin where equal ones differ in it."""

Ways = tuple[Option, ...]
"""The ways to forge on one place the faces that the Sanctuary sells, in its order."""

FREE: Final = max(face.cost for face in FACES.values())
"""A discount with which every face is free."""

ALIKE: Final = -1
"""Instead of the places that were forged on: as if all were, so that equal faces are all alike."""

LIGHT: Final = DICE[0]

ONE_DIE: Final = (1 << SIDES) - 1
"""The bits of one die's sides."""

MERCHANT: Final = FEATS["merchant"]
CELESTIAL: Final = FEATS["celestial_die"]
"""The feats by which faces are upgraded."""

NOT_FORGED: Final = Option("forge:none", "forge-none")
NO_SHIP: Final = Option("ship:none", "ship-none")


def for_sale(state: State, gold: int, without: tuple[str, ...] = ()) -> list[str]:
    """The faces that the Sanctuary sells to a player who can pay so much."""
    return [SANCTUARY[place].id for place in _in_stock(state, gold, without)]


def _in_stock(state: State, gold: int, without: tuple[str, ...]) -> list[int]:
    """The same faces by their places in the Sanctuary."""
    temple, faces = state.temple, _AFFORDABLE[min(gold, FREE)]
    if without:
        return [place for place, face in enumerate(faces) if temple[face] and face not in without]
    return [place for place, face in enumerate(faces) if temple[face]]


def sells_anything(state: State, gold: int) -> bool:
    """Whether the Sanctuary has anything left for a player with so much gold."""
    temple = state.temple
    return any(temple[face] for face in _AFFORDABLE[min(gold, FREE)])


def more_for_sale(state: State, gold: int, more: int) -> bool:
    """Whether the Sanctuary sells anything to a player with more gold that it does not to one with so much."""
    too_dear = _AFFORDABLE[min(more, FREE)][len(_AFFORDABLE[min(gold, FREE)]) :]
    return any(map(state.temple.__getitem__, too_dear))


_AFFORDABLE: Final = [tuple([face.id for face in SANCTUARY if face.cost <= gold]) for gold in range(FREE + 1)]
"""By the gold that may be paid (0 or more): the Sanctuary's faces that cost no more. For ``FREE`` all can be had."""


def in_pool(state: State, pool: int) -> list[str]:
    """The faces left in a pool of the Garden or the Forest."""
    return [face for face in dict.fromkeys(POOLS[pool].faces) if state.temple[face]]


def purchase_options(
    state: State, hero: Hero, gold: int, without: tuple[str, ...] = (), discount: int = 0
) -> list[Option]:
    """Every way to buy a face with so much gold and to forge it on a hero's dice; a discount never pays gold out."""
    faces = _in_stock(state, gold + discount, without)
    if not faces:
        return []
    levels = hero.reforged if levels_count(state) else ALIKE
    light, dark = hero.dice
    places = _sold_on(0, light, levels & ONE_DIE, discount) + _sold_on(1, dark, levels >> SIDES & ONE_DIE, discount)
    shelf = _SHELVES[discount]
    ways_on = [shelf[place] for place in places]
    return [ways[face] for face in faces for ways in ways_on]


def free_options(state: State, hero: Hero, faces: Sequence[str]) -> list[Option]:
    """Every way to forge one of these faces for free on a hero's dice."""
    if not faces:
        return []
    places = places_to_forge(hero.dice, hero.reforged if levels_count(state) else ALIKE)
    sought = [(face, _free_ways(face)) for face in faces]
    return [ways.get(place) or _free_way(place, face) for face, ways in sought for place in places]


def levels_count(state: State) -> bool:
    """Whether faces may be upgraded in this match: then a start face is not the same as its equal that was bought."""
    sets = state.line_up
    return state.module == "goddess" or sets[MERCHANT.slot] == MERCHANT.id or sets[CELESTIAL.slot] == CELESTIAL.id


def level_at(dice: tuple[Die, Die], reforged: int, die: int, side: int) -> int:
    """The level of the face on a place; faces that are not from the Sanctuary are level 0 (C07)."""
    return _LEVELS[reforged >> (die * SIDES + side) & 1][dice[die][side]]


_LEVEL: Final = {face.id: face.level for face in FACES.values()}
_LEVELS: Final = (dict.fromkeys(_LEVEL, 0) if START_FACES_HAVE_NO_LEVEL else _LEVEL, _LEVEL)
"""The level of each face, where it lies since the start and where it was forged."""

_STAYING: Final = frozenset(face.id for face in FACES.values() if face.stays)


def places_to_forge(dice: tuple[Die, Die], reforged: int) -> tuple[Place, ...]:
    """Where a face may go: on the first side of equal ones of a level on each die, and on none that must stay."""
    light, dark = dice
    return _places_on(0, light, reforged & ONE_DIE) + _places_on(1, dark, reforged >> SIDES & ONE_DIE)


@lru_cache(maxsize=256)
def _places_on(die: int, faces: Die, levels: int) -> tuple[Place, ...]:
    """The same for one die; ``levels`` has a bit for each of its sides."""
    if levels == ONE_DIE:
        return tuple([(die, faces.index(old), old, "") for old in dict.fromkeys(faces) if old not in _STAYING])
    first: dict[tuple[str, int], int] = {}
    for side, old in enumerate(faces):
        if old not in _STAYING:
            first.setdefault((old, _LEVELS[levels >> side & 1][old]), side)
    if len(first) == len({old for old, _ in first}):
        return tuple([(die, side, old, "") for (old, _), side in first.items()])
    designs = [old for old, _ in first]
    return tuple(
        [
            (die, side, old, _origin(is_forged=bool(levels >> side & 1)) if designs.count(old) > 1 else "")
            for (old, _), side in first.items()
        ]
    )


def _origin(*, is_forged: bool) -> str:
    return "forged" if is_forged else "start"


def forge_id(face: str, die: int, side: int) -> str:
    """The id of the option to forge a face on a side (0 to 5) of a die."""
    return f"forge:{face}:{DICE[die]}:{side + 1}"


@cache
def _free_ways(face: str) -> dict[Place, Option]:
    """The options to forge a face for free that were offered so far, by the place."""
    return {}


def _free_way(place: Place, face: str) -> Option:
    """One of them, which is made where it is offered for the first time."""
    ways = _free_ways(face)
    if place not in ways:
        ways[place] = _way(place, face, FREE)
    return ways[place]


def _way(place: Place, face: str, discount: int) -> Option:
    """The option to forge a face on a place for so much less."""
    die, side, old, origin = place
    facts: dict[str, Fact] = {
        "face": face,
        "cost": max(0, FACES[face].cost - discount),
        "die": DICE[die],
        "side": side + 1,
        "old": old,
        **({"origin": origin} if origin else {}),
    }
    return Option(forge_id(face, die, side), "forge", facts, "forge")


_ORIGINS: Final = ("", "start", "forged")
_NUMBERS: Final = {face: number for number, face in enumerate(FACES)}


def _number_of(place: Place) -> int:
    """One number for a place with the face that lies there and its origin."""
    die, side, old, origin = place
    return ((die * SIDES + side) * len(_NUMBERS) + _NUMBERS[old]) * len(_ORIGINS) + _ORIGINS.index(origin)


_SHELVES: Final[list[list[Ways]]] = [
    [()] * (len(DICE) * SIDES * len(_NUMBERS) * len(_ORIGINS)) for _ in range(FREE + 1)
]
"""By a discount, the ways to forge by the numbers of places; none where no die was seen with that place yet."""


@lru_cache(maxsize=8192)
def _sold_on(die: int, faces: Die, levels: int, discount: int) -> tuple[int, ...]:
    """The numbers of the places on one die, now with their ways on the shelf.

    One die stays as it is when a face is forged on the other: it is known then.
    """
    shelf, places = _SHELVES[discount], _places_on(die, faces, levels)
    for place in places:
        if not shelf[_number_of(place)]:
            shelf[_number_of(place)] = tuple([_way(place, face.id, discount) for face in SANCTUARY])
    return tuple([_number_of(place) for place in places])


def buy(play: Play[State], seat: int, way: Option) -> Flow[None]:
    """Pay for a face and forge it; who has gold on scepters says where the gold comes from."""
    if play.state.heroes[seat].scepters and way.number("cost"):
        return _buy_from_scepters(play, seat, way)
    forge(play, seat, way)
    return NOTHING_ASKED


def _buy_from_scepters(play: Play[State], seat: int, way: Option) -> Flow[None]:
    yield from spend_gold(play, seat, way.number("cost"), way.text("face"))
    forge(play, seat, way, paid=True)


_of_a_way: Final[Callable[[Mapping[str, Fact]], tuple[str, int, str, int, str]]] = itemgetter(
    "face", "cost", "die", "side", "old"
)


def forge(play: Play[State], seat: int, way: Option, *, paid: bool = False) -> None:
    """Take the face that was chosen, pay for it from the store and put it on the die, that side up."""
    hero = play.state.heroes[seat]
    face, price, die, number, old = _of_a_way(way.facts)
    play.state.temple[face] -= 1
    if not paid:
        hero.amounts[GOLD] -= price
    light, dark = hero.dice
    side = number - 1
    if die == LIGHT:
        hero.dice, hero.up = (_with_face(light, side, face), dark), (side, hero.up[1])
        hero.newest = side
    else:
        hero.dice, hero.up = (light, _with_face(dark, side, face)), (hero.up[0], side)
        hero.newest = SIDES + side
    hero.reforged |= 1 << hero.newest
    hero.removed = (*hero.removed, old)
    play.note(seat, "forged", way.facts)


def _with_face(die: Die, side: int, face: str) -> Die:
    """A die with another face on a side."""
    faces = list(die)
    faces[side] = face
    return tuple(faces)


def forge_one(
    play: Play[State], seat: int, faces: Sequence[str], source: str, *, optional: bool = False
) -> Flow[Option | None]:
    """Forge one of these faces for free; nothing happens when there is none. Returns what was forged where."""
    if not faces:
        return None
    options = free_options(play.state, play.state.heroes[seat], faces)
    if optional:
        options.append(NOT_FORGED)
    way = yield from play.ask(seat, "forge", tuple(options), {"source": source, "designs": len(faces)})
    if way is NOT_FORGED:
        return None
    forge(play, seat, way)
    return way


# One face outside the action: ships, Wood Nymphs, spaces of the labyrinth (rulebook p. 8)


def buy_one(play: Play[State], seat: int, discount: int, source: str) -> Flow[None]:
    """Optionally one Sanctuary face for less gold; a discount never pays gold out."""
    state = play.state
    hero = state.heroes[seat]
    while True:
        faces = purchase_options(state, hero, hero.gold, discount=discount)
        options = (*faces, *triton_options(state, seat), NO_SHIP)
        answer = yield from play.ask(seat, "ship", options, {"source": source, "discount": discount})
        if answer.group == "triton":
            yield from spend_triton(play, seat, answer)
            continue
        if answer.group == "forge":
            yield from buy(play, seat, answer)
        return


# Upgrades: a better face from the Sanctuary takes the place of one for free (Rebellion p. 6 and 18)


def upgrade_options(state: State, seat: int, levels: int, *, capped: bool = False) -> tuple[Option, ...]:
    """Every face that could be this many levels higher, and what may take its place.

    Exactly this many levels; where that level's pools are empty, the next one that has faces (C06). Beyond the last
    level nothing is offered, unless it is ``capped``: then the last level is the target.
    """
    hero = state.heroes[seat]
    options: list[Option] = []
    for place in places_to_forge(hero.dice, hero.reforged):
        die, side, _, _ = place
        level = level_at(hero.dice, hero.reforged, die, side)
        target = min(level + levels, LAST_LEVEL) if capped and level < LAST_LEVEL else level + levels
        options += [_free_way(place, face) for face in faces_from_level(state, target)]
    return tuple(options)


_ON_LEVEL: Final = {
    level: tuple([face.id for face in faces]) for level, faces in groupby(SANCTUARY, attrgetter("level"))
}
"""The faces that the Sanctuary sells, by their level."""


def faces_from_level(state: State, level: int) -> list[str]:
    """The designs left on a level, or on the next one that is not empty."""
    for target in range(level, LAST_LEVEL + 1):
        faces = _ON_LEVEL.get(target, ())
        if left := list(compress(faces, map(state.temple.__getitem__, faces))):
            return left
    return []


def upgrade(
    play: Play[State], seat: int, options: tuple[Option, ...], source: str, *, optional: bool = False
) -> Flow[None]:
    """Carry out one of these upgrades."""
    if not options:
        return
    choices = (*options, NOT_FORGED) if optional else options
    way = yield from play.ask(seat, "upgrade", choices, {"source": source})
    if way is not NOT_FORGED:
        forge(play, seat, way)
