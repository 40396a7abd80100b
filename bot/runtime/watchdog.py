"""A watchdog for the event loop: it logs the stack when something blocks it, and tells when it has too much to do.

A loop with too much to do is late as well, but no single piece of work is at fault: the stack of the moment would put
it down to an innocent one, most often to a statement of the database, where threads take turns.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import traceback
from collections import deque

import structlog

from bot.runtime import metrics

_log = structlog.stdlib.get_logger("pantheon.watchdog")

LIMIT = 1.0
"""From how many seconds on a blocked loop is worth a log line. Discord waits three for an answer."""
LATELY = 10.0
"""For how many seconds a blocked loop counts among what happened lately."""


LOOKS = 5
"""So often it looks at a late loop, within a tenth of the limit."""
BUSY = 3
"""This many different pieces of work seen at these looks show that the loop works."""


class Watchdog:
    """Listens for the loop's heartbeat in a thread of its own; logs the stack once for each time it stands still."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._beat_at = time.monotonic()
        self._lags: deque[tuple[float, float]] = deque(maxlen=round(4 * LATELY / limit))
        self._next: asyncio.TimerHandle | None = None
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self) -> None:
        """Begin to watch. Call it, and ``stop``, from within the loop."""
        self._beat()
        self._thread.start()

    def stop(self) -> None:
        """Watch no more."""
        self._over.set()
        if self._next is not None:
            self._next.cancel()

    @property
    def lag(self) -> float:
        """The longest time, in seconds, by which the loop's heartbeat was late in the last ten seconds."""
        since = time.monotonic() - LATELY
        return max((lag for at, lag in self._lags if at >= since), default=0.0)

    def _beat(self) -> None:
        now = time.monotonic()
        if self._next is not None:
            lag = max(0.0, now - self._beat_at - self._limit / 4)
            self._lags.append((now, lag))
            metrics.LOOP_LAG.observe(lag)
        self._beat_at = now
        self._next = self._loop.call_later(self._limit / 4, self._beat)

    def _watch(self) -> None:
        last_report = 0.0
        while not self._over.wait(self._limit / 4):
            last = self._beat_at
            if time.monotonic() - last > self._limit and last != last_report:
                last_report, stack = last, self._stack()
                if self._is_busy():
                    _log.warning("loop_overloaded", seconds=self._limit)
                else:
                    _log.error("loop_blocked", seconds=self._limit, stack=stack)

    def _is_busy(self) -> bool:
        """Whether the loop passes from one piece of work to the next."""
        seen = {asyncio.current_task(self._loop)}
        for _ in range(LOOKS - 1):
            self._over.wait(self._limit / 10 / LOOKS)
            seen.add(asyncio.current_task(self._loop))
        return len(seen - {None}) >= BUSY

    def _stack(self) -> str:
        frame = sys._current_frames().get(self._thread_id)
        return "".join(traceback.format_stack(frame)) if frame is not None else ""
