"""Watches over the process: takes a sample every few seconds, and tells what has gone wrong since the one before."""

from __future__ import annotations

import asyncio
import time
from asyncio import sleep

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
"""How long a question waits for a sample, in seconds; then the one before answers it."""
AGAIN = 2.0
"""Seconds until the next one while the bot is not ready, so that it is known soon that it is again."""


class Monitor:
    """Holds the newest sample, and says by it how the process is."""

    def __init__(self, watchdog: Watchdog) -> None:
        self.newest: Sample | None = None
        self._sampler: Sampler | None = None
        self._watchdog = watchdog
        self._asked: Sample | None = None
        """The newest sample that was taken for a question, beside those that alerts compare."""
        self._sampling = asyncio.Lock()

    def health(self) -> list[Check]:
        """Whether the process works at all."""
        return health(self._watchdog.lag)

    def readiness(self) -> list[Check]:
        """Whether people can play, by the newest sample."""
        return readiness(self._now, self._watchdog.lag)

    async def current_readiness(self) -> list[Check]:
        """Whether people can play now: by a sample that is at most ``FRESH_S`` old, where one can be taken."""
        if self._sampler is None or self.newest is None:
            return self.readiness()
        async with self._sampling:
            if time.monotonic() - max(self.newest.taken, self._asked.taken if self._asked else 0.0) > FRESH_S:
                try:
                    async with asyncio.timeout(PATIENCE_S):
                        self._asked = await self._sampler.sample()
                except (Refusal, OSError, TimeoutError) as error:
                    _log.warning("no_sample", reason=str(error) or type(error).__name__)
        newest = self.newest
        if newest is not None and self._asked is not None and self._asked.taken > newest.taken:
            newest = self._sampler.refreshed(self._asked)
            return readiness(newest, self._watchdog.lag)
        return self.readiness()

    @property
    def _now(self) -> Sample | None:
        """The newest sample, with what is known at once as it is now."""
        if self.newest is None or self._sampler is None:
            return self.newest
        return self._sampler.refreshed(self.newest)

    async def watch(self, sampler: Sampler, alerts: Alerts, every: float = EVERY) -> None:
        """Take a sample at an interval in seconds, until cancelled; more often while something is wrong."""
        self._sampler = sampler
        try:
            while True:
                try:
                    before, self.newest = self.newest, await sampler.sample()
                    await alerts.tell(alerts_in(before, self.newest))
                except (Refusal, OSError) as error:
                    _log.warning("no_sample", reason=str(error))
                except Exception as error:
                    _log.error("monitor_failed", exc_info=error)
                await sleep(every if all(check.is_ok for check in self.readiness()) else min(every, AGAIN))
        finally:
            self.newest = None
