"""Limits on how often something is done: clicks and commands, repeated attempts, direct messages.

Clicks and commands are counted before any work is done, so that a flood costs nothing (docs/faults.md, G8). What counts
is when a person clicked, not when it arrives: after a broken connection Discord delivers at once what was clicked
meanwhile.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

import discord

from bot.runtime.clock import SECOND, Clock
from bot.runtime.sizes import count_entries

PERSON_RATE = 5.0
"""Interactions a second that one person may send for long."""
PERSON_BURST = 10
SERVER_RATE = 10.0
"""Interactions a second that one server may send for long: about fifty tables that are played at the same moment."""
SERVER_BURST = 30
REFUSED = 1 / 3
"""What an interaction that is refused counts, where one that is taken counts 1: about what it costs. So a server that
sends far too much is not served at its limit, but not at all until it sends less."""
DEBT = 10.0
"""How many interactions a server can be behind by that; from then on what it sends counts nothing more."""
TELL_RATE, TELL_BURST = 2.0, 10
"""How often a second the people of one server are warned that they are too fast: an answer costs half of what a click
does, so what is refused of a flood must cost little."""
CALL_RATE = 1 / 60
"""Messages a second that one person may let the bot post which mention others, for long."""
CALL_BURST = 3
REMEMBERED = 10_000
"""How many buckets are kept; the one that was used longest ago is forgotten first."""
LATE_S = 60.0
"""By how many seconds a click may come late and still count at its own time. This bounds what can come at once."""
DISCORD_EPOCH = 1_420_070_400_000
"""The millisecond at which the ids of Discord begin."""
DIRECT_MESSAGE_PAUSE = SECOND
DIRECT_MESSAGE_BURST = 5


def time_of_click_s(interaction: int) -> float:
    """When an interaction was made, by its id, in seconds since 1970. Discord gives the ids, not the person."""
    return ((interaction >> 22) + DISCORD_EPOCH) / SECOND


class Bucket(NamedTuple):
    """How many tokens lay in a bucket at a moment (seconds of the clock)."""

    tokens: float
    at: float


class Buckets:
    """One token bucket for each key, filled with ``rate`` tokens a second up to ``burst``.

    Taking from an empty one costs ``refused`` tokens all the same, down to a debt of ``DEBT``.
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float], refused: float = 0.0) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._refusal_cost = refused
        self._buckets: OrderedDict[Hashable, Bucket] = count_entries("paces", OrderedDict())

    def take(self, key: Hashable, at: float | None = None) -> bool:
        """Take a token from the bucket of this key; False when it is empty.

        ``at`` (seconds of the clock) is when it was asked for, where that is not now. A moment in the future counts as
        now, and one that is longer ago than ``LATE_S`` as that.
        """
        tokens, moment = self._tokens(key, at)
        allowed = tokens >= 1.0
        left = tokens - 1.0 if allowed else max(tokens - self._refusal_cost, min(tokens, -DEBT))
        self._buckets.pop(key, None)
        self._buckets[key] = Bucket(left, moment)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed

    def is_deep_in_debt(self, key: Hashable, at: float | None = None) -> bool:
        """Whether far more was taken from the bucket of this key than it had."""
        return self._tokens(key, at)[0] < -DEBT / 2

    def _tokens(self, key: Hashable, at: float | None) -> tuple[float, float]:
        """What lies in a bucket at a moment, and that moment; never one before the bucket was used last, except where
        the clock was set back since then."""
        now = self._clock()
        moment = now if at is None else min(max(at, now - LATE_S), now)
        bucket = self._buckets.get(key) or Bucket(float(self._burst), moment)
        moment = max(moment, min(bucket.at, now))
        return min(float(self._burst), bucket.tokens + max(0.0, moment - bucket.at) * self._rate), moment


class Flood:
    """Says who sends too much: a person anywhere, or a server as a whole."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._people = Buckets(PERSON_RATE, PERSON_BURST, clock)
        self._servers = Buckets(SERVER_RATE, SERVER_BURST, clock, REFUSED)
        self._tells = Buckets(TELL_RATE, TELL_BURST, clock)
        self._calls = Buckets(CALL_RATE, CALL_BURST, clock)
        self._typing_people = Buckets(PERSON_RATE, PERSON_BURST, clock)
        self._typing_servers = Buckets(SERVER_RATE, SERVER_BURST, clock)

    def allows(self, person: int, server: int | None, interaction: int | None = None) -> bool:
        """Whether this interaction is taken; its id says when it was made. A person who is refused costs the server
        nothing."""
        at = None if interaction is None else time_of_click_s(interaction)
        return self._people.take(person, at) and (server is None or self._servers.take(server, at))

    def turns_away(self, server: int, interaction: int | None = None) -> bool:
        """Whether a server sends so much that an interaction of it is not even looked at; it counts as refused."""
        at = None if interaction is None else time_of_click_s(interaction)
        return self._servers.is_deep_in_debt(server, at) and not self._servers.take(server, at)

    def may_tell(self, person: int, server: int | None) -> bool:
        """Whether someone whose interaction is not taken gets a warning. Discord itself reports what has no answer."""
        return self._tells.take(("person", person) if server is None else server)

    def allows_typing(self, person: int, server: int | None) -> bool:
        """Whether suggestions are looked for while someone types; keystrokes do not use up what clicks need."""
        return self._typing_people.take(person) and (server is None or self._typing_servers.take(server))

    def may_call(self, person: int) -> bool:
        """Whether a person may let the bot post something of theirs once more that calls others."""
        return self._calls.take(person)


class Cooldowns:
    """Remembers when something was done last, so that it is not done too often."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: OrderedDict[tuple[object, ...], tuple[int, int]] = count_entries("paces", OrderedDict())

    def due(self, pause: int, *what: object) -> bool:
        """Whether it was not done for this many milliseconds; from now on it was."""
        return not self.wait(pause, *what)

    def wait(self, pause: int, *what: object) -> int:
        """In how many milliseconds it may be done again; with 0 it is done now."""
        now = self._clock.now()
        if what in self._last and (elapsed := abs(now - self._last[what][0])) < pause:
            return pause - elapsed
        for key in [key for key, (at, length) in self._last.items() if abs(now - at) >= length]:
            del self._last[key]
        self._last[what] = (now, pause)
        return 0

    def is_recent(self, *what: object) -> bool:
        """Whether something was done within its pause."""
        at, pause = self._last.get(what, (0, 0))
        return abs(self._clock.now() - at) < pause


class DirectMessageLimiter:
    """Lets a few direct messages go at once, then one a second: Discord treats a bot that sends many as spam."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._free_at = 0

    def take(self) -> None:
        """Count one direct message. Raises discord.RateLimited, with the seconds to wait, when it is too soon."""
        now = self._clock.now()
        self._free_at = min(self._free_at, now + DIRECT_MESSAGE_BURST * DIRECT_MESSAGE_PAUSE)
        ahead = max(0, self._free_at - now)
        if ahead > (DIRECT_MESSAGE_BURST - 1) * DIRECT_MESSAGE_PAUSE:
            raise discord.RateLimited(DIRECT_MESSAGE_PAUSE / SECOND)
        self._free_at = now + ahead + DIRECT_MESSAGE_PAUSE
