"""The look at a choice of a match as a puzzle, piece by piece, each small enough to stand in a queue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from bot.tables.analysis_work import Carry
from engine.analysis.posing import (
    FRESH,
    LAST,
    WHOLE,
    Look,
    equal_options,
    is_better_again,
    leads_over,
    make_puzzle,
    options_to_pose,
    try_options,
)
from engine.analysis.report import ChoicePuzzle, Costly
from engine.match import Match
from engine.players.comparison import Trial
from engine.players.value import Estimate

AT_ONCE = 48
"""How many times an option is played on in one piece of work."""


async def pose(match: Match[Any], costly: Costly, carry: Carry, progress: Callable[[float], object]) -> ChoicePuzzle:
    """A choice that cost something as a puzzle, if it makes one. ``progress`` is given the share that is done."""
    entries, played_option = costly.entries, costly.played
    nothing = ChoicePuzzle(costly.seat, entries)
    options = await carry(partial(options_to_pose, match, entries))
    if not options:
        return nothing
    looker = Looker(match, entries, carry, progress)
    fresh = await looker.look(options, FRESH, [costly.better, played_option], 0.0)
    most = max(len(trial.estimates) for trial in fresh.values())
    near = [option for option, trial in fresh.items() if len(trial.estimates) == most]
    best = max(near, key=lambda option: fresh[option].worth)
    trials = await looker.look(list(dict.fromkeys([best, played_option, *near])), LAST, [best, played_option], 1 / 3)
    right = equal_options(trials, best, played_option)
    if right is None:
        return nothing
    whole = await looker.look([best, played_option], WHOLE, [best, played_option], 2 / 3)
    if not is_better_again(whole, best, played_option):
        return nothing
    progress(1.0)
    return await carry(partial(make_puzzle, match, entries, best, right, {**fresh, **trials}))


class Looker:
    """Tries the options of a position out, in pieces."""

    def __init__(self, match: Match[Any], entries: int, carry: Carry, progress: Callable[[float], object]) -> None:
        self._match, self._entries, self._carry, self._progress = match, entries, carry, progress

    async def look(self, options: Sequence[str], look: Look, always: Sequence[str], done: float) -> dict[str, Trial]:
        """What each option led to; those that fell behind have fewer futures. ``always`` have all."""
        by_option: dict[str, list[Estimate]] = {option: [] for option in options}
        alive = list(options)
        for start, end in pairwise((0, *look.steps)):
            await self._add(by_option, alive, look, start, end)
            self._progress(done + end / look.steps[-1] / 3)
            trials = {option: Trial(option, tuple(by_option[option])) for option in alive}
            best = max(alive, key=lambda option: trials[option].worth)
            far = {option for option, ahead in leads_over(trials, best).items() if ahead.errors >= look.dropped}
            alive = [option for option in alive if option in always or option not in far]
        return {option: Trial(option, tuple(estimates)) for option, estimates in by_option.items()}

    async def _add(
        self, by_option: dict[str, list[Estimate]], alive: list[str], look: Look, start: int, end: int
    ) -> None:
        step = max(1, AT_ONCE // len(alive))
        for first in range(start, end, step):
            work = partial(try_options, self._match, self._entries, alive, look, first, min(end, first + step))
            for option, estimates in (await self._carry(work)).items():
                by_option[option] += estimates
