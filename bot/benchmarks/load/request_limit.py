"""How many requests a bot may make: Discord counts them, and turns away what is too much.

Limits of single routes are not published and differ by channel; the rates of a table do not reach them.
"""

from __future__ import annotations

import math
import time
from collections import deque

A_SECOND = 50
"""How many requests a bot may make in a second, whatever they ask for."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to clicks and commands do not count."""


class RequestLimit:
    """Counts requests, and with ``enforced`` refuses those that are too many."""

    def __init__(self, *, enforced: bool) -> None:
        self.counted = 0
        """How many requests have counted, without those that were refused."""
        self._enforced = enforced
        self._lately: deque[float] = deque()

    def wait(self, path: str) -> float | None:
        """The seconds after which a refused request may be made again; None for one that may be made."""
        if path.startswith(UNCOUNTED):
            return None
        now = time.monotonic()
        while self._lately and self._lately[0] <= now - 1:
            self._lately.popleft()
        if self._enforced and len(self._lately) >= A_SECOND:
            return self._lately[0] + 1 - now
        self._lately.append(now)
        self.counted += 1
        return None


def refusal(seconds: float) -> tuple[dict[str, str], dict[str, object]]:
    """The headers and the body by which Discord refuses a request for this long."""
    headers = {"Retry-After": str(math.ceil(seconds)), "X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
    # Without this discord.py takes the answer for one of a proxy that bans it.
    headers["Via"] = "1.1 google"
    return headers, {"message": "You are being rate limited.", "retry_after": round(seconds, 3), "global": True}
