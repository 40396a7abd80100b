"""Clocks. Everything that needs the time is given one, so that tests and the playground can set it."""

from __future__ import annotations

import time
from typing import Protocol

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
"""Lengths in milliseconds."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Milliseconds since 1970-01-01 00:00 UTC."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        """Milliseconds since 1970-01-01 00:00 UTC."""
        return time.time_ns() // 1_000_000
