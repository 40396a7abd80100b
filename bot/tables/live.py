"""A table at hand: its row, its match, and what only the tables themselves may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.tables.refusals import Refusal
from bot.tables.table import Seat, Table
from engine.events import Event
from engine.match import Match


@dataclass(frozen=True)
class Live:
    """A table with its match (None before it starts). It is never changed: every change makes a new one.

    ``snapshot`` is how many journal entries the stored snapshot holds, None when there is none.
    """

    table: Table
    seed: bytes = field(repr=False)
    salt: bytes = field(repr=False)
    match: Match[Any] | None = None
    computing: bool = False
    snapshot: int | None = None

    @property
    def playing(self) -> Match[Any]:
        """The match. Raises Refusal when none has been started."""
        if self.match is None:
            raise Refusal("wrong_stage", {"stage": self.table.stage})
        return self.match

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked something."""
        if self.match is None or self.table.stage != "playing":
            return ()
        return tuple(self.table.seats[question.seat] for question in self.match.questions)


class Errand(NamedTuple):
    """Something that Discord must be told.

    Kinds: ``lobby`` and ``board`` show how things stand (``fresh``: in a new message), ``ping`` mentions those who can
    act, ``final`` and ``closed`` tell the end, ``strip`` takes a message's buttons and ``remove`` deletes it.
    """

    kind: str
    fresh: bool = False
    facts: Mapping[str, int] = MappingProxyType({})


class Entry(NamedTuple):
    """A line of the journal. ``interaction`` is None for a computer player."""

    seat: int
    option: str
    interaction: int | None
    events: list[Event]


@dataclass(frozen=True)
class Change:
    """What a wish makes of a table: how it is afterwards, and what else is stored in the same transaction."""

    after: Live
    errands: tuple[Errand, ...] = ()
    entry: Entry | None = None


def stirred(table: Table) -> tuple[str, ...]:
    """What the match adds to its seed: a digest of each person's word.

    Not the words themselves, which are erased with their people; whoever knows a word can still find it among them.
    """
    return tuple(sha256(seat.word.encode()).hexdigest() for seat in table.seats if seat.word)
