"""Direct messages are sent seldom: Discord takes a bot that writes to many people at once for a nuisance."""

from __future__ import annotations

import discord

from bot.runtime.clock import SECOND, Clock

PAUSE = SECOND
AT_ONCE = 5


class DirectMessageLimiter:
    """Lets a few direct messages go at once, and then one a second."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._free_at = 0

    def take(self) -> None:
        """Take leave to send one. Raises discord.RateLimited, with the seconds to wait, when it is too soon."""
        now = self._clock.now()
        self._free_at = min(self._free_at, now + AT_ONCE * PAUSE)
        ahead = max(0, self._free_at - now)
        if ahead > (AT_ONCE - 1) * PAUSE:
            raise discord.RateLimited(PAUSE / SECOND)
        self._free_at = now + ahead + PAUSE
