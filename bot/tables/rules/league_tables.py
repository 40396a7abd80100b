"""The next tables of a league among people, with their members and deals: decisions without side effects. A member
plays several matches at a time and gets new ones whenever enough others are free; there are no rounds to wait for.
Tables of a division share their deals as far as that is possible: no one has a deal twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

MOST_MISSED = 2
"""After this many matches in a row in which a stand-in played for a member, no more are opened until they come back."""


class Seated(NamedTuple):
    """A table of a league: its deal, and the numbers of the members, by seat. ``is_over``: its match is."""

    deal: int
    players: tuple[int, ...]
    is_over: bool


class Terms(NamedTuple):
    """How many sit at a table, how many matches a member plays at a time, and at most in a season."""

    seats: int
    at_once: int
    most: int


def next_tables(members: Sequence[int], tables: Sequence[Seated], terms: Terms) -> list[Seated]:
    """The tables that can be opened now for the members of a division who can play, by their numbers."""
    record = Record(tables)
    seats = min(terms.seats, max(2, len(members)))
    next_seated: list[Seated] = []
    while True:
        free = [each for each in members if record.is_free(each, terms)]
        if len(free) < seats:
            return next_seated
        group = _group(free, record, seats)
        table = Seated(record.deal_for(group), record.in_seats(group), False)
        next_seated.append(table)
        record.note(table)


def _group(free: Sequence[int], record: Record, seats: int) -> list[int]:
    """The members of a table: first the one who has played least, then those who lack the same deal and have met the
    others least.
    """
    first = min(free, key=lambda each: (record.matches(each), each))
    group, deal = [first], record.deal_for([first])
    while len(group) < seats:
        others = [each for each in free if each not in group]
        group.append(
            min(
                others,
                key=lambda each: (
                    deal in record.had(each),
                    sum(record.times_met(each, other) for other in group),
                    record.matches(each),
                    each,
                ),
            )
        )
    return group


class Record:
    """What members of a division have played."""

    def __init__(self, tables: Iterable[Seated]) -> None:
        self._deals: dict[int, set[int]] = {}
        self._open: dict[int, int] = {}
        self._meetings: dict[tuple[int, int], int] = {}
        self._sat: dict[tuple[int, int], int] = {}
        for table in tables:
            self.note(table)

    def note(self, table: Seated) -> None:
        """Count a table in."""
        for seat, player in enumerate(table.players):
            self._deals.setdefault(player, set()).add(table.deal)
            self._open[player] = self._open.get(player, 0) + (not table.is_over)
            self._sat[player, seat] = self._sat.get((player, seat), 0) + 1
        for pair in combinations(sorted(table.players), 2):
            self._meetings[pair] = self._meetings.get(pair, 0) + 1

    def had(self, player: int) -> set[int]:
        """The deals of a member."""
        return self._deals.get(player, set())

    def matches(self, player: int) -> int:
        """How many matches a member has or had."""
        return len(self.had(player))

    def is_free(self, player: int, terms: Terms) -> bool:
        """Whether a member can begin another match."""
        return self._open.get(player, 0) < terms.at_once and self.matches(player) < terms.most

    def times_met(self, one: int, other: int) -> int:
        """How often two have sat at one table."""
        return self._meetings.get((min(one, other), max(one, other)), 0)

    def deal_for(self, group: Sequence[int]) -> int:
        """The first deal that none of them has had."""
        had = set[int]().union(*(self.had(each) for each in group))
        return next(deal for deal in range(1, len(had) + 2) if deal not in had)

    def in_seats(self, group: Sequence[int]) -> tuple[int, ...]:
        """The group in the order of the seats: each where they have sat least."""
        left, order = list(group), list[int]()
        for seat in range(len(group)):
            best = min(left, key=lambda each: (self._sat.get((each, seat), 0), each))
            left.remove(best)
            order.append(best)
        return tuple(order)


def present_members(members: Mapping[int, bool], tables: Sequence[tuple[int, bool]], most_missed: int) -> list[int]:
    """The members who get matches: those who have not left (False), and whose last ``most_missed`` matches
    were not all played by another one; ``tables`` are their matches in order, and whether they were absent."""
    last: dict[int, list[bool]] = {}
    for player, is_absent in tables:
        last.setdefault(player, []).append(is_absent)
    return [
        number
        for number, is_gone in members.items()
        if not is_gone and not (len(own := last.get(number, [])[-most_missed:]) == most_missed and all(own))
    ]
