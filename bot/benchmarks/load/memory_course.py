"""How the memory of the bot's processes changes during a long load."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from statistics import linear_regression
from typing import NamedTuple

from bot.benchmarks import Figure, at_most

EVERY = 60.0
"""From one look at the memory to the next, in seconds."""
SETTLES = 600.0
"""For how many seconds memory may grow: until the caches are full."""
LEAST_LOOKS = 5
"""How many looks after that say how fast it grows."""
MOST_GROWTH = 5
"""By how many megabytes an hour it may grow then."""
HOUR = 3_600
MEGABYTE = 1e6


class Look(NamedTuple):
    """What the processes held ``at`` seconds after the load began, in bytes; a page that several share counts once."""

    at: float
    main: int
    together: int


class MemoryCourse:
    """Looks at the memory once in a while; ``read`` says what the main process holds, and what all do together."""

    def __init__(self, read: Callable[[], tuple[int, int]]) -> None:
        self.looks: list[Look] = []
        self._read = read

    async def follow(self, seconds: float) -> None:
        """Look for that many seconds, at the end too."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        while (at := loop.time() - began) < seconds:
            await asyncio.sleep(min(EVERY, seconds - at))
            self.looks.append(Look(loop.time() - began, *self._read()))


def figures_of(looks: list[Look], settles: float = SETTLES) -> Iterator[Figure]:
    """What was held once the caches were full and at the end, and the growth between, of a long load also in its last
    hour; nothing of a short one. What grows for ever grows in the last hour as in the first."""
    settled_looks = [look for look in looks if look.at >= settles]
    if len(settled_looks) < LEAST_LOOKS:
        return
    first, last = settled_looks[0], settled_looks[-1]
    yield Figure(f"memory after {first.at / 60:.0f} minutes of load: all processes", first.together / MEGABYTE, "MB")
    yield Figure(f"memory after {last.at / 60:.0f} minutes of load: all processes", last.together / MEGABYTE, "MB")
    yield from _growth("in an hour after that", settled_looks)
    lately = [look for look in settled_looks if look.at > last.at - HOUR]
    if LEAST_LOOKS <= len(lately) < len(settled_looks):
        yield from _growth("in the last hour", lately)


def _growth(when: str, looks: list[Look]) -> Iterator[Figure]:
    times = [look.at / HOUR for look in looks]
    for name, sizes in (
        ("main process", [look.main for look in looks]),
        ("all processes", [look.together for look in looks]),
    ):
        slope = linear_regression(times, [size / MEGABYTE for size in sizes]).slope
        yield at_most(f"memory grown {when}: {name}", slope, MOST_GROWTH, "MB")
