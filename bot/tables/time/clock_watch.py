"""Notices that the clock was set, or that everything stood still, by how long sleeping and acting have taken."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.runtime.clock import SECOND, Clock
from bot.runtime.clock_skew import Skew
from bot.tables.time.outages import NOTICED


@dataclass
class _Sleep:
    """A sleep by the clock, when it began by the event loop's own time, and how far the clock was ahead: as far as that
    is known, and if an answer of Discord's has said so (``measured``)."""

    began: int
    until: int
    mark: int
    ahead: int | None
    measured: int | None
    is_whole: bool = False


@dataclass(frozen=True)
class _Awake:
    """Since when a task is awake: by the clock, by the event loop's own time, and how far the clock was ahead."""

    began: int
    mark: int
    ahead: int | None


class ClockWatch:
    """Compares the clock with what a task sleeps and acts. Moments and lengths are milliseconds."""

    def __init__(self, clock: Clock, skew: Skew) -> None:
        """``skew`` learns when the clock was set."""
        self._clock = clock
        self._skew = skew
        self._sleep: _Sleep | None = None
        self._awake: _Awake | None = None
        self._jump = 0

    def fall_asleep(self, milliseconds: float) -> int:
        """A sleep begins that is to last this long; when it ends."""
        now = self._clock.now()
        self._act_until(now)
        self._sleep = _Sleep(
            now, now + round(milliseconds), _loop_time(), self._skew.ahead, self._skew.newest_measurement
        )
        return self._sleep.until

    def wake_up(self) -> None:
        """The sleep was as long as it was to be."""
        if self._sleep is not None:
            self._sleep.is_whole = True

    def jump(self, now: int) -> int:
        """By how much the clock is ahead of (below zero: behind) what it should show, 0 for what is not worth noticing.

        It is reported again until ``settle``.
        """
        self._act_until(now)
        sleep, self._sleep = self._sleep, None
        self._awake = _Awake(now, _loop_time(), self._skew.ahead)
        if sleep is not None:
            length = sleep.until - sleep.began
            passed_ms = _loop_time() - sleep.mark
            jump = now - sleep.began - (length if sleep.is_whole else max(0, min(passed_ms, length)))
            if abs(jump) > NOTICED:
                self._jump += jump
                # Unless everything stood still: then the loop's time has run with the clock.
                if abs(now - sleep.began - passed_ms) > NOTICED:
                    self._skew.set_by(jump, sleep.ahead)
            else:
                self._skew.set_back(sleep.measured)
        return self._jump

    def look_ahead(self, now: int) -> int:
        """What ``jump`` will report of the clock, for a task beside the one that sleeps and acts.

        Only the skew is noted: it counts at once.
        """
        since = self._sleep or self._awake
        if since is None:
            return self._jump
        jump = now - since.began - (_loop_time() - since.mark)
        if abs(jump) <= NOTICED:
            return self._jump
        self._skew.set_by(jump, since.ahead)
        return self._jump + jump

    def _act_until(self, now: int) -> None:
        """The task has acted until now. It does that for seconds at most, so the clock was set where it shows more."""
        awake, self._awake = self._awake, None
        if awake is None:
            return
        jump = now - awake.began - (_loop_time() - awake.mark)
        if abs(jump) > NOTICED:
            self._jump += jump
            self._skew.set_by(jump, awake.ahead)

    def settle(self) -> None:
        """Times have been put right."""
        self._jump = 0

    def forget(self) -> None:
        """No one sleeps any more."""
        self._sleep, self._awake = None, None
        self.settle()


def _loop_time() -> int:
    """The event loop's own time, which no one sets, in milliseconds."""
    return round(asyncio.get_running_loop().time() * SECOND)
