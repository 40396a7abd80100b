"""A position of Hercules as numbers, for the learned value of it (``engine.players.value``)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from engine.float_sums import sum_floats
from engine.hercules.appraisal import chance_of
from engine.hercules.arithmetic import SUMS, sums_of
from engine.hercules.cards import ACTIVE_ABILITIES, CARDS
from engine.hercules.labour import SMALLEST_VASE, card_above, reach, vase_stack
from engine.hercules.scoring import MAJORITY_POINTS, SET_POINTS
from engine.hercules.state import COLUMNS, HADES, SYMBOLS, Cards, Hero, State
from engine.players.value import Numbers, against_others

_ABILITIES = tuple(sorted(ACTIVE_ABILITIES))
_SEATS = (2, 3, 4)
_ROLLS = tuple(SUMS[max(pair), min(pair)] for pair in product(range(1, 7), repeat=2))
"""The sums that each roll of two dice makes."""


class _Held(NamedTuple):
    """What a hand of cards comes to: points, symbols of each kind, and uses of each ability."""

    vp: int
    symbols: tuple[int, ...]
    abilities: tuple[int, ...]


@lru_cache(maxsize=4096)
def _hand(cards: Cards) -> _Held:
    """What some cards come to. Hands are the same in nearly all futures that are compared."""
    cards_held = [CARDS[card] for card in cards]
    return _Held(
        sum(card.vp for card in cards_held),
        tuple(sum(card.symbols.count(symbol) for card in cards_held) for symbol in SYMBOLS),
        tuple(sum(card.ability == ability for card in cards_held) for ability in _ABILITIES),
    )


@lru_cache(maxsize=4096)
def _ready(cards: Cards, used: Cards) -> tuple[int, ...]:
    """The uses of each ability of the cards that are not used up."""
    return _hand(tuple(card for card in cards if card not in used)).abilities


def features(state: State, seat: int) -> Numbers:
    """What is known of a position, as a seat sees it: its own area, those of the others, how far the match is."""
    sides = range(len(state.heroes))
    symbols = [_symbols(state, side) for side in sides]
    most = [max(counts) for counts in zip(*symbols, strict=True)]
    areas = [_area(state, side, symbols[side], most) for side in sides]
    rivals = [max(symbols[side][kind] for side in sides if side != seat) for kind in range(len(SYMBOLS))]
    leads = [own - other for own, other in zip(symbols[seat], rivals, strict=True)]
    hero = state.heroes[seat]
    left = [float(column in hero.labours) for column in range(1, COLUMNS + 1)]
    return [
        *against_others(areas, seat),
        *left,
        *leads,
        *_leads(leads),
        *_time(state, seat),
        *_prospects(state, seat),
        *_margins(state, [area[0] for area in areas], seat),
    ]


def network(state: State) -> str:
    """The name of the network that knows such positions: none knows the match against Hades yet."""
    return "solo" if state.solo else "people"


def _leads(leads: Sequence[int]) -> list[float]:
    return [float(lead > 0) for lead in leads] + [float(lead == 0) for lead in leads]


def _symbols(state: State, side: int) -> tuple[int, ...]:
    hero = state.heroes[side]
    return _hand(hero.demigods if state.simplified else hero.demigods + hero.gods).symbols


def _area(state: State, side: int, symbols: Sequence[int], most: Sequence[int]) -> Numbers:
    """One side's area; its points, as if the match ended now, come first."""
    hero = state.heroes[side]
    cards = _hand(hero.demigods).vp + _hand(hero.gods).vp + _hand(hero.vases).vp + _hand(hero.pantheon).vp
    majorities = sum(own > 0 and own == best for own, best in zip(symbols, most, strict=True))
    sets = min(symbols)
    points = hero.supply + cards + MAJORITY_POINTS * majorities + SET_POINTS * sets
    gods = () if state.simplified else hero.gods
    acts = _acts(state, side)
    gap = reach(hero.labours[1:], hero.column) - hero.column if hero.labours else 0
    return [
        points,
        hero.supply,
        cards,
        majorities,
        sets,
        *symbols,
        len(hero.labours),
        hero.column,
        float(hero.column == COLUMNS),
        len(hero.marked),
        len(hero.face_down),
        *_ready(hero.demigods, hero.marked),
        *_ready(gods, hero.face_down),
        *_hardness(hero.labours),
        gap,
        float(gap >= SMALLEST_VASE),
        float(acts),
        *_feasible(state, side, hero, acts=acts),
    ]


