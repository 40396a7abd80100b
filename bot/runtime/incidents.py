"""Incidents: an unexpected error gets a number, which the person is told and the log contains.

The log line carries the stack and what was being done, and nothing about the person.
"""

from __future__ import annotations

import secrets

import structlog

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and digits that cannot be mistaken for each other when read aloud."""
LENGTH = 6

_log = structlog.stdlib.get_logger("pantheon.incidents")


class Incidents:
    """Numbers incidents and writes them to the log."""

    def __init__(self) -> None:
        self.count = 0

    def note(self, error: BaseException, doing: str) -> str:
        """Log an unexpected error; returns the incident's number for the person who met it."""
        self.count += 1
        number = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        _log.error("incident", incident=number, doing=doing, exc_info=error)
        return number
