"""A short account of a match's end: the turn that decided it, and the luck of each seat."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from engine.analysis.report import Analysis
from engine.match import Match

SLIGHT = 0.02
"""The least change of the chance of winning that counts as decisive."""


class DecidingTurn(NamedTuple):
    """A turn of a seat, in which round it was, and by how much it has changed the seat's chance of winning."""

    seat: int
    round: int
    change: float


class Verdict(NamedTuple):
    """What an analysis says of the end: the turn that decided (None: no single one did), and what chance brought each
    seat, in chance of winning; nothing where that is not known."""

    decided: DecidingTurn | None = None
    luck: tuple[float, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is anything to say."""
        return self.decided is not None or bool(self.luck)


NO_VERDICT = Verdict()


def verdict_of(match: Match[Any], analysis: Analysis) -> Verdict:
    """What the analysis of a match says of its end; nothing of one that was not played to its end."""
    if not match.is_finished:
        return Verdict()
    return Verdict(_find_deciding_turn(match, analysis), tuple(each.win for each in analysis.fortune))


def _find_deciding_turn(match: Match[Any], analysis: Analysis) -> DecidingTurn | None:
    """The turn of a winner that has raised the chance of winning most; alone and beaten, the one that cost most."""
    if len(analysis.course) < 2:
        return None
    result = analysis.course[-1].chances
    best = max(result)
    winners = [seat for seat, chance in enumerate(result) if chance == best]
    sign = 1 if best > 0 else -1
    turns = [
        DecidingTurn(seat, before.round, after.chances[seat] - before.chances[seat])
        for before, after in pairwise(analysis.course)
        for seat in winners
        if before.entries < len(match.journal) and match.journal[before.entries].seat == seat
    ]
    most = max(turns, key=lambda turn: sign * turn.change, default=None)
    return most if most is not None and sign * most.change >= SLIGHT else None
