"""Discord's division of servers into shards: by the server's id and the number of shards."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Shard:
    """One of ``count`` shards; the first has the number 0."""

    number: int
    count: int

    @property
    def numbers(self) -> frozenset[int]:
        """Its own number alone."""
        return frozenset({self.number})

    @property
    def are_all(self) -> bool:
        """Whether there is no other."""
        return self.count == 1

    def has(self, server: int) -> bool:
        """Whether Discord sends the events of this server to the shard."""
        return shard_of(server, self.count) == self.number


@dataclass(frozen=True)
class Shards:
    """Some of ``count`` shards, by their numbers."""

    numbers: frozenset[int]
    count: int

    def has(self, server: int) -> bool:
        """Whether the server belongs to one of these shards."""
        return shard_of(server, self.count) in self.numbers

    @property
    def are_all(self) -> bool:
        """Whether these are all the shards there are."""
        return len(self.numbers) == self.count

    def __str__(self) -> str:
        return f"{','.join(map(str, sorted(self.numbers)))}/{self.count}"


ONLY = Shard(0, 1)
"""The shard that has every server."""
ALL = Shards(frozenset({0}), 1)
"""All servers, undivided."""
MOST = 1_000
"""The largest number of shards that is understood."""


def shard_of(server: int, count: int) -> int:
    """The number of the shard that a server (a Discord id) belongs to, among ``count`` shards."""
    return (server >> 22) % count


def read_shards(text: str) -> Shards:
    """Understand ``0-3/8`` (the shards 0 to 3 of 8) and ``2/8`` (the shard 2). Raises ValueError."""
    match = re.fullmatch(r"([0-9]{1,4})(?:-([0-9]{1,4}))?/([0-9]{1,4})", text.strip())
    if match is None:
        raise ValueError("names no shards")
    first, last, count = int(match[1]), int(match[2] or match[1]), int(match[3])
    if not first <= last < count <= MOST:
        raise ValueError("names shards that are not there")
    return Shards(frozenset(range(first, last + 1)), count)
