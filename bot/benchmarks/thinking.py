"""Measures computer players that think in a process of their own: what it uses, and what it costs the event loop."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Iterator
from typing import NamedTuple, TypeVar

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load.processor_time import usage_of
from bot.processes.cpu_pool import Pool
from bot.tables.thinking import Thinking
from engine.match import Match
from engine.registry import MODULES, find_game
from engine.simulation import match_seed

T = TypeVar("T")

PLAYER = "master"
TICK = 0.001
"""How often it is seen whether the event loop has stalled, in seconds."""


class Thought(NamedTuple):
    """What was measured of one match: seconds of processor time of each move, and the longest stall of the loop."""

    moves: list[float]
    stall: float


def figures() -> Iterator[Figure]:
    """Each game with all its seats, once for each thing that was learned of it, and the process after all of them."""
    # As the bot does: a look for garbage in what was imported would count as a stall.
    gc.collect()
    gc.freeze()
    with asyncio.Runner() as runner:
        pool = Pool()
        thinking = Thinking(pool)
        try:
            for game in MODULES:
                for lesson in find_game(game).minds.lessons:
                    thought = runner.run(_play_match(thinking, game, lesson))
                    name = f"{game}, {lesson}, {max(find_game(game).seats)} seats"
                    yield Figure(f"{name}: a move", 1_000 * sum(thought.moves) / len(thought.moves), "ms CPU")
                    yield at_most(f"{name}: the longest move", max(thought.moves), 2, "s CPU")
                    yield at_most(f"{name}: longest stall of the loop", 1_000 * thought.stall, 20, "ms")
            (process,) = thinking.processes
            yield at_most("memory of the process that thinks, in the end", usage_of(process).resident / 1e6, 100, "MB")
        finally:
            thinking.close()
            pool.close()


async def _play_match(thinking: Thinking, key: str, lesson: str) -> Thought:
    """A match in which the process chooses for everyone."""
    game = find_game(key)
    settings = {name: values[0] for name, values in game.minds.lessons[lesson].items()}
    match = Match.start(game, max(game.seats), settings, seed=match_seed("thinking", 0))
    moves, worst = [], 0.0
    while match.questions:
        question = match.questions[0]
        before = _used_seconds(thinking)
        advice, stall = await watched(thinking.choose(PLAYER, match, question.seat))
        moves.append(_used_seconds(thinking) - before)
        worst = max(worst, stall)
        match.play(question.seat, advice.option)
    return Thought(moves, worst)


def _used_seconds(thinking: Thinking) -> float:
    return sum(usage_of(process).seconds for process in thinking.processes)


async def watched(work: Awaitable[T]) -> tuple[T, float]:
    """What comes of the work, and the longest processor time of this process between two turns of the loop."""
    doing = asyncio.ensure_future(work)
    worst, last, worked = 0.0, time.perf_counter(), time.process_time()
    while not doing.done():
        await asyncio.sleep(TICK)
        now, used = time.perf_counter(), time.process_time()
        worst = max(worst, min(now - last - TICK, used - worked))
        last, worked = now, used
    return doing.result(), worst
