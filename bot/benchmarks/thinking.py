"""Measures computer players that think in a process of their own: what it uses, and what it costs the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load.processor_time import usage_of
from bot.benchmarks.loop_lag import measure_lag
from bot.processes.cpu_pool import Pool
from bot.processes.garbage import look_seldom_for_garbage
from bot.tables.thinking import Thinking
from engine.match import Match
from engine.registry import MODULES, find_game
from engine.simulation import match_seed

PLAYER = "master"


class Thought(NamedTuple):
    """What was measured of one match: seconds of processor time of each move, and the longest stall of the loop."""

    moves: list[float]
    stall: float


def figures() -> Iterator[Figure]:
    """Each game with all its seats, once for each thing that was learned of it, and the process after all of them."""
    # As the bot does: a look for garbage in what was imported would count as a stall.
    look_seldom_for_garbage()
    with asyncio.Runner() as runner:
        pool = Pool()
        thinking = Thinking(pool)
        try:
            for game in MODULES:
                for lesson in find_game(game).minds.lessons:
                    usage = runner.run(_play_match(thinking, game, lesson))
                    name = f"{game}, {lesson}, {max(find_game(game).seats)} seats"
                    yield Figure(f"{name}: a move", 1_000 * sum(usage.moves) / len(usage.moves), "ms CPU")
                    yield at_most(f"{name}: the longest move", max(usage.moves), 2, "s CPU")
                    yield at_most(f"{name}: longest stall of the loop", 1_000 * usage.stall, 20, "ms")
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
        advice, stall = await measure_lag(thinking.choose(PLAYER, match, question.seat))
        moves.append(_used_seconds(thinking) - before)
        worst = max(worst, stall)
        match.play(question.seat, advice.option)
    return Thought(moves, worst)


def _used_seconds(thinking: Thinking) -> float:
    return sum(usage_of(process).seconds for process in thinking.processes)
