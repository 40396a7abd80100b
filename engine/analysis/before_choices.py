"""A match as it was before some of its choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.match import Match


def positions(match: Match[Any], numbers: Sequence[int]) -> Iterator[tuple[int, Match[Any]]]:
    """A match as it was before these choices, the first one first; it continues when the next one is asked for."""
    again = match.replay(0)
    for number in sorted(numbers):
        for entry in match.journal[len(again.journal) : number]:
            again.play(entry.seat, entry.option)
        yield number, again
