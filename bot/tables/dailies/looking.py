"""What is looked for from time to time, by the process that leads: whether something is due to be posted in servers."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import structlog

from bot.tables.model.refusals import Refusal

_log = structlog.stdlib.get_logger("pantheon.dailies")

LOOKS_EVERY = 300.0
"""So often, in seconds, it is looked whether something is due."""


class Looking(ABC):
    """Looks from time to time. ``name`` is that of its task."""

    name: str

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._go_on(), name=self.name)

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def look(self) -> int:
        """Post what is due; how often. Raises Refusal: busy, cannot_save."""

    async def _go_on(self) -> None:
        while True:
            try:
                if count := await self.look():
                    _log.info("posted_in_servers", what=self.name, servers=count)
            except Refusal as refusal:
                _log.warning("post_waits_for_storage", what=self.name, reason=refusal.key)
            except Exception as error:
                _log.error("post_failed", what=self.name, exc_info=error)
            await asyncio.sleep(LOOKS_EVERY)