@cache
def _hardness(labours: tuple[int, ...]) -> tuple[float, float, float, float]:
    """How likely the labours that are left are made by a roll: the hardest, the next, all, and the expected wait."""
    chances = sorted(chance_of(labour) for labour in labours) or [1.0]
    return chances[0], chances[min(1, len(chances) - 1)], sum_floats(chances), sum_floats(1 - each for each in chances)


@cache
def _results(dice: tuple[int, ...]) -> frozenset[int]:
    """The results that these dice make."""
    return frozenset(way.result for way in sums_of(dice))


def _acts(state: State, side: int) -> bool:
    """Whether the side has a turn to come in this round."""
    return (side - state.acting) % len(state.heroes) < len(state.heroes) - state.turns and state.turns > 0


def _feasible(state: State, side: int, hero: Hero, *, acts: bool) -> tuple[float, float]:
    """How many labours the dice make that a side still has to use in this round, and whether any at all."""
    if not acts or (state.solo and side == HADES):
        return 0.0, 0.0
    results = _results(hero.dice)
    fitting = sum([labour in results for labour in hero.labours])
    return float(fitting), float(fitting > 0)


def _time(state: State, seat: int) -> Numbers:
    sides = len(state.heroes)
    fewest = min(len(hero.labours) for hero in state.heroes[: state.seats])
    return [
        state.round,
        float(state.ending),
        fewest,
        (seat - state.pegasus) % sides,
        float(state.solo),
        float(state.simplified),
        *(float(state.seats == seats) for seats in _SEATS),
        sum(len(stack) for stack in state.stacks.values()),
        len(state.peak),
    ]


def _prospects(state: State, seat: int) -> Numbers:
    """What the own side may gain soon, and the most that any other may."""
    own, *others = (_gains(state, side) for side in (seat, *_others(state, seat)))
    return [*own, *map(max, zip(*others, strict=True))]


def _others(state: State, seat: int) -> list[int]:
    return [side for side in range(len(state.heroes)) if side != seat]


def _gains(state: State, side: int) -> Numbers:
    """What one side may gain soon: by fresh dice, by its next step, by cards that are ready, and in this round."""
    hero = state.heroes[side]
    labours, column = hero.labours, hero.column
    vase = god = 0
    stop = reach(labours[1:], column) if labours else column
    if stop > column:
        stack = vase_stack(state.vases, stop - column)
        vase = CARDS[state.vases[stack][0]].vp if stack else 0
        above = card_above(state, stop)
        god = CARDS[above].vp + len(CARDS[above].symbols) if above else 0
    results = _results(hero.dice) if _acts(state, side) else frozenset()
    now = (1 + vase + god) if labours and labours[0] in results else float(not results.isdisjoint(labours))
    return [
        *_fitting_rolls(labours),
        vase,
        god,
        float(stop == COLUMNS),
        len(hero.demigods) - len(hero.marked),
        len(hero.gods) - len(hero.face_down),
        now,
        float(bool(labours) and labours[0] == column + 1),
    ]


@cache
def _fitting_rolls(labours: tuple[int, ...]) -> tuple[float, float]:
    """How likely fresh dice make one of these labours, and how likely two of them."""
    counts = [len({way.result for way in sums}.intersection(labours)) for sums in _ROLLS]
    return sum(count > 0 for count in counts) / len(counts), sum(count > 1 for count in counts) / len(counts)


def _margins(state: State, points: Sequence[float], seat: int) -> Numbers:
    """By how many points the own side leads each other one, how much can still come, and where the others are."""
    others = _others(state, seat)
    own, points_of_others = points[seat], sorted((points[side] for side in others), reverse=True)
    leads = [own - other for other in points_of_others]
    labours = [len(state.heroes[side].labours) for side in others]
    fewest = min(len(state.heroes[seat].labours), *labours)
    return [
        *leads,
        *[0.0] * (len(_SEATS) - len(leads)),
        sum(lead < 0 for lead in leads),
        leads.count(0),
        min(labours),
        max(labours),
        max(state.heroes[side].column for side in others),
        float(state.acting == seat),
        len(state.heroes) - state.turns,
        *(leads[0] * (state.seats == seats) for seats in _SEATS),
        leads[0] * state.ending,
        leads[0] / (1 + fewest),
        own - sum(points_of_others) / len(points_of_others),
    ]
