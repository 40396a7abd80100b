"""Lost connections to Discord: whose clicks do not arrive, and who is owed a grace for that."""

from __future__ import annotations

from bot.runtime.clock import MINUTE
from bot.runtime.sharding import Shard, Shards

TOLERATED = MINUTE
"""How long a connection may be lost before times are held and a grace is owed, in milliseconds."""


class CutOffs:
    """Since when which shards are cut off. Moments are milliseconds since 1970 UTC by the machine's clock.

    ``owed``: shards that are connected again, and since when they were cut off, until their people's grace is stored.
    """

    def __init__(self) -> None:
        self.owed: dict[Shard, int] = {}
        self._since: dict[Shard, int] = {}

    def begin(self, shard: Shard, now: int) -> None:
        """A shard is cut off, perhaps for some time already."""
        self._since.setdefault(shard, now)

    def end(self, shard: Shard, now: int) -> bool:
        """A shard is connected again; whether a grace is owed to its people now."""
        since = self._since.pop(shard, None)
        if since is None or now - since <= TOLERATED:
            return False
        self.owed[shard] = min(since, self.owed.get(shard, since))
        return True

    def settle(self, shard: Shard, since: int) -> None:
        """The grace for a time that began at ``since`` is stored."""
        if self.owed.get(shard) == since:
            del self.owed[shard]

    def hold(self, server: int, now: int) -> bool:
        """Whether times of a server must not end: clicks may be on their way, or could not arrive until just now."""
        return any(shard.has(server) for shard in self.owed) or any(
            shard.has(server) and now - since > TOLERATED for shard, since in self._since.items()
        )

    def last_heard(self, shards: Shards, now: int) -> dict[int, int]:
        """When clicks could last arrive from each of these shards, by the shard's number."""
        absences = [*self._since.items(), *self.owed.items()]
        return {
            number: min(
                [now, *(since for shard, since in absences if shard.count != shards.count or shard.number == number)]
            )
            for number in shards.numbers
        }

    def shift(self, jump: int) -> None:
        """The clock has jumped by this many milliseconds."""
        self._since = {shard: since + jump for shard, since in self._since.items()}
        self.owed = {shard: since + jump for shard, since in self.owed.items()}
