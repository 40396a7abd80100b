"""How many sessions Discord still lets the bot begin today, and how long a start waits when they run short.

Discord takes the token away from a bot that begins more than 1,000 sessions in a day. A bot that crashes again and
again begins one at each start, so the rest is spread over the time that is left (docs/faults.md, C18).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

import discord
import structlog

from bot.runtime import metrics

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

_log = structlog.stdlib.get_logger("pantheon.gateway")

PLENTY = 0.5
"""While more than this share is left, nothing waits."""
FRESH_FOR = 60.0
"""For this many seconds Discord is not asked again."""


class Gateway(Protocol):
    """Asks Discord about its gateway, as discord.py's HTTP client does."""

    async def get_bot_gateway(self) -> tuple[int, str, Any]:
        """How many shards Discord advises, the gateway's address, and the limit of session starts."""


class SessionStarts:
    """Keeps count of session starts. ``left`` is None until Discord has said it."""

    def __init__(self, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self.left: int | None = None
        self.total = 0
        self._at_once = 1
        self._pause = 0.0
        self._sleep = sleep
        self._answer_at: float | None = None

    def note(self, limit: SessionStartLimit) -> None:
        """Take what Discord says: ``total``, ``remaining``, ``max_concurrency``; ``reset_after`` is in milliseconds."""
        self.total, self.left, self._answer_at = limit["total"], limit["remaining"], time.monotonic()
        self._at_once = max(1, limit.get("max_concurrency", 1))
        is_short = self.left <= PLENTY * self.total
        self._pause = limit["reset_after"] / 1_000 / max(1, self.left) if is_short else 0.0
        self._show()

    @property
    def are_fresh(self) -> bool:
        """Whether Discord has said it lately."""
        return self._answer_at is not None and time.monotonic() - self._answer_at < FRESH_FOR

    def at_once(self) -> int:
        """How many sessions Discord lets the bot begin in five seconds."""
        return self._at_once

    def count_session(self) -> None:
        """Count a session that has begun."""
        metrics.SESSION_STARTS.inc()
        if self.left is not None:
            self.left = max(0, self.left - 1)
            self._show()

    async def ask(self, gateway: Gateway) -> None:
        """Ask Discord, unless it has answered lately; where it does not answer, nothing changes."""
        if self.are_fresh:
            return
        try:
            _shards, _address, limit = await gateway.get_bot_gateway()
        except (discord.DiscordException, OSError, TimeoutError) as error:
            _log.info("session_starts_unknown", reason=type(error).__name__)
            return
        self.note(limit)

    async def wait(self) -> None:
        """Wait before a session is begun, when few are left: this long that the rest lasts until there are new ones."""
        if self._pause > 0:
            _log.error("session_starts_short", left=self.left, total=self.total, waits_seconds=round(self._pause))
            await self._sleep(self._pause)

    def _show(self) -> None:
        if self.left is not None:
            metrics.SESSION_STARTS_LEFT.set(self.left)
