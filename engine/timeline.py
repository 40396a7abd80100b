"""The places in a match: where each choice and each turn ended, and the match as it was there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.events import Event
from engine.match import Match

STRIDE = 20
"""The number of choices between kept copies of the match. A place between two copies is replayed from the copy before
it."""


class Still(NamedTuple):
    """The match after a turn: how much of the journal was played, and the number of events before and by then."""

    entries: int
    since: int
    events: int


def stills(match: Match[Any], *, each_choice: bool = False) -> list[Still]:
    """The match as it began, after each turn (or each choice), and as it is now."""
    again = match.replay(0)
    moments = [Still(0, 0, len(again.events))]
    for number, entry in enumerate(match.journal, start=1):
        again.play(entry.seat, entry.option)
        if each_choice or again.turn_began == number or number == len(match.journal):
            moments.append(Still(number, moments[-1].events, len(again.events)))
    return moments


class Timeline(NamedTuple):
    """Every place in a match, those at which a turn ended, copies of it every ``STRIDE`` choices, and all events."""

    every: Sequence[Still]
    turns: Sequence[int]
    copies: Sequence[Match[Any]]
    events: Sequence[Event]

    def at(self, place: int) -> Match[Any]:
        """The match as it was after this many choices."""
        again = self.copies[min(place // STRIDE, len(self.copies) - 1)].fork()
        for entry in self.copies[-1].journal[len(again.journal) : place]:
            again.play(entry.seat, entry.option)
        return again


def first_asked(match: Match[Any], seat: int | None) -> dict[int, int]:
    """The number of choices before a seat's first question of each round (None: any seat's)."""
    again, entries = match.replay(0), dict[int, int]()
    for number, entry in enumerate([*match.journal, None]):
        if again.questions and (seat is None or again.question_for(seat) is not None):
            entries.setdefault(again.round, number)
        if entry is not None:
            again.play(entry.seat, entry.option)
    return entries


def timeline(match: Match[Any]) -> Timeline:
    """Play a match again from its beginning and note every place in it."""
    again = match.replay(0)
    every, turns, copies = [Still(0, 0, len(again.events))], [0], [again.fork()]
    for number, entry in enumerate(match.journal, start=1):
        again.play(entry.seat, entry.option)
        every.append(Still(number, every[-1].events, len(again.events)))
        if again.turn_began == number or number == len(match.journal):
            turns.append(number)
        if number % STRIDE == 0:
            copies.append(again.fork())
    if len(copies[-1].journal) < len(match.journal):
        copies.append(again)
    return Timeline(every, turns, copies, tuple(again.events))
