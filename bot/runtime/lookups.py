"""Look-ups at Discord on the way to one answer: a few at once, for a few seconds altogether.

Where Discord limits requests or fails, discord.py waits and tries again for up to minutes, each time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from bot.runtime.tasks import cancel_all

AT_ONCE = 4
WITHIN_S = 3.0
K = TypeVar("K")
V = TypeVar("V")


async def look_up_all(
    look_up: Callable[[K], Awaitable[V]], subjects: Sequence[K], *, within_s: float = WITHIN_S
) -> list[V | None]:
    """What ``look_up`` says of each of these subjects, in their order; None of those that take longer. Raises what a
    look-up raises."""
    answers: list[V | None] = [None] * len(subjects)
    left = iter(enumerate(subjects))

    async def look_up_in_turn() -> None:
        for number, subject in left:
            answers[number] = await look_up(subject)

    tasks = [asyncio.create_task(look_up_in_turn(), name="look up") for _ in subjects[:AT_ONCE]]
    if not tasks:
        return []
    try:
        done, _ = await asyncio.wait(tasks, timeout=within_s, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
    finally:
        await cancel_all(tasks)
    return answers
