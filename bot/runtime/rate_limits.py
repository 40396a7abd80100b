"""Token buckets: how many clicks and commands are taken from one person and from one server.

They are asked before any work is done, so that a flood costs nothing (faults.md, G8).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

PERSON_RATE = 5.0
"""Interactions a second that one person may send for long."""
PERSON_BURST = 10
SERVER_RATE = 20.0
"""Interactions a second that one server may send for long."""
SERVER_BURST = 60
CALL_RATE = 1 / 60
"""Messages a second that one person may let the bot post which mention others, for long."""
CALL_BURST = 3
REMEMBERED = 10_000
"""How many buckets are kept; the one that was used longest ago is forgotten first."""


class Bucket(NamedTuple):
    """How many tokens lay in a bucket at a moment (seconds of the clock)."""

    tokens: float
    at: float


class Buckets:
    """One token bucket for each key, filled with ``rate`` tokens a second up to ``burst``."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Take a token from the bucket of this key; False when it is empty."""
        now = self._clock()
        bucket = self._buckets.pop(key, None) or Bucket(float(self._burst), now)
        tokens = min(float(self._burst), bucket.tokens + max(0.0, now - bucket.at) * self._rate)
        allowed = tokens >= 1.0
        self._buckets[key] = Bucket(tokens - 1.0 if allowed else tokens, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed


class Flood:
    """Says who sends too much: a person anywhere, or a server as a whole."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._people = Buckets(PERSON_RATE, PERSON_BURST, clock)
        self._servers = Buckets(SERVER_RATE, SERVER_BURST, clock)
        self._calls = Buckets(CALL_RATE, CALL_BURST, clock)
        self._typing_people = Buckets(PERSON_RATE, PERSON_BURST, clock)
        self._typing_servers = Buckets(SERVER_RATE, SERVER_BURST, clock)

    def allows(self, person: int, server: int | None) -> bool:
        """Whether this interaction is taken. A person who is refused costs the server nothing."""
        return self._people.take(person) and (server is None or self._servers.take(server))

    def allows_typing(self, person: int, server: int | None) -> bool:
        """Whether suggestions are looked for while somebody types; keystrokes do not use up what clicks need."""
        return self._typing_people.take(person) and (server is None or self._typing_servers.take(server))

    def may_call(self, person: int) -> bool:
        """Whether a person may let the bot post something of theirs once more that calls others."""
        return self._calls.take(person)
