"""For how long this machine's clock has agreed with Discord's, over restarts of the bot.

What is deleted by its age waits for a day of agreement. Only time in which a bot ran and its clock agreed counts, as
the monotonic clock measured it: a clock that is set while the bot is stopped adds nothing. The database keeps the sum.
"""

from __future__ import annotations

from bot.runtime.clock import DAY, MINUTE
from bot.runtime.clock_skew import NOTABLE, Skew
from bot.storage.meta import clock_agreement, note_clock_agreement
from bot.tables.store.repository import TableRepository

NOTED_EVERY = 10 * MINUTE
"""How often, in milliseconds, the database is updated."""
LONGEST_STOP = DAY
"""After a longer stop, in milliseconds, the agreement of before counts no more."""


class ClockTrust:
    """Counts the agreement of this run and of those before."""

    def __init__(self, repository: TableRepository, skew: Skew) -> None:
        self._repository = repository
        self._skew = skew
        self._before: float | None = None
        """What earlier runs have counted; None while the database was not asked."""
        self._noted: float | None = None

    async def agreed_ms(self) -> float | None:
        """For how long the clock has agreed, in milliseconds; None while it does not, or no answer has come yet.

        Raises Refusal: busy, cannot_save.
        """
        agreed = self._skew.agreed_ms
        if agreed is None:
            if self._skew.ahead is not None:
                await self._forget()
            return None
        if self._skew.disagreements:
            self._before = 0.0
        elif self._before is None:
            self._before = await self._count_before(agreed)
        length = self._before + agreed
        if self._noted is None or not 0 <= length - self._noted < NOTED_EVERY:
            noted = (min(round(length), DAY), self._repository.clock.now())
            await self._repository.write(lambda connection: note_clock_agreement(connection, noted))
            self._noted = length
        return length

    async def _count_before(self, agreed: float) -> float:
        """What the database knows, if this run began soon after it was noted, by clocks that agree."""
        agreement = await self._repository.read(clock_agreement)
        if agreement is None:
            return 0.0
        length, until = agreement
        stopped = self._repository.clock.now() - agreed - until
        return length if -NOTABLE <= stopped <= LONGEST_STOP else 0.0

    async def _forget(self) -> None:
        if self._before != 0 or self._noted is not None:
            await self._repository.write(lambda connection: note_clock_agreement(connection, None))
        self._before, self._noted = 0.0, None
