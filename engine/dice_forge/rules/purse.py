"""What a player pays with, and all that gains and payments one after the other may leave of it.

A small model of the rules of gaining and paying: which of two faces comes first makes a difference exactly where it
leaves something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

from engine.dice_forge.data.faces import SANCTUARY, Yield
from engine.dice_forge.data.rulings import SCEPTER, SCEPTERS_PAY_IN_THE_LABYRINTH
from engine.dice_forge.rules.gold import WORK
from engine.dice_forge.rules.payment import ready_ones, ways_to_pay
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.tokens import WORTH, triton_options
from engine.dice_forge.rules.twins import PRICE
from engine.dice_forge.state import GOLD, MOON, State
from engine.questions import numbers

Step = tuple[str, tuple[int, ...]]
"""A gain or a payment by its name, with its amounts; the names are those of ``_after``."""

Course = tuple[Step, ...]
"""Gains and payments one after the other. A payment may always be left out."""

PAYMENTS: Final = frozenset({"gold", "moon", "face", "twins"})
"""The steps in which something may be paid."""

AT_MOST: Final = 3
"""How many faces may be bought on one way: for a ship beside a golem, and for one of each of two rolls."""

DEAL: Final = 0
"""Instead of the cost of a face: what was bought is none."""


class Purse(NamedTuple):
    """What may be paid with, and what was paid for.

    ``worked`` is the gold on hammers, ``tokens`` counts Triton tokens that may be spent now, ``due`` the rewards of
    Twins that are still to come. ``bought`` are the costs of the faces bought, sorted, and of other things ``DEAL``.
    """

    gold: int
    moon: int
    scepters: tuple[int, ...] = ()
    worked: int = 0
    tokens: int = 0
    due: int = 0
    bought: tuple[int, ...] = ()


class Limits(NamedTuple):
    """What holds for a purse for now: how much gold and moon the inventory takes, and how much gold the hammers.

    ``resets``: scepters may be reset for moon shards. ``costs`` are those of the faces that the Sanctuary has left, of
    each at most as many as may be bought on one way.
    """

    gold: int
    moon: int
    work: int
    resets: bool
    costs: tuple[int, ...]


Purses = frozenset[Purse]


def purse_of(state: State, seat: int) -> Purse:
    """What a seat has."""
    hero = state.heroes[seat]
    tokens = hero.tokens["triton"] if triton_options(state, seat) else 0
    return Purse(hero.amounts[GOLD], hero.amounts[MOON], tuple(sorted(hero.scepters)), hero.worked, tokens)


def limits_of(state: State, seat: int) -> Limits:
    """The limits that hold for a seat."""
    hero = state.heroes[seat]
    resets = seat == state.acting and SCEPTERS_PAY_IN_THE_LABYRINTH
    costs: tuple[int, ...] = ()
    for cost, faces in _BY_COST.items():
        costs += _SO_MANY[cost][min(sum(map(state.temple.__getitem__, faces)), AT_MOST)]
    return Limits(cap(hero, "gold"), cap(hero, "moon"), hero.hammers * WORK, resets, costs)


_BY_COST: Final = {cost: [face.id for face in faces] for cost, faces in groupby(SANCTUARY, attrgetter("cost"))}
"""The faces that the Sanctuary sells, by their cost."""

_SO_MANY: Final = {cost: [(cost,) * copies for copies in range(AT_MOST + 1)] for cost in _BY_COST}


def gain(yields: Yield) -> Step:
    """The step of gaining what may be paid with."""
    return "gain", (yields.get("gold", 0), yields.get("moon", 0))


def buy_face(discount: int) -> Step:
    """The step of buying one face for so much less."""
    return "face", (discount,)


@lru_cache(maxsize=4096)
def ends(purse: Purse, limits: Limits, course: Course) -> Purses:
    """All that a course may leave of a purse."""
    if not course:
        return frozenset((purse,))
    left_of_it, rest = _after(purse, limits, *course[0]), course[1:]
    if not rest:
        return frozenset(left_of_it)
    return frozenset[Purse]().union(*[ends(left, limits, rest) for left in left_of_it])


def _after(purse: Purse, limits: Limits, name: str, amounts: tuple[int, ...]) -> Iterable[Purse]:
    """All that one step may leave of a purse."""
    if name == "gain":
        gold, moon = amounts
        return _purses_after_gain(purse, limits, gold, moon)
    if name == "reward":
        return [
            after_gain
            for moon in range(purse.due + 1)
            for after_gain in _purses_after_gain(purse._replace(due=0), limits, 0, moon)
        ]
    [amount] = amounts
    if name == "twins":
        return _roll_again(purse, limits, amount)
    return {
        left for ready in _tokens_spent(purse, limits) for left in _purses_after_purchase(ready, limits, name, amount)
    }


def _purses_after_purchase(purse: Purse, limits: Limits, name: str, amount: int) -> Iterator[Purse]:
    """A purse as it is, or after one thing was bought for this much; faces cost so much less."""
    yield purse
    if name == "moon":
        yield from _paid_shards(purse, limits, amount)
        return
    for cost, price in ((DEAL, amount),) if name == "gold" else _faces(purse, limits, amount):
        for after_payment in _paid_gold(purse, price):
            yield _with(after_payment, cost)


def _faces(purse: Purse, limits: Limits, discount: int) -> list[tuple[int, int]]:
    """The costs of the faces that are left, each with its price."""
    costs = [cost for cost in dict.fromkeys(limits.costs) if limits.costs.count(cost) > purse.bought.count(cost)]
    return [(cost, max(0, cost - discount)) for cost in costs]


def _with(purse: Purse, cost: int) -> Purse:
    return purse._replace(bought=tuple(sorted((*purse.bought, cost))))


def _tokens_spent(purse: Purse, limits: Limits) -> set[Purse]:
    """A purse after any number of Triton tokens were spent for what may be paid with."""
    purses = {purse}
    for kind in ("gold", "moon") if purse.tokens else ():
        fewer = purse._replace(tokens=purse.tokens - 1)
        purses_after_gain = _purses_after_gain(fewer, limits, *gain({kind: WORTH[kind]})[1])
        purses |= {each for after_token in purses_after_gain for each in _tokens_spent(after_token, limits)}
    return purses


def _roll_again(purse: Purse, limits: Limits, copies: int) -> set[Purse]:
    """A purse after at most a number of Twins were paid for; a token is spent where gold is missing."""
    purses = {purse}
    for after_payment in _paid_gold(purse, PRICE) if copies else ():
        purses |= _roll_again(after_payment._replace(due=after_payment.due + 1), limits, copies - 1)
    if copies and purse.tokens and purse.gold + sum(purse.scepters) < PRICE:
        for after_token in _purses_after_gain(purse._replace(tokens=purse.tokens - 1), limits, WORTH["gold"], 0):
            purses |= _roll_again(after_token, limits, copies)
    return purses


# Gold and shards


def _purses_after_gain(purse: Purse, limits: Limits, gold: int, moon: int) -> list[Purse]:
    """A purse with so much more; any part of the gold goes to the hammers and onto scepters, as in ``gold.divide``."""
    shards = min(limits.moon, purse.moon + moon)
    room, most = limits.gold - purse.gold, min(gold, limits.work - purse.worked)
    return [
        purse._replace(
            gold=min(limits.gold, purse.gold + gold - hammer_gold - scepter_gold),
            moon=shards,
            scepters=scepters,
            worked=purse.worked + hammer_gold,
        )
        for hammer_gold in range(min(most, max(0, gold - room)), most + 1)
        for scepter_gold, scepters in _ways_to_fill(purse.scepters, gold - hammer_gold, room)
    ]


@lru_cache(maxsize=4096)
def _ways_to_fill(scepters: tuple[int, ...], gold: int, room: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """How much of so much gold may go onto scepters, and what they hold then; as much as nothing else has room for."""
    if not scepters:
        return ((0, ()),)
    gold_held, later = scepters[0], scepters[1:]
    most = min(gold, SCEPTER - gold_held)
    least = min(most, max(0, gold - room - sum(SCEPTER - other for other in later)))
    ways = {
        (onto_first + more, tuple(sorted((gold_held + onto_first, *rest))))
        for onto_first in range(least, most + 1)
        for more, rest in _ways_to_fill(later, gold - onto_first, room)
    }
    return tuple(sorted(ways))


def _paid_gold(purse: Purse, price: int) -> Iterator[Purse]:
    """All ways to pay gold, from the store and from scepters."""
    for scepter_gold, scepters in _ways_to_spend(purse.scepters, price):
        if price - scepter_gold <= purse.gold:
            yield purse._replace(gold=purse.gold - (price - scepter_gold), scepters=scepters)


@lru_cache(maxsize=4096)
def _ways_to_spend(scepters: tuple[int, ...], most: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """How much may be paid from scepters, and what is left on them."""
    if not scepters:
        return ((0, ()),)
    ways = {
        (from_first + more, tuple(sorted((scepters[0] - from_first, *rest))))
        for from_first in range(min(scepters[0], most) + 1)
        for more, rest in _ways_to_spend(scepters[1:], most - from_first)
    }
    return tuple(sorted(ways))


def _paid_shards(purse: Purse, limits: Limits, price: int) -> Iterator[Purse]:
    """All ways to pay moon shards, from the store and with scepters that are reset."""
    ready = ready_ones(purse.scepters) if limits.resets else ()
    for way in ways_to_pay(price, 0, purse.moon, 0, 0, ready):
        scepters = list(purse.scepters)
        for gold_held in numbers(way.facts, "scepters"):
            scepters[scepters.index(gold_held)] = 0
        after_payment = purse._replace(moon=purse.moon - way.number("moon", 0), scepters=tuple(sorted(scepters)))
        yield _with(after_payment, DEAL)
