"""What a tournament is played by, and what came of its tables, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

Format = Literal["swiss", "round_robin", "knock_out"]
FORMATS: tuple[Format, ...] = ("swiss", "round_robin", "knock_out")
Group = tuple[int, ...]
"""The numbers of the players who sit at one table."""


class Entry(NamedTuple):
    """A player of a tournament, by their number in it: smaller numbers have signed up earlier. ``is_out``: they are
    disqualified or have left, so no new table is opened for them."""

    number: int
    is_out: bool = False


class TableResult(NamedTuple):
    """A table that is over: its players, and the score and place of each in the same order.

    A table of one is a player who sat the round out. ``absent`` are the players in whose place another one played: that
    counts as a loss for them, and is left out of what the others are compared with.
    ``round`` counts from 1.
    """

    round: int
    players: Group
    scores: tuple[float, ...]
    places: tuple[int, ...]
    absent: frozenset[int] = frozenset()

    @property
    def present(self) -> Group:
        """The players who have played themselves."""
        return tuple(player for player in self.players if player not in self.absent)


Meetings = Counter[tuple[int, int]]
"""How often two players, the smaller number first, have sat at one table."""


def meetings_of(groups: Iterable[Sequence[int]]) -> Meetings:
    """How often each two have met at these tables."""
    return Counter(pair for group in groups for pair in combinations(sorted(group), 2))
