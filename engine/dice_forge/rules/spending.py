"""Whether it matters that one face pays before or after another one gives: ships, and golems on their way.

A hero who gains first may pay more; a hero who pays first has more room for what comes. Where neither is so, both
orders come to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.dice_forge.data.faces import FACES, Face, Yield
from engine.dice_forge.data.labyrinth import GODDESS, Space
from engine.dice_forge.rules.forging import more_for_sale
from engine.dice_forge.rules.golem_way import (
    NO_CHANCES,
    SolePayment,
    chances,
    courses,
    gains_of,
    is_fed,
    may_pay,
    sole_payments,
    spaces_ahead,
    with_payments,
)
from engine.dice_forge.rules.purse import Course, Limits, Purse, Step, buy_face, ends, gain, limits_of, purse_of
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.tokens import triton_options
from engine.dice_forge.state import GOLD, MOON, VP, State

Both = tuple[bool, bool]
"""Whether gaining first leaves all that paying first does, and the other way round."""

ALIKE: Final[Both] = (True, True)


def pays_for_more(state: State, seat: int, sole: SolePayment | None, gained: Step) -> bool | None:
    """Whether more may be paid for on a course after a gain than before it, where that stands for all that is left: all
    that comes fits into the store, and one thing at most is paid for, out of nothing but the store.

    None elsewhere. Gold on the hammer makes no difference: as much of the gain may work later as before.
    """
    hero = state.heroes[seat]
    if sole is None or hero.scepters or triton_options(state, seat):
        return None
    gold, moon = hero.amounts[GOLD] + sole.gold, hero.amounts[MOON] + sole.moon
    more_gold, more_moon = gained[1]
    if gold + more_gold > cap(hero, "gold") or moon + more_moon > cap(hero, "moon"):
        return None
    first, last = (gold, gold + more_gold) if sole.kind != "moon" else (moon, moon + more_moon)
    if sole.kind == "face":
        return more_for_sale(state, first + sole.amount, last + sole.amount)
    return first < sole.amount <= last


# Ships


def ship_waits(state: State, seat: int, ship: Face, other: Face, gains: Iterable[Yield], *, echo: bool = False) -> str:
    """Why a ship should come before or after a face that gives one of these; "" where it makes no difference."""
    if other.kind == "misfortune" and not echo and state.owner_of(other.card) is not None:
        return "ship"  # the owner of the card may buy a face too, perhaps the last one
    for each in gains:
        buying = frozenset([(buy_face(ship.discount),)])
        if each.get("gold") and _compare(state, seat, (gain(each),), buying) != ALIKE:
            return "ship"
    return ""


# Golems


def golem_waits(state: State, seat: int, golem: Face, other: Face) -> tuple[str, bool]:
    """Why a golem should go before or after another face; "" where it makes no difference, or where one order is best.
    Then the other part says whether the best one is to gain first, since it may help to pay on the golem's way.

    What is paid only for a roll of the Celestial Die makes none while gaining first leaves all that going first does.
    """
    start = state.heroes[seat].golem
    ahead = spaces_ahead(start, golem.steps)
    if not ahead or other.kind == "golem":
        return "", False
    if other.kind == "ship":
        ways = courses(start, golem.steps, chances(state, seat, golem.steps))
        return "labyrinth" if _meets_a_ship(state, seat, other, ahead, ways) else "", False
    if other.kind == "boar" and any(space.effect == "steal" for space in ahead):
        owner = state.owner_of(other.card)
        if owner not in (None, seat) and state.heroes[owner or 0].amounts[VP] < _points_to_steal(ahead):
            return "theft", False
    paying = _paying(state, seat, golem, other)
    if not paying:
        return "", False
    golem_chances = chances(state, seat, golem.steps)
    if _compare(state, seat, paying, courses(start, golem.steps, golem_chances, rolls=False)) != ALIKE:
        return "labyrinth", False
    if golem_chances is NO_CHANCES:
        return "", False
    gaining, going = _compare(state, seat, paying, courses(start, golem.steps, golem_chances))
    return ("", not going) if gaining else ("labyrinth", False)


def gain_comes_first(state: State, seat: int, golem: Face, other: Face) -> bool:
    """Whether what a face gives may help to pay for something on the golem's way, where no one asks ``golem_waits``."""
    paying = _paying(state, seat, golem, other)
    if not paying:
        return False
    start = state.heroes[seat].golem
    _, going = _compare(state, seat, paying, courses(start, golem.steps, chances(state, seat, golem.steps)))
    return not going


def _paying(state: State, seat: int, golem: Face, face: Face) -> tuple[Step, ...]:
    """What a face may give of what may be paid with on a golem's way; nothing where nothing is paid there."""
    if not may_pay(state.heroes[seat].golem, golem.steps):
        return ()
    return _paid_with(face.id, is_fed(state, seat, face))


@lru_cache(maxsize=256)
def _paid_with(face: str, fed: bool) -> tuple[Step, ...]:
    return tuple([gain(gains) for gains in gains_of(FACES[face], fed=fed) if "gold" in gains or "moon" in gains])


def _compare(state: State, seat: int, paying: tuple[Step, ...], ways: frozenset[Course]) -> Both:
    """What may be left on each way when a gain comes first, and when a payment does.

    The small model of gains and payments is asked only where what may be paid for does not stand for all.
    """
    opens = False
    for sole in sole_payments(ways):
        for step in paying:
            more = pays_for_more(state, seat, sole, step)
            if more is None:
                return _compare_ends(purse_of(state, seat), limits_of(state, seat), paying, ways)
            opens = opens or more
    return True, not opens


@lru_cache(maxsize=2048)
def _compare_ends(purse: Purse, limits: Limits, paying: tuple[Step, ...], ways: frozenset[Course]) -> Both:
    both = [
        (ends(purse, limits, (step, *course)), ends(purse, limits, (*course, step)))
        for course in with_payments(ways)
        for step in paying
    ]
    return all(gaining >= going for gaining, going in both), all(going >= gaining for gaining, going in both)


def _points_to_steal(ahead: Iterable[Space]) -> int:
    return max(space.gains["vp"] for space in ahead if space.effect == "steal")


def _meets_a_ship(state: State, seat: int, ship: Face, ahead: Sequence[Space], ways: Iterable[Course]) -> bool:
    """Whether a space ahead may give gold for a ship, or has to do with the faces on the dice while it can buy one.

    Paying on a space and for the ship comes to the same in either order.
    """
    purse, limits, buying = purse_of(state, seat), limits_of(state, seat), buy_face(ship.discount)
    looks = any(space.effect in ("celestial", "forged") or _chooses_faces(state, seat, space) for space in ahead)
    if looks and any(left.bought for left in ends(purse, limits, (buying,))):
        return True
    return any(ends(purse, limits, (*way, buying)) != ends(purse, limits, (buying, *way)) for way in ways)


def _chooses_faces(state: State, seat: int, space: Space) -> bool:
    """Whether a golem that enters the space is the first one at the Goddess."""
    return space.id == GODDESS and all(state.heroes[other].golem != GODDESS for other in state.others(seat))
