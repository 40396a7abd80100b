"""Notices that the clock was set, or that everything stood still, by how long a sleep has taken."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.runtime.clock import SECOND, Clock
from bot.runtime.clock_skew import Skew
from bot.tables.time.outages import NOTICED


@dataclass
class _Sleep:
    """A sleep by the clock, when it began by the event loop's own time (seconds), and how far the clock was ahead."""

    began: int
    until: int
    mark: float
    ahead: int | None
    is_whole: bool = False


class ClockWatch:
    """Compares the clock with the sleeps of a task. Moments and lengths are milliseconds."""

    def __init__(self, clock: Clock, skew: Skew) -> None:
        """``skew`` is told when the clock was set."""
        self._clock = clock
        self._skew = skew
        self._sleep: _Sleep | None = None
        self._jump = 0

    def fall_asleep(self, milliseconds: float) -> int:
        """A sleep begins that is to last so long; when it ends."""
        now = self._clock.now()
        self._sleep = _Sleep(now, now + round(milliseconds), asyncio.get_running_loop().time(), self._skew.ahead)
        return self._sleep.until

    def wake_up(self) -> None:
        """The sleep was as long as it was to be."""
        if self._sleep is not None:
            self._sleep.is_whole = True

    def jump(self, now: int) -> int:
        """By how much the clock is ahead of (below zero: behind) what it should show, 0 for what is not worth noticing.

        It is told again until ``settle``. A sleep that was broken off may have ended at any time, so as long as the
        clock shows a time within it nothing is wrong.
        """
        sleep, self._sleep = self._sleep, None
        if sleep is not None and (sleep.is_whole or not sleep.began <= now <= sleep.until):
            length = sleep.until - sleep.began
            passed = round((asyncio.get_running_loop().time() - sleep.mark) * SECOND)
            jump = now - sleep.began - (length if sleep.is_whole else max(0, min(passed, length)))
            if abs(jump) > NOTICED:
                self._jump += jump
                # Unless everything stood still: then the loop's time has gone on with the clock.
                if abs(now - sleep.began - passed) > NOTICED:
                    self._skew.set_by(jump, sleep.ahead)
        return self._jump

    def settle(self) -> None:
        """Times have been put right."""
        self._jump = 0

    def forget(self) -> None:
        """Nobody sleeps any more."""
        self._sleep, self._jump = None, 0
