"""The conditions for playing a planned turn, as a game declares them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.events import Event
from engine.questions import Fact

YES = "yes"
"""The only value of a condition that is either set or not set."""


class Planned(NamedTuple):
    """A planned choice as conditions look at it: the state before it and after it, what the option brings, and what
    happened in between."""

    seat: int
    before: Any
    after: Any
    facts: Mapping[str, Fact]
    events: Sequence[Event]

    def gain_of(self, kind: str) -> int:
        """How much of a resource the seat gained in between, by the events ``gained``."""
        amounts = [event.facts.get(kind) for event in self.events if event.seat == self.seat and event.kind == "gained"]
        return sum(amount for amount in amounts if isinstance(amount, int))


class Condition(NamedTuple):
    """A condition: ``values(state, seat)`` are those that may be set (one ``YES``: it is set or not), of which
    ``most`` may be set together.

    ``begins(state, seat, value)`` says whether the turn may be played at all, ``allows(planned, value)`` whether a
    choice of it may; None where it does not concern that.
    """

    key: str
    values: Callable[[Any, int], tuple[str, ...]]
    begins: Callable[[Any, int, str], bool] | None = None
    allows: Callable[[Planned, str], bool] | None = None
    most: int = 1
