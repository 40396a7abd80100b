"""The score sheet (rulebook p. 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import Standing
from engine.hercules.cards import CARDS, HADES_LEVELS
from engine.hercules.state import COLUMNS, HADES, SYMBOLS, State

MAJORITY_POINTS = 5
SET_POINTS = 5


class Score(NamedTuple):
    """One side's score: points by source, and what ties are broken by."""

    markers: int
    cards: int
    majorities: tuple[str, ...]
    sets: int
    symbols: tuple[int, ...]
    column: int

    @property
    def points(self) -> int:
        """All points."""
        return self.markers + self.cards + MAJORITY_POINTS * len(self.majorities) + SET_POINTS * self.sets

    @property
    def rank(self) -> tuple[int, ...]:
        """The higher, the better: points, then column, majorities and markers."""
        return (self.points, self.column, len(self.majorities), self.markers)


def standings(state: State) -> tuple[Standing, ...]:
    """Every side, best first. Equal sides share a place."""
    scores = scores_of(state)
    places = [1 + sum(other.rank > score.rank for other in scores) for score in scores]
    order = sorted(range(len(scores)), key=lambda side: places[side])
    return tuple(_standing(state, side, scores[side], places[side]) for side in order)


def _standing(state: State, side: int, score: Score, place: int) -> Standing:
    hades = state.solo and side == HADES
    return Standing(
        seat=None if hades else side,
        name="hades" if hades else "",
        points=score.points,
        place=place,
        parts={
            "markers": score.markers,
            "cards": score.cards,
            "majorities": MAJORITY_POINTS * len(score.majorities),
            "sets": SET_POINTS * score.sets,
        },
        facts={
            **dict(zip(SYMBOLS, score.symbols, strict=True)),
            "majorities": score.majorities,
            "column": score.column,
        },
    )


def labour_marks(state: State, seat: int) -> tuple[str, ...]:
    """Which of the twelve labours a side has mastered: its marker lies there no longer."""
    left = state.heroes[seat].labours
    return tuple("open" if column in left else "mastered" for column in range(1, COLUMNS + 1))


def scores_of(state: State) -> list[Score]:
    """The score of each side, as if the match ended now."""
    symbols = [symbols_of(state, side) for side in range(len(state.heroes))]
    most = [max(counts) for counts in zip(*symbols, strict=True)]
    return [
        Score(
            markers=hero.supply,
            cards=_card_points(state, side),
            majorities=tuple(
                symbol
                for symbol, count, best in zip(SYMBOLS, symbols[side], most, strict=True)
                if count and count == best
            ),
            sets=min(symbols[side]),
            symbols=symbols[side],
            column=hero.column,
        )
        for side, hero in enumerate(state.heroes)
    ]


def symbols_of(state: State, side: int) -> tuple[int, ...]:
    """How many symbols of each kind a side holds; those of gods do not count in the simplified variant (R16)."""
    hero = state.heroes[side]
    counts = [0] * len(SYMBOLS)
    _count(hero.demigods, counts)
    if not state.simplified:
        _count(hero.gods, counts)
    if state.solo and side == HADES:
        extra = HADES_LEVELS[state.hades_level].symbols
        counts = [count + extra for count in counts]
    return tuple(counts)


def _count(cards: Sequence[str], counts: list[int]) -> None:
    for card in cards:
        for symbol in CARDS[card].symbols:
            counts[SYMBOLS.index(symbol)] += 1


def _card_points(state: State, side: int) -> int:
    hero = state.heroes[side]
    points = sum(CARDS[card].vp for cards in (hero.demigods, hero.gods, hero.vases, hero.pantheon) for card in cards)
    return points + (HADES_LEVELS[state.hades_level].vp if state.solo and side == HADES else 0)
