"""What a golem may meet on its way: the spaces ahead, and the gains and payments that may come up there.

The Celestial Die brings gains, steps and payments of its own, and so does the first golem's choice at the Goddess.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, product
from typing import Final, NamedTuple

from engine.dice_forge.data.faces import CELESTIAL, CHOOSING, FACES, MIRRORS, SHIPS, Face, Yield
from engine.dice_forge.data.labyrinth import GODDESS, SPACES, Space
from engine.dice_forge.data.rulings import FACTOR
from engine.dice_forge.rules.purse import PAYMENTS, Course, Step, buy_face, gain
from engine.dice_forge.rules.resources import in_all
from engine.dice_forge.rules.twins import TWINS
from engine.dice_forge.state import State

Ways = Iterator[tuple[Course, int]]
"""Courses, each with the space on which the golem stands after it."""

NOTHING: Final[Course] = ()

Sides = frozenset[str]
"""The faces that may be chosen of one die."""


class Chances(NamedTuple):
    """What may come up on the way of one golem.

    ``gains`` are the amounts of gold and moon that one roll of the Celestial Die may bring. ``ship`` says whether it
    may bring a ship, ``twins`` how often each roll may be paid for again. ``chosen`` are the pairs of faces that the
    first golem at the Goddess may choose; none for a later one.
    """

    gains: frozenset[Step]
    ship: bool
    twins: int
    chosen: frozenset[tuple[str, str]] = frozenset()


ROLLING: Final = frozenset({"celestial", "goddess"})
"""The effects of spaces on which the Celestial Die may be rolled."""

PAYING: Final = ROLLING | {"buy", "forge"}
"""The effects of spaces on which something may be paid."""

NO_CHANCES: Final = Chances(frozenset(), False, 0)
NO_SIDES: Final[tuple[Sides, Sides]] = (frozenset(), frozenset())


@cache
def spaces_ahead(start: int, steps: int) -> tuple[Space, ...]:
    """The spaces that a golem may enter with a number of steps, and with those that the Celestial Die may bring it."""
    spaces: dict[int, Space] = {}
    for target in SPACES[start].forward if steps and start in SPACES else ():
        space = SPACES[target]
        rolls = space.times if space.effect == "celestial" else 0
        spaces[target] = space
        spaces.update((further.id, further) for further in spaces_ahead(target, steps - 1 + rolls))
    return tuple(spaces.values())


@cache
def may_pay(start: int, steps: int) -> bool:
    """Whether something may be paid on a golem's way: on a space, or for faces that the Celestial Die may bring."""
    return not PAYING.isdisjoint(_effects_ahead(start, steps))


@cache
def may_roll(start: int, steps: int) -> bool:
    """Whether a space ahead of a golem rolls dice, so that something may come up."""
    return not ROLLING.isdisjoint(_effects_ahead(start, steps))


@cache
def _effects_ahead(start: int, steps: int) -> frozenset[str]:
    return frozenset(space.effect for space in spaces_ahead(start, steps))


def chances(state: State, seat: int, steps: int) -> Chances:
    """What may come up for a seat's golem on the spaces ahead, as the dice lie and the stacks stand now."""
    hero = state.heroes[seat]
    if not may_roll(hero.golem, steps):
        return NO_CHANCES
    faces = _TELLING.intersection(chain(hero.dice[0], hero.dice[1], *[other.faces for other in state.heroes]))
    sides = _open_sides(state, seat) if "goddess" in _effects_ahead(hero.golem, steps) else NO_SIDES
    fed = frozenset([face for face in faces & _FEEDING if is_fed(state, seat, FACES[face])])
    return _chances(faces, fed, hero.cards.count(TWINS.id), sides)


@lru_cache(maxsize=1024)
def _chances(faces: frozenset[str], fed: frozenset[str], twins: int, sides: tuple[Sides, Sides]) -> Chances:
    """What may come up with these faces on top or on the own dice: the same for all futures in which they are alike."""
    yields = [amounts for side in CELESTIAL for amounts in (side.gains, *_each(side.choices))]
    yields += [amounts for face in faces for amounts in gains_of(FACES[face], fed=face in fed)]
    gains = frozenset(step for step in map(gain, yields) if any(step[1]))
    return Chances(gains, not SHIPS.isdisjoint(faces), twins, frozenset(product(*sides)))


_FEEDING: Final = frozenset(face.id for face in FACES.values() if face.owner)
"""The faces that may feed the owner of their card."""

_TELLING: Final = (
    _FEEDING | SHIPS | {face.id for face in FACES.values() if "gold" in face.gains or "moon" in face.gains}
)
"""The faces that may bring anything to pay with, or to pay for, by the Celestial Die."""


def _each(choices: Yield) -> list[Yield]:
    return [{kind: amount} for kind, amount in choices.items()]


def is_fed(state: State, seat: int, face: Face) -> bool:
    """Whether a face feeds this seat, as a boar does the owner of its card (rulebook p. 6)."""
    return bool(face.owner) and state.owner_of(face.card) == seat


def gains_of(face: Face, *, fed: bool) -> list[Yield]:
    """What a face may give beside one that gives nothing, also to one that it feeds."""
    if face.kind not in CHOOSING:
        return [face.gains]
    return [in_all(amounts, more) for amounts in _each(face.gains) for more in (_each(face.owner) if fed else [{}])]


