"""Watches over the process: takes a sample every few seconds, and tells what has gone wrong since the one before."""

from __future__ import annotations

import asyncio

import structlog

from bot.monitoring.alerts import Alerts, alerts_in
from bot.monitoring.health import Check, health, readiness
from bot.monitoring.sampling import Sample, Sampler
from bot.runtime.watchdog import Watchdog
from bot.tables.model.refusals import Refusal

_log = structlog.stdlib.get_logger("pantheon.monitoring")

EVERY = 15.0
"""Seconds between two samples."""


class Monitor:
    """Holds the newest sample, and says by it how the process is."""

    def __init__(self, watchdog: Watchdog) -> None:
        self.newest: Sample | None = None
        self._watchdog = watchdog

    def health(self) -> list[Check]:
        """Whether the process works at all."""
        return health(self._watchdog.lag)

    def readiness(self) -> list[Check]:
        """Whether people can play."""
        return readiness(self.newest, self._watchdog.lag)

    async def watch(self, sampler: Sampler, alerts: Alerts, every: float = EVERY) -> None:
        """Take a sample every so many seconds, until cancelled."""
        try:
            while True:
                try:
                    before, self.newest = self.newest, await sampler.sample()
                    await alerts.tell(alerts_in(before, self.newest))
                except (Refusal, OSError) as error:
                    _log.warning("no_sample", reason=str(error))
                except Exception as error:
                    _log.error("monitor_failed", exc_info=error)
                await asyncio.sleep(every)
        finally:
            self.newest = None
