"""Removing the last traces of deleted rows: at once, but of many that come within a minute only once more at its end.

It costs as much as there are people, however few were erased; others write meanwhile. What is still to be done is noted
in the database with the erasure itself, so that a start after a crash makes up for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from bot.runtime.tasks import cancel_all
from bot.storage.meta import is_untidy, note_tidy
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal

_log = structlog.stdlib.get_logger("pantheon.privacy")

GATHERS = 60.0
"""At least this many seconds lie between two times."""


class Tidying:
    """Gathers what is to be tidied up. ``tidy`` removes the traces; ``write`` writes in the database."""

    def __init__(
        self,
        tidy: Callable[[], Awaitable[None]],
        read: Callable[[Callable[[Transaction], Awaitable[bool]]], Awaitable[bool]],
        write: Callable[[Callable[[Transaction], Awaitable[None]]], Awaitable[None]],
    ) -> None:
        self._tidy = tidy
        self._read = read
        self._write = write
        self._last = -GATHERS
        self._request_count = 0
        """How often it was asked for; so it is known whether it was asked for again meanwhile."""
        self._later: asyncio.Task[None] | None = None

    async def ask(self) -> None:
        """Remove the traces now, or, where that was done just before, together with others a little later.

        Raises Refusal: busy, cannot_save; then it is tried again later.
        """
        self._request_count += 1
        if self._later is not None and not self._later.done():
            return
        wait = self._last + GATHERS - time.monotonic()
        if wait > 0:
            self._later = asyncio.create_task(self._after(wait), name="tidying")
            return
        try:
            if not await self._now():
                self._later = asyncio.create_task(self._after(GATHERS), name="tidying")
        except Refusal:
            self._later = asyncio.create_task(self._after(GATHERS), name="tidying")
            raise

    def ask_soon(self) -> None:
        """Have the traces removed beside other work: at once, or a minute after the last time. It is tried until it
        succeeds."""
        self._request_count += 1
        if self._later is None or self._later.done():
            wait = max(0.0, self._last + GATHERS - time.monotonic())
            self._later = asyncio.create_task(self._after(wait), name="tidying")

    async def make_up(self) -> None:
        """At start: have removed what the process before had still to remove, beside other work.

        Raises Refusal: busy, cannot_save."""
        if await self._read(is_untidy):
            self.ask_soon()

    async def close(self) -> None:
        """Do at once what is still to be done."""
        if self._later is None or self._later.done():
            return
        await cancel_all((self._later,))
        try:
            await self._now()
        except Refusal as refusal:
            _log.warning("traces_remain_until_the_next_start", reason=refusal.key)

    async def _after(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            seconds = GATHERS
            try:
                if await self._now():
                    return
            except Refusal as refusal:
                _log.warning("traces_wait_for_storage", reason=refusal.key)

    async def _now(self) -> bool:
        """Remove the traces; whether all are gone: none was left behind meanwhile."""
        self._last = time.monotonic()
        requests = self._request_count
        await self._tidy()
        if requests != self._request_count:
            return False
        await self._write(note_tidy)
        return True
