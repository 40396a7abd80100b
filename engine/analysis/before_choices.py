"""A match as it was before some of its choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.match import Match


def positions(match: Match[Any], numbers: Sequence[int]) -> Iterator[tuple[int, Match[Any]]]:
    """Yield the match as it was before each of these choices, in order. The match plays on when the next one is
    requested.
    """
    again = match.replay(0)
    for number in sorted(numbers):
        for entry in match.journal[len(again.journal) : number]:
            again.play(entry.seat, entry.option)
        yield number, again
