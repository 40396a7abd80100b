"""Whether the process is alive and whether it is ready, as checks with a reason each."""

from __future__ import annotations

import time
from typing import NamedTuple

from bot.monitoring.sampling import Sample

LAG = 1.0
"""Seconds that the event loop may stand still."""
FREE = 0.1
"""Share of the disk that has to be free."""
OLDEST_MESSAGE = 300.0
"""Seconds that a message may wait in the outbox."""
OVERDUE = 120.0
"""Seconds that a timer may be late."""
STALE = 60.0
"""Seconds after which a sample is too old: the sampler hangs."""


class Check(NamedTuple):
    """One thing that was looked at. ``reason`` says in a few words how it is."""

    name: str
    is_ok: bool
    reason: str


def health(lag: float) -> list[Check]:
    """Whether the process works at all. ``lag`` is how long its event loop stood still lately, in seconds."""
    return [Check("loop", lag < LAG, f"stood still for {lag:.2f} s lately")]


def readiness(sample: Sample | None, lag: float, now: float | None = None, *, failed: str = "") -> list[Check]:
    """Whether people can play. Without a sample the bot has not begun to serve, or is stopping. ``failed``: why no
    newer sample could be taken."""
    now = time.monotonic() if now is None else now
    if sample is None:
        sample_checks = [Check("sample", False, f"cannot be taken: {failed}")] if failed else []
        return [*health(lag), *sample_checks, Check("serving", False, "not yet, or not any more")]
    age = now - sample.taken
    left = sample.sessions_left
    return [
        *health(lag),
        Check("sample", age < STALE and not failed, f"cannot be taken: {failed}" if failed else f"{age:.0f} s old"),
        Check("gateway", sample.is_connected, "connected" if sample.is_connected else "not connected"),
        Check("storage", sample.is_storing, "last write committed" if sample.is_storing else "last write failed"),
        Check("disk", sample.disk_free >= FREE, f"{sample.disk_free:.0%} free"),
        Check("outbox", sample.outbox_age < OLDEST_MESSAGE, f"oldest message waits for {sample.outbox_age:.0f} s"),
        Check("timers", sample.overdue < OVERDUE, f"{sample.overdue:.0f} s late"),
        Check("breaker", not sample.is_breaker_open, "open" if sample.is_breaker_open else "closed"),
        Check("sessions", left is None or left > 0, "unknown" if left is None else f"{left} starts left today"),
    ]
