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
        self._last_length: float | None = None

    async def agreed_ms(self) -> float | None:
        """For how long the clock has agreed, in milliseconds; None while it does not, or no answer has come yet.

        Raises Refusal: busy, cannot_save.
        """
        agreement_ms = self._skew.agreed_ms
        if agreement_ms is None:
            if self._skew.ahead is not None:
                await self._forget()
            return None
        if self._skew.disagreements:
            self._before = 0.0
        elif self._before is None:
            self._before = await self._count_before(agreement_ms)
        length = self._before + agreement_ms
        if self._last_length is None or not 0 <= length - self._last_length < NOTED_EVERY:
            note = (min(round(length), DAY), self._repository.clock.now())
            await self._repository.write(lambda connection: note_clock_agreement(connection, note))
            self._last_length = length
        return length

    async def _count_before(self, agreement_ms: float) -> float:
        """What the database knows, if this run began soon after it was noted, by clocks that agree."""
        agreement = await self._repository.read(clock_agreement)
        if agreement is None:
            return 0.0
        length, until = agreement
        stop_ms = self._repository.clock.now() - agreement_ms - until
        return length if -NOTABLE <= stop_ms <= LONGEST_STOP else 0.0

    async def _forget(self) -> None:
        if self._before != 0 or self._last_length is not None:
            await self._repository.write(lambda connection: note_clock_agreement(connection, None))
        self._before, self._last_length = 0.0, None
