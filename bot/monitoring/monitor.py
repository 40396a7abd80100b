"""Watches over the process: takes a sample every few seconds, and tells what has gone wrong since the one before."""

from __future__ import annotations

import asyncio
import time
from asyncio import sleep
from typing import NamedTuple

import structlog

from bot.monitoring.alerts import Alerts, alerts_in
from bot.monitoring.health import Check, health, readiness
from bot.monitoring.sampling import Sample, Sampler
from bot.runtime.watchdog import Watchdog
from bot.tables.model.refusals import Refusal

_log = structlog.stdlib.get_logger("pantheon.monitoring")

EVERY = 15.0
"""Seconds between two samples."""
FRESH_S = 1.0
"""How old a sample may be, in seconds, by which a question is answered."""
PATIENCE_S = 2.0
"""How long a question waits for a sample, in seconds; then it is answered that none can be taken."""
AGAIN = 2.0
"""Seconds until the next one while the bot is not ready, so that it is known soon that it is again."""


class Failed(NamedTuple):
    """When a sample could not be taken last, on the monotonic clock, and why."""

    at: float = float("-inf")
    reason: str = ""


class Monitor:
    """Holds the newest sample, and says by it how the process is."""

    def __init__(self, watchdog: Watchdog) -> None:
        self.newest: Sample | None = None
        self._sampler: Sampler | None = None
        self._watchdog = watchdog
        self._asked_sample: Sample | None = None
        """The newest sample that was taken for a question, beside those that alerts compare."""
        self._failed = Failed()
        self._sampling = asyncio.Lock()

    def health(self) -> list[Check]:
        """Whether the process works at all."""
        return health(self._watchdog.lag)

    def readiness(self) -> list[Check]:
        """Whether people can play, by the newest sample."""
        return readiness(self._now, self._watchdog.lag)

    async def current_readiness(self) -> list[Check]:
        """Whether people can play now: by a sample that is at most ``FRESH_S`` old. Where none can be taken, they may
        not, and the check ``sample`` says why."""
        sampler = self._sampler
        if sampler is None:
            return self.readiness()
        async with self._sampling:
            if self.newest is not None and time.monotonic() - self._try_once > FRESH_S:
                await self._ask(sampler)
        newest = self.newest
        if newest is not None and self._asked_sample is not None and self._asked_sample.taken > newest.taken:
            newest = self._asked_sample
        sample = None if newest is None else sampler.refresh(newest)
        at, reason = self._failed
        failed = reason if newest is None or at > newest.taken else ""
        return readiness(sample, self._watchdog.lag, failed=failed)

    @property
    def _try_once(self) -> float:
        """When a sample was taken last, or could not be, on the monotonic clock."""
        samples = [sample.taken for sample in (self.newest, self._asked_sample) if sample is not None]
        return max(self._failed.at, *samples)

    async def _ask(self, sampler: Sampler) -> None:
        """Take a sample for questions."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                self._asked_sample = await sampler.sample()
        except (Refusal, OSError) as error:
            self._note_failed(error)
            _log.warning("no_sample", reason=self._failed.reason)
        except Exception as error:
            self._note_failed(error)
            _log.error("no_sample", exc_info=error)

    def _note_failed(self, error: Exception) -> None:
        self._failed = Failed(time.monotonic(), str(error) or type(error).__name__)

    @property
    def _now(self) -> Sample | None:
        """The newest sample, with what is known at once as it is now."""
        if self.newest is None or self._sampler is None:
            return self.newest
        return self._sampler.refresh(self.newest)

    async def watch(self, sampler: Sampler, alerts: Alerts, every: float = EVERY) -> None:
        """Take a sample at an interval in seconds, until cancelled; more often while something is wrong."""
        self._sampler = sampler
        try:
            while True:
                try:
                    before, self.newest = self.newest, await sampler.sample()
                    await alerts.tell(alerts_in(before, self.newest))
                except (Refusal, OSError) as error:
                    self._note_failed(error)
                    _log.warning("no_sample", reason=self._failed.reason)
                except Exception as error:
                    self._note_failed(error)
                    _log.error("monitor_failed", exc_info=error)
                await sleep(every if all(check.is_ok for check in self.readiness()) else min(every, AGAIN))
        finally:
            self.newest = None
