"""What people of a simulation do later, each in a task of its own, with the errors that come of it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.runtime.clock import SECOND


class Errands:
    """Tasks in virtual time. What fails is put into ``errors``."""

    def __init__(self, errors: list[BaseException]) -> None:
        self._errors = errors
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, milliseconds: float, work: Coroutine[Any, Any, None]) -> None:
        """Do something after this many milliseconds."""

        async def wait() -> None:
            try:
                await asyncio.sleep(max(0.0, milliseconds / SECOND))
                await work
            except asyncio.CancelledError:
                work.close()
                raise

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def cancel(self) -> None:
        """Let nothing more be done."""
        for task in list(self._tasks):
            task.cancel()

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._errors.append(error)
