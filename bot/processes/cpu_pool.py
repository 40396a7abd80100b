"""A pool of few threads for work that costs processor time; callers take turns (`bot/processes/job_queue.py`)."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.processes.job_queue import EXPECTED, Job, PoolBusy, Queue

T = TypeVar("T")

WORKERS = 3
"""Threads. Python runs one at a time; another draws while the first is in compiled code."""
LONG_AT_ONCE = 1
"""How many threads long work may hold, so that short work never waits for its end."""
AT_ONCE = 1
"""How many threads one caller's short work may hold, so that another finds one free."""
SHORT_EACH, SHORT_ALL = 32, 512
"""How many pieces of short work may wait for one caller, and for all."""
LONG_EACH, LONG_ALL = 2, 48
"""How many pieces of long work may wait for one caller, and for all."""
GIVES_WAY = 0.25
"""For how many seconds long work stands aside each time that it gives way, at most."""


_here = threading.local()


def give_way() -> None:
    """Let short work go first. Long work calls this regularly; in other work it does nothing."""
    quiet: threading.Event | None = getattr(_here, "quiet", None)
    if quiet is not None:
        quiet.wait(GIVES_WAY)


def charge(seconds: float) -> None:
    """Count processor time that was spent elsewhere on behalf of the work of this thread."""
    _here.elsewhere = getattr(_here, "elsewhere", 0.0) + seconds


@dataclass(slots=True)
class Done:
    """How a piece of work ended, and the processor time that it took, in seconds."""

    result: Any
    error: BaseException | None
    seconds: float

    def take_error(self) -> BaseException | None:
        """The error, once: it knows the frames of its thread, of which one knows this."""
        error, self.error = self.error, None
        return error


class Pool:
    """Threads for work that takes more than a millisecond or two.

    ``caller`` says on whose behalf work is asked for. Long work (seconds) holds at most ``LONG_AT_ONCE`` threads, waits
    in queues of its own and gives way to short work; ``spent`` measures a thread's processor time.
    """

    def __init__(
        self,
        workers: int = WORKERS,
        caller: Callable[[], Hashable] = lambda: None,
        *,
        short: tuple[int, int] = (SHORT_EACH, SHORT_ALL),
        long: tuple[int, int] = (LONG_EACH, LONG_ALL),
        spent: Callable[[], float] = time.thread_time,
        observed: Callable[[bool, float, float], object] = lambda is_long, waited, took: None,
    ) -> None:
        """``observed`` hears of each piece of work whether it is long, and for how many seconds it waited and ran."""
        self._observe = observed
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="pool")
        self._caller = caller
        self._measure = spent
        self._free = workers
        self._short, self._long = Queue(*short), Queue(*long)
        self._long_places = LONG_AT_ONCE
        self._running: Counter[Hashable] = Counter()
        self._quiet = threading.Event()
        self._quiet.set()
        self._closed = False

    async def run(self, work: Callable[[], T], *, long: bool = False) -> T:
        """What the work returns or raises. Raises PoolBusy.

        When the caller is cancelled, work that waits is dropped; work that runs continues to its end, for no one.
        """
        if self._closed:
            raise PoolBusy("the pool is closed")
        job: Job[T] = Job(work, self._caller(), long)
        (self._long if long else self._short).enter(job)
        self._fill()
        try:
            return await job.outcome
        finally:
            del job  # what the work raises knows this call

    @property
    def waiting(self) -> tuple[int, int]:
        """How many pieces of short and of long work wait."""
        return len(self._short), len(self._long)

    @property
    def is_closed(self) -> bool:
        """Whether the pool accepts no more work."""
        return self._closed

    def close(self) -> None:
        """Start no more work; what waits is dropped. Can be called twice."""
        self._closed = True
        self._quiet.set()
        for queue in (self._short, self._long):
            while (job := queue.next()) is not None:
                job.outcome.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _fill(self) -> None:
        """Give free threads to the next jobs. Long jobs come first: they can never have all threads."""
        while self._free:
            job = self._long.next() if self._long_places else None
            if job is None:
                job = self._short.next({caller for caller, running in self._running.items() if running >= AT_ONCE})
            if job is None:
                return
            self._start(job)

    def _start(self, job: Job[Any]) -> None:
        self._count(job, 1)
        job.began = time.monotonic()
        running = asyncio.get_running_loop().run_in_executor(self._threads, self._run, job.work, job.is_long)
        running.add_done_callback(lambda done: self._end(job, done))

    def _count(self, job: Job[Any], more: int) -> None:
        self._free -= more
        if job.is_long:
            self._long_places -= more
        else:
            self._running[job.caller] += more
            self._running += Counter()  # without callers that have none
        if self._running:
            self._quiet.clear()
        else:
            self._quiet.set()

    def _run(self, work: Callable[[], Any], is_long: bool) -> Done:
        _here.quiet = self._quiet if is_long else None
        _here.elsewhere = 0.0
        began = self._measure()
        try:
            result = work()
        except BaseException as error:
            return Done(None, error, self._measure() - began + _here.elsewhere)
        return Done(result, None, self._measure() - began + _here.elsewhere)

    def _end(self, job: Job[Any], running: asyncio.Future[Done]) -> None:
        self._count(job, -1)
        if running.cancelled():
            job.outcome.cancel()
            return
        done = running.result()
        self._observe(job.is_long, job.began - job.entered, time.monotonic() - job.began)
        (self._long if job.is_long else self._short).charge(job.caller, done.seconds - EXPECTED)
        if not job.outcome.done():
            if (error := done.take_error()) is None:
                job.outcome.set_result(done.result)
            else:
                job.outcome.set_exception(error)
        if not self._closed:
            self._fill()
