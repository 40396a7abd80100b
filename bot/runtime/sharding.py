"""Discord's division of servers into shards: by the server's id and the number of shards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shard:
    """One of ``count`` shards; the first has the number 0."""

    number: int
    count: int

    def has(self, server: int) -> bool:
        """Whether Discord sends the events of this server to the shard."""
        return shard_of(server, self.count) == self.number


ONLY = Shard(0, 1)
"""The shard that has every server."""


def shard_of(server: int, count: int) -> int:
    """The number of the shard that a server (a Discord id) belongs to, among ``count`` shards."""
    return (server >> 22) % count
