"""Work that waits, in a queue for each caller. The next one served is the caller that has used the least time lately.

A caller (for the bot: a server) with much work delays only itself: a flood of replays from one place does not hold up
the boards of the others.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Container, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 1_000
"""For how many callers the used time is kept."""
EXPECTED = 0.02
"""Seconds that a piece of work is counted with until it is known how long it took."""


class PoolBusy(RuntimeError):
    """More work waits, for this caller or for all, than the pool accepts. Try again later."""


class Job(Generic[T]):
    """A piece of work that waits or runs."""

    __slots__ = ("began", "caller", "entered", "is_long", "outcome", "work")

    def __init__(self, work: Callable[[], T], caller: Hashable, is_long: bool) -> None:
        self.work = work
        self.caller = caller
        self.is_long = is_long
        self.outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.entered = self.began = time.monotonic()


class Queue:
    """Jobs in a queue for each caller. Next is the caller who used the least; a new one has nothing saved."""

    def __init__(self, each: int, all_: int) -> None:
        self._each, self._all = each, all_
        self._waiting: dict[Hashable, deque[Job[Any]]] = {}
        self._seconds: OrderedDict[Hashable, float] = OrderedDict()
        self._least = 0.0
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def enter(self, job: Job[Any]) -> None:
        """Append a job to the caller's queue. Raises PoolBusy."""
        own = self._waiting.get(job.caller)
        if self._is_full(own):
            self._drop_unwanted()
            own = self._waiting.get(job.caller)
            if self._is_full(own):
                raise PoolBusy("too much work is waiting already")
        if own is None:
            own = self._waiting[job.caller] = deque()
            self._seconds[job.caller] = max(self._seconds.get(job.caller, 0.0), self._least)
        own.append(job)
        self._count += 1

    def _is_full(self, own: deque[Job[Any]] | None) -> bool:
        return self._count >= self._all or (own is not None and len(own) >= self._each)

    def _drop_unwanted(self) -> None:
        """Take out the jobs whose callers were cancelled."""
        remaining = {
            caller: deque(job for job in jobs if not job.outcome.done()) for caller, jobs in self._waiting.items()
        }
        self._waiting = {caller: jobs for caller, jobs in remaining.items() if jobs}
        self._count = sum(map(len, self._waiting.values()))

    def next(self, served: Container[Hashable] = ()) -> Job[Any] | None:
        """Take the job out whose turn it is, and count it with what is expected of one.

        Who is being ``served`` waits. None when no one else has a job.
        """
        while waiting := [caller for caller in self._waiting if caller not in served]:
            caller = min(waiting, key=lambda caller: self._seconds.get(caller, 0.0))
            job = self._waiting[caller].popleft()
            self._count -= 1
            if not self._waiting[caller]:
                del self._waiting[caller]
            if job.outcome.done():
                continue
            self._least = max(self._least, self._seconds.get(caller, 0.0))
            self.charge(caller, EXPECTED)
            return job
        return None

    def charge(self, caller: Hashable, seconds: float) -> None:
        """Count time that work for a caller has taken."""
        self._seconds[caller] = max(self._seconds.get(caller, 0.0) + seconds, self._least)
        self._seconds.move_to_end(caller)
        while len(self._seconds) > REMEMBERED and next(iter(self._seconds)) not in self._waiting:
            self._seconds.popitem(last=False)
