"""A game as the challenge of the day: a match against computer players that everyone plays with the same dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Daily(NamedTuple):
    """How a game is played as the challenge of the day. The person sits on the first seat.

    ``settings`` are those that differ from the defaults, ``opponents`` the computer players on the other seats.
    ``marks(state, seat)`` says how a match went for a seat without telling what happened in it: a few words, for which
    each language has a sign (``<game>-daily-mark-<word>``).
    """

    settings: Mapping[str, str]
    opponents: tuple[str, ...]
    marks: Callable[[Any, int], tuple[str, ...]]

    @property
    def seats(self) -> int:
        """How many seats are played."""
        return 1 + len(self.opponents)
