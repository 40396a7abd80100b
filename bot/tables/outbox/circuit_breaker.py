"""A breaker: Discord bans an address that makes too many invalid requests, so we stop long before."""

from __future__ import annotations

from collections import deque
from types import SimpleNamespace

import aiohttp

from bot.runtime.clock import MINUTE, Clock

INVALID = (401, 403, 429)
"""Answers that Discord counts; at 10,000 in ten minutes it refuses everything from our address."""
MOST = 1_000
WINDOW = 10 * MINUTE


class Breaker:
    """Counts invalid requests, and says how long to send nothing when there were too many."""

    def __init__(self, most: int = MOST) -> None:
        self._at: deque[int] = deque(maxlen=most)
        self._most = most

    def note(self, status: int | None, now: int) -> None:
        """Count an answer of Discord's; ``now`` is milliseconds."""
        if status in INVALID:
            self._at.append(now)

    def trace(self, clock: Clock, config: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count all answers of a client's session, those too that discord.py tries again by itself.

        A 429 that is shared with others does not count for Discord (API, "Invalid Request Limit").
        """

        async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
            if told.response.headers.get("X-RateLimit-Scope") != "shared":
                self.note(told.response.status, clock.now())

        config.on_request_end.append(answered)
        return config

    def pause(self, now: int) -> float:
        """How many seconds nothing should be sent; 0 when there is no need to wait."""
        if len(self._at) < self._most:
            return 0.0
        return min(WINDOW, max(0, self._at[0] + WINDOW - now)) / 1_000
