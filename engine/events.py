"""Events as data: the log, the pictures and the texts are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.questions import NO_FACTS, Fact


class Event(NamedTuple):
    """One thing that happened. ``seat`` is None when it happened to the whole table."""

    kind: str
    seat: int | None = None
    facts: Mapping[str, Fact] = NO_FACTS

    def to_json(self) -> list[Any]:
        """The event as JSON holds it: ``[kind, seat, facts]``."""
        facts = {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in self.facts.items()}
        return [self.kind, self.seat, facts]

    @classmethod
    def from_json(cls, plain: list[Any]) -> Event:
        """The event that ``to_json`` wrote."""
        kind, seat, facts = plain
        return cls(kind, seat, {key: tuple(fact) if isinstance(fact, list) else fact for key, fact in facts.items()})
