"""The work on an analysis, piece by piece, each small enough to stand in a queue beside other work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from engine.analysis.accuracy import accuracies
from engine.analysis.choices import (
    Look,
    better_than_played,
    choices_to_try,
    cost_of,
    costliest_choices,
    look_at_choices,
    weights_of,
)
from engine.analysis.course import course, luck_of_seats, turn_boundaries
from engine.analysis.favours import favour_of
from engine.analysis.fortune import add_fortunes, fortunes, places_of_chance, strokes_at
from engine.analysis.report import Analysis, Costly, Favour, Fortune, Moment
from engine.match import Match

T = TypeVar("T")

AT_ONCE = 6
"""The number of turns or choices in one piece of work. A piece takes about as long as trying out one choice."""
LOOKING = 0.7
"""The share of the whole work that looking at turns, choices and rolls counts as, before some are tried out."""


class Carry(Protocol):
    """Carries pieces of work out."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """The result of one piece."""


async def analyse(
    match: Match[Any], entries: Sequence[int], carry: Carry, progress: Callable[[float], object]
) -> Analysis:
    """The analysis of a finished match, for the choices at these places of its journal. ``progress`` gets the finished
    share, from 0 to 1.
    """
    lucky = await carry(partial(luck_of_seats, match))
    places = await carry(partial(turn_boundaries, match))
    if not places:
        return Analysis(luck=lucky, favours=())
    rolls = await carry(partial(places_of_chance, match))
    went: list[Moment] = []
    looks: list[Look] = []
    fortunes_of_rolls: list[tuple[Fortune, ...]] = []
    done, whole = 0, len(places) + len(entries) + len(rolls)
    for some in batches(places):
        went += await carry(partial(course, match, some))
        done += len(some)
        progress(LOOKING * done / whole)
    for some in batches(entries):
        looks += await carry(partial(look_at_choices, match, some))
        done += len(some)
        progress(LOOKING * done / whole)
    for some in batches(rolls):
        fortunes_of_rolls += await carry(partial(fortunes, match, some))
        done += len(some)
        progress(LOOKING * done / whole)
    costly: list[Costly] = []
    favours: list[Favour] = []
    suspects = choices_to_try(looks)
    for number, suspect in enumerate(suspects):
        progress(LOOKING + (1 - LOOKING) * number / len(suspects))
        better = await carry(partial(better_than_played, match, suspect))
        if better is not None:
            cost = await carry(partial(cost_of, match, suspect.entries, better))
            costly += [cost] if cost is not None else []
            if cost is not None and match.seats > 1:
                favours += [await carry(partial(favour_of, match, cost))]
    progress(1.0)
    strokes = strokes_at(rolls, fortunes_of_rolls)
    return Analysis(
        tuple(went),
        costliest_choices(costly),
        lucky,
        accuracies(weights_of(looks)),
        add_fortunes(fortunes_of_rolls),
        strokes=strokes,
        favours=tuple(favours),
    )


def batches(numbers: Sequence[int]) -> list[Sequence[int]]:
    """The numbers in batches for one piece of work each."""
    return [numbers[start : start + AT_ONCE] for start in range(0, len(numbers), AT_ONCE)]
