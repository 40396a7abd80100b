"""Incidents: an unexpected error gets a number, which the person is shown and the log contains.

The log line carries the stack and what was being done, and nothing about the person.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import NamedTuple

import structlog

from bot.runtime import metrics

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and digits that cannot be mistaken for each other when read aloud."""
LENGTH = 6
REMEMBERED = 20
"""How many incidents are kept at hand; the log has all of them."""

_log = structlog.stdlib.get_logger("pantheon.incidents")


class Incident(NamedTuple):
    """An incident: which one since the start it is (from 1), its number, and what was being done."""

    nth: int
    number: str
    doing: str


class Incidents:
    """Numbers incidents and writes them to the log."""

    def __init__(self) -> None:
        self.count = 0
        self._newest: deque[Incident] = deque(maxlen=REMEMBERED)

    def newest(self) -> tuple[Incident, ...]:
        """The last incidents, the oldest first."""
        return tuple(self._newest)

    def note(self, error: BaseException, doing: str) -> str:
        """Log an unexpected error; returns the incident's number for the person who met it."""
        self.count += 1
        number = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        self._newest.append(Incident(self.count, number, doing))
        metrics.INCIDENTS.inc()
        _log.error("incident", incident=number, doing=doing, exc_info=error)
        return number
