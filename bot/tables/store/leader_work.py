"""Periodic work that one process does for all of them: the one that leads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

import structlog

from bot.processes.job_queue import PoolBusy
from bot.runtime.periodic import PeriodicWork
from bot.tables.model.refusals import Refusal
from bot.tables.store.repository import TableRepository

_log = structlog.stdlib.get_logger("pantheon.leader")


class LeaderWork(ABC):
    """Looks periodically, and soon after ``awaken``, for what is due, and does it where this process leads.

    ``name`` is that of its task and of its lines in the log; ``looks_every_s`` is in seconds.
    """

    name: ClassVar[str]
    looks_every_s: ClassVar[float] = 300.0

    def __init__(self, repository: TableRepository, wake: Callable[[], None]) -> None:
        """``wake`` is called when messages were left in the outbox."""
        self._repository = repository
        self._wake = wake
        self._looks = PeriodicWork(self.name, self._look_safely, self.looks_every_s, self._look_soon)

    def begin(self) -> None:
        """Start looking."""
        self._looks.begin()

    def awaken(self) -> None:
        """Look soon: something has changed, here or in another process."""
        self._looks.awaken()

    async def close(self) -> None:
        """Stop looking."""
        await self._looks.close()

    async def look(self) -> int:
        """Do what is due if this process leads; the result of ``do_due``, else 0.

        Raises Refusal: busy, cannot_save; PoolBusy.
        """
        return await self.do_due() if self._repository.database.leads else 0

    @abstractmethod
    async def do_due(self) -> int:
        """Do what is due now; a number that says what was done, or what still waits.

        Raises Refusal: busy, cannot_save; PoolBusy.
        """

    async def _look_soon(self) -> None:
        await self._look_safely()

    async def _look_safely(self) -> int | None:
        """Look; the result, or None where that failed: the next look tries again."""
        try:
            return await self.look()
        except Refusal as refusal:
            _log.warning("leader_waits_for_storage", what=self.name, reason=refusal.key)
        except PoolBusy:
            _log.warning("leader_waits_for_pool", what=self.name)
        except Exception as error:
            _log.error("leader_work_failed", what=self.name, exc_info=error)
        return None
