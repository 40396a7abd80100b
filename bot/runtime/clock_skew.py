"""The skew of this machine's clock against the ``Date`` of Discord's answers (docs/faults.md, R8)."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime
from functools import lru_cache
from types import SimpleNamespace
from typing import NamedTuple

import aiohttp
import structlog

from bot.runtime.clock import MINUTE, SECOND, Clock

_log = structlog.stdlib.get_logger("pantheon.clock")

NOTABLE = 30 * SECOND
"""From here on the log says that the clock is wrong."""
GRAVE = 5 * MINUTE
"""From here on no one's time ends."""


@lru_cache(4)
def _milliseconds_of(date: str) -> int:
    """What a ``Date`` says; all answers of a second say the same. Raises ValueError, TypeError, OverflowError."""
    return round(parsedate_to_datetime(date).timestamp() * SECOND)


class _Agreement(NamedTuple):
    """Answers that the clock agreed with: the first and the newest, in seconds on the monotonic clock, and what our
    clock said at the newest, in milliseconds."""

    since: float
    newest: float
    clock_ms: int


class Skew:
    """Compares the clocks. ``milliseconds`` is how far ours is ahead (below zero: behind) by the newest answer, and by
    how far it was set since then, where that was noticed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.milliseconds = 0
        self._is_known = self._is_measured = False
        self._agreement: _Agreement | None = None
        self.disagreements = 0
        """How many answers the clock did not agree with."""

    @property
    def is_grave(self) -> bool:
        """Whether deadlines cannot be judged by this clock."""
        return self._is_measured and abs(self.milliseconds) > GRAVE

    @property
    def ahead(self) -> int | None:
        """``milliseconds``, or None while no answer has come."""
        return self.milliseconds if self._is_known else None

    @property
    def newest_measurement(self) -> int | None:
        """``milliseconds``, or None where the newest answer did not say so."""
        return self.milliseconds if self._is_measured else None

    @property
    def agreed_ms(self) -> float | None:
        """For how long, in true time, every answer has fitted the clock; None where it does not, was set since the
        newest answer, or none has come.

        What is deleted by its age waits for this: it cannot be brought back when the clock turns out to be wrong.
        """
        agreement = self._agreement
        if agreement is None:
            return None
        now = time.monotonic()
        passed_by_clock, elapsed_ms = self._clock.now() - agreement.clock_ms, (now - agreement.newest) * SECOND
        return (now - agreement.since) * SECOND if abs(passed_by_clock - elapsed_ms) <= NOTABLE else None

    def set_by(self, jump: int, before: int | None) -> None:
        """The clock was set by so much since it was ``before`` ahead. An answer since then counts more."""
        if before is not None and abs(self.milliseconds - before) <= GRAVE:
            self.milliseconds, self._is_measured = before + jump, False

    def set_back(self, before: int | None) -> None:
        """The clock shows what it would if no one had set it since it was measured to be ``before`` ahead. Where an
        answer in between said otherwise, it was set and has been set back."""
        if before is not None and abs(self.milliseconds - before) > GRAVE:
            self.milliseconds, self._is_measured = before, False

    def compare(self, date: str | None) -> None:
        """Take a ``Date`` header, which knows whole seconds; one that cannot be read says nothing."""
        try:
            theirs = _milliseconds_of(date or "")
        except (ValueError, TypeError, OverflowError):
            return
        before, self.milliseconds = self.milliseconds, self._clock.now() - theirs
        self._is_known = self._is_measured = True
        self._note_agreement()
        if abs(self.milliseconds) > NOTABLE >= abs(before):
            _log.error("clock_is_wrong", seconds_ahead=round(self.milliseconds / SECOND))
        elif abs(before) > NOTABLE >= abs(self.milliseconds):
            _log.info("clock_is_right_again")

    def _note_agreement(self) -> None:
        if abs(self.milliseconds) > NOTABLE:
            self._agreement = None
            self.disagreements += 1
            return
        now = time.monotonic()
        since = now if self._agreement is None else self._agreement.since
        self._agreement = _Agreement(since, now, self._clock.now())

    def trace(self) -> aiohttp.TraceConfig:
        """What lets the client's answers be compared."""

        async def compare_date(
            _: aiohttp.ClientSession, __: SimpleNamespace, answer: aiohttp.TraceRequestEndParams
        ) -> None:
            self.compare(answer.response.headers.get("Date"))

        config = aiohttp.TraceConfig()
        config.on_request_end.append(compare_date)
        return config
