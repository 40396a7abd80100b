"""What the analysis of one match costs, where people sit on all its seats."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from bot.benchmarks import Figure, at_most
from bot.benchmarks.skill.measured import Cell, Plan, cells, match_of, name_of, play_out
from bot.tables.analysis_work import analyse

T = TypeVar("T")

SECONDS_MOST = 60.0


def figures(plan: Plan) -> Iterator[Figure]:
    """The processor time for a match with the fewest and the most seats, of each kind."""
    for cell in cells((2, 4)):
        name = f"{name_of(cell)}: one analysis"
        if plan.only in name:
            yield at_most(name, seconds_of(cell, plan.seed), SECONDS_MOST, "s CPU")


def seconds_of(cell: Cell, seed: str) -> float:
    """The seconds of processor time that the analysis of a match of ``greedy`` takes, with the choices of all seats."""
    match = play_out(match_of(cell, seed, 0), ["greedy"] * cell.seats)
    begun = time.process_time()
    asyncio.run(analyse(match, range(len(match.journal)), _at_once, lambda share: None))
    return time.process_time() - begun


async def _at_once(work: Callable[[], T], /) -> T:
    return work()
