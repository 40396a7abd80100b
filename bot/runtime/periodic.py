"""Work that is done again and again while the bot runs, and sooner when there is a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.runtime.tasks import cancel_all

Work = Callable[[], Awaitable[object]]


class PeriodicWork:
    """Does ``work`` at the start and every ``interval_s`` seconds; ``soon`` (``work`` itself where it is not given) is
    done beside it when ``awaken`` is called. Neither may raise."""

    def __init__(self, name: str, work: Work, interval_s: float, soon: Work | None = None) -> None:
        self._name = name
        self._work = work
        self._interval_s = interval_s
        self._soon = soon or work
        self._task: asyncio.Task[None] | None = None
        self._at_once: asyncio.Task[None] | None = None
        self._is_wanted = False

    def begin(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._repeat(), name=self._name)

    def awaken(self) -> None:
        """Do it soon, once more where it is being done just now; nothing where it has not begun."""
        self._is_wanted = True
        if self._task is not None and (self._at_once is None or self._at_once.done()):
            self._at_once = asyncio.create_task(self._do_soon(), name=f"{self._name}, soon")

    async def close(self) -> None:
        """Stop."""
        await cancel_all((self._task, self._at_once))

    async def _repeat(self) -> None:
        while True:
            await self._work()
            await asyncio.sleep(self._interval_s)

    async def _do_soon(self) -> None:
        while self._is_wanted:
            self._is_wanted = False
            await self._soon()
