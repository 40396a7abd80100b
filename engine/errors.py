"""Errors of the engine. A refused choice leaves the match unchanged."""

from __future__ import annotations

from collections.abc import Mapping

from engine.questions import NO_FACTS, Fact


class RefusedPlay(Exception):
    """A choice that the rules do not allow. ``reason`` is a stable key that words are looked up by."""

    reason = "refused"

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)


class MatchIsOver(RefusedPlay):
    """The match is over, so no question is open."""

    reason = "match_is_over"


class NotAsked(RefusedPlay):
    """No question to this seat is open. ``reason`` names the rule that makes it wait, if known."""

    reason = "not_asked"

    def __init__(self, seat: int, reason: str = reason) -> None:
        super().__init__(f"seat {seat} is not asked anything now: {reason}")
        self.seat = seat
        self.reason = reason


class IllegalOption(RefusedPlay):
    """The option is not among those offered to this seat now. ``reason`` says which rule forbids it, if known, and
    ``facts`` by how much."""

    def __init__(
        self, seat: int, option: str, reason: str = "unknown_option", facts: Mapping[str, Fact] = NO_FACTS
    ) -> None:
        super().__init__(f"seat {seat} may not choose {option!r} now: {reason}")
        self.seat = seat
        self.option = option
        self.reason = reason
        self.facts = facts


class BadSettings(ValueError):
    """A match cannot be started with these settings. The message is one sentence with the reason."""


class DamagedMatch(ValueError):
    """A saved match cannot be restored. The message names the mismatch."""
