"""Scores in a league among people: own points against the mean of everyone who had the same deal and the same seat.

A deal is played at several tables of a division, with the same dice for each seat, which keyed dice make true. So what
deal and seat bring is taken off, and places, for which one rival's luck is enough, do not matter.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

FEWEST = 2
"""How many must have played a deal from a seat for it to have a mean; else the mean of the table stands in."""


class DealTable(NamedTuple):
    """A table of a deal that is over: who sat where, and their scores, by seat. ``absent`` are those in whose place
    another one played."""

    deal: int
    players: tuple[int, ...]
    scores: tuple[float, ...]
    absent: frozenset[int] = frozenset()

    @property
    def present(self) -> list[tuple[int, int, float]]:
        """Seat, player and score of those who played themselves."""
        every = zip(range(len(self.players)), self.players, self.scores, strict=True)
        return [each for each in every if each[1] not in self.absent]


class Standing(NamedTuple):
    """A member's place in the division (shared by equal scores), score, and how many matches they played themselves;
    ``missed`` are those in which another one played for them."""

    person: int
    place: int
    score: float
    played: int
    missed: int = 0


def means_of(tables: Iterable[DealTable]) -> dict[tuple[int, int], float]:
    """The mean of each deal and seat that enough have played."""
    means: dict[tuple[int, int], list[float]] = {}
    for table in tables:
        for seat, _, score in table.present:
            means.setdefault((table.deal, seat), []).append(score)
    return {key: fmean(scores) for key, scores in means.items() if len(scores) >= FEWEST}


def margins_of(table: DealTable, means: Mapping[tuple[int, int], float]) -> dict[int, float]:
    """How far each player lies above the mean of deal and seat. A player who was absent has the least of the table, and
    never more than 0, and is left out of every mean."""
    present = table.present
    own = fmean(score for _, _, score in present) if present else 0.0
    margins = {player: score - means.get((table.deal, seat), own) for seat, player, score in present}
    least = min([0.0, *margins.values()])
    return {player: margins.get(player, least) for player in table.players}


def standings(members: Sequence[int], tables: Sequence[DealTable], most: int = 0) -> list[Standing]:
    """The table of a division, the best first: the sum of the margins of all matches; with ``most``, at most that many
    count, the first ones. Equal scores share a place; among them comes first who played more."""
    means = means_of(tables)
    scores = dict.fromkeys(members, 0.0)
    played_counts, missed_counts = dict.fromkeys(members, 0), dict.fromkeys(members, 0)
    for table in tables:
        for player, margin in margins_of(table, means).items():
            if player not in scores or (most and played_counts[player] + missed_counts[player] >= most):
                continue
            scores[player] += margin
            (missed_counts if player in table.absent else played_counts)[player] += 1
    rounded_scores = {player: round(score, 1) + 0.0 for player, score in scores.items()}
    ranking = sorted(members, key=lambda player: (-rounded_scores[player], -played_counts[player]))
    return [
        Standing(
            player,
            1 + _better(rounded_scores.values(), rounded_scores[player]),
            rounded_scores[player],
            played_counts[player],
            missed_counts[player],
        )
        for player in ranking
    ]


def _better(scores: Collection[float], score: float) -> int:
    return sum(other > score for other in scores)
