"""The interactions that are being answered: a stopping process waits for them, then cancels what takes too long."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

BROKEN_OFF = 1.25
"""How many seconds a cancelled interaction has to tell its person so."""

_log = structlog.stdlib.get_logger("pantheon.client")


class InFlight:
    """The tasks of the interactions that were taken, and whether no more are taken."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any] | None] = set()
        self.stopping = False

    async def finish(self, within: float) -> None:
        """Wait until everything that was taken is done; after ``within`` seconds the rest is cancelled."""
        running = {task for task in self.tasks if task is not None and task is not asyncio.current_task()}
        if not running:
            return
        _, late = await asyncio.wait(running, timeout=within)
        if late:
            _log.warning("clicks_broken_off", count=len(late))
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=BROKEN_OFF)