def _open_sides(state: State, seat: int) -> tuple[Sides, Sides]:
    """The sides of both dice that a golem may choose which is the first one at the Goddess; none for a later one.

    Mirrors become what they may copy.
    """
    others = [state.heroes[other] for other in state.others(seat)]
    for hero in others:
        if hero.golem == GODDESS:
            return NO_SIDES
    light, dark = [frozenset(die) for die in state.heroes[seat].dice]
    if MIRRORS.isdisjoint(light | dark):
        return light, dark
    faces_of_others = frozenset([face for hero in others for face in hero.faces])
    return _open_sides_of(light, faces_of_others), _open_sides_of(dark, faces_of_others)


def _open_sides_of(die: Sides, faces_of_others: Sides) -> Sides:
    return die if MIRRORS.isdisjoint(die) else die | faces_of_others


# Courses


@lru_cache(maxsize=256)
def courses(start: int, steps: int, chances: Chances, *, rolls: bool = True) -> frozenset[Course]:
    """All courses on a golem's way; ``rolls``: with those that the Celestial Die may bring."""
    return frozenset(course for course, _ in _walk(start, steps, chances, rolls))


@lru_cache(maxsize=256)
def with_payments(courses: frozenset[Course]) -> frozenset[Course]:
    """Those with a payment, up to the last one: gains after it come to the same in any order."""
    places = ((course, [place for place, (name, _) in enumerate(course) if name in PAYMENTS]) for course in courses)
    return frozenset(course[: payment_places[-1] + 1] for course, payment_places in places if payment_places)


class SolePayment(NamedTuple):
    """The only payment on a course: the gold and moon gained before it, its kind, and its amount."""

    gold: int
    moon: int
    kind: str
    amount: int


@lru_cache(maxsize=256)
def sole_payments(courses: frozenset[Course]) -> tuple[SolePayment | None, ...]:
    """The sole payment of each course that has one at all, and None for a course with more."""
    return tuple(map(sole_payment, with_payments(courses)))


def sole_payment(course: Course) -> SolePayment | None:
    """The payment of a course that ends with its first one; none for Twins, which pay as often as one likes."""
    *before, (kind, amounts) = course
    if kind == "twins" or any(name != "gain" for name, _ in before):
        return None
    gains = [each for _, each in before]
    return SolePayment(sum([gold for gold, _ in gains]), sum([moon for _, moon in gains]), kind, amounts[0])


def _walk(start: int, steps: int, chances: Chances, rolls: bool) -> Ways:
    forward = SPACES[start].forward if steps and start in SPACES else ()
    if not forward:
        yield NOTHING, start
    for target in forward:
        for course, space in _enter(SPACES[target], chances, rolls):
            for more, end in _walk(space, steps - 1, chances, rolls):
                yield course + more, end


def _enter(space: Space, chances: Chances, rolls: bool) -> Ways:
    if space.effect == "celestial":
        yield from _roll(space.id, space.times if rolls else 0, chances)
    elif space.effect == "buy":
        [(kind, price)] = space.price.items()
        yield ((kind, (price,)),), space.id
    elif space.effect == "forge":
        yield (buy_face(space.discount),), space.id
    elif space.effect == "goddess":
        yield NOTHING, space.id
        for pair in chances.chosen:
            yield from _pair(pair, chances, rolls)
    else:
        for amounts in _each(space.choices) or [space.gains]:
            yield (gain(amounts),), space.id


def _roll(space: int, times: int, chances: Chances) -> Ways:
    """How many rolls of the Celestial Die one after the other, on a space that a golem may leave by them."""
    if not times:
        yield NOTHING, space
        return
    again: Course = (("twins", (chances.twins,)),) if chances.twins else NOTHING
    reward: Course = (("reward", ()),) if chances.twins else NOTHING
    for effect, target in _come_up(space, chances):
        for more, end in _roll(target, times - 1, chances):
            yield again + effect + reward + more, end


def _come_up(space: int, chances: Chances) -> Ways:
    """What one roll may do: nothing that matters here, a gain, a ship, or a step: a golem shows already."""
    yield NOTHING, space
    for step in chances.gains:
        yield (step,), space
    if chances.ship:
        yield (buy_face(_SHIP),), space
    if SPACES[space].forward:
        yield from _walk(space, 1, chances, True)


_SHIP: Final = FACES["ship"].discount


def _pair(pair: tuple[str, str], chances: Chances, rolls: bool) -> Ways:
    """What two faces may bring that are chosen at the Goddess, in either order."""
    first, second = (FACES[face] for face in pair)
    if first.partner == second.id and rolls:
        yield from _roll(GODDESS, 1, chances)
    for one, other in ((first, second), (second, first)):
        factor = FACTOR if other.kind == "triple" else 1
        for course in product(_steps_of(one, factor), _steps_of(other, 1)):
            yield course, GODDESS


def _steps_of(face: Face, factor: int) -> list[Step]:
    """What a chosen face may bring, multiplied; the discount of a ship is multiplied."""
    if face.kind == "ship":
        return [buy_face(face.discount * factor)]
    amounts = _each(face.gains) if face.kind in CHOOSING else [face.gains]
    return [gain({kind: amount * factor for kind, amount in each.items()}) for each in amounts]
