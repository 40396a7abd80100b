"""A loaded table: its row, its match, and its internal state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, NamedTuple

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from engine.events import Event
from engine.match import Match
from engine.plan import Way, is_turn_of
from engine.plan_ways import find_way
from engine.standing_answers import standing_option

BY_ORDER = "by_order"
"""The kind of the event that a standing answer was given."""
BY_PLAN = "by_plan"
"""The kind of the note that a seat's turn was planned. It stands after the first event of what was planned."""


def in_order(notes: Iterable[tuple[int, Event]]) -> tuple[tuple[int, Event], ...]:
    """Notes in their order: by the event they follow, standing answers right after their choice."""
    return tuple(sorted(notes, key=lambda note: (note[0], note[1].kind != BY_ORDER)))


def with_notes(notes: tuple[tuple[int, Event], ...], at: int, *new: Event) -> tuple[tuple[int, Event], ...]:
    """Notes in their order and new ones after as many events as there are: only the last place is put in order."""
    begin = len(notes)
    while begin and notes[begin - 1][0] >= at:
        begin -= 1
    return (*notes[:begin], *in_order([*notes[begin:], *((at, note) for note in new)]))


def weave_notes(events: Sequence[Event], notes: Iterable[tuple[int, Event]], reached: int = 0) -> list[Event]:
    """The events after the first ``reached`` ones, with notes between them, each by the event that it came after."""
    story: list[Event] = []
    for place, note in notes:
        story += [*events[reached:place], note]
        reached = place
    return [*story, *events[reached:]]


@dataclass(frozen=True)
class OpenTable:
    """A table with its match (None before it starts). It is never changed: every change makes a new one.

    ``snapshot`` is how many journal entries the stored snapshot holds, None when there is none.
    ``told`` is how many events came of the journal; ``notes`` are what happened at the table itself (a standing
    answer, a computer player that takes over …), each with how many events had come of the journal by then.
    ``other_rules``: the match was played by rules that lead elsewhere than the present ones, so it cannot be
    brought back.
    """

    table: Table
    seed: bytes = field(repr=False)
    salt: bytes = field(repr=False)
    match: Match[Any] | None = None
    snapshot: int | None = None
    event_count: int = 0
    notes: tuple[tuple[int, Event], ...] = ()
    other_rules: bool = False

    @property
    def playing(self) -> Match[Any]:
        """The match. Raises Refusal: wrong_stage (none has been started), other_rules."""
        if self.other_rules:
            raise Refusal("other_rules")
        if self.match is None:
            raise Refusal("wrong_stage", {"stage": self.table.stage})
        return self.match

    @property
    def asked_seats(self) -> tuple[Seat, ...]:
        """The seats that are asked something; no one at a frozen table."""
        if self.match is None or self.table.stage != "playing" or self.table.frozen is not None:
            return ()
        return tuple(self.table.seats[question.seat] for question in self.match.questions)

    @property
    def awaited_seats(self) -> tuple[Seat, ...]:
        """The seats that are asked something which no computer player and no standing answer decides.

        Also those whose plan is about to be played: until it is, the table looks and behaves as without it.
        """
        seats = self.asked_seats
        return tuple(seat for seat in seats if seat.is_played_by_person and self.by_standing_answer(seat) is None)

    @property
    def answers_itself(self) -> bool:
        """Whether a seat is asked that a computer player, a standing answer or a plan decides for."""
        return any(seat.computer is not None or self._has_answer(seat) for seat in self.asked_seats)

    def _has_answer(self, seat: Seat) -> bool:
        return self.by_standing_answer(seat) is not None or self.due_way(seat) is not None

    def by_standing_answer(self, seat: Seat) -> str | None:
        """The option that a seat takes by a standing answer, or None."""
        question = self.playing.question_for(seat.number) if seat.standing else None
        if question is None:
            return None
        option = standing_option(self.playing.game.offers.standing_answers, question, seat.standing)
        return option.id if option else None

    def due_way(self, seat: Seat) -> Way | None:
        """The steps that a seat plays now by its plan: it is its turn, and the first of them can be played as planned;
        None where the seat must be asked."""
        plan, match = seat.plan, self.match
        if plan is None or not plan.steps or match is None or not seat.is_played_by_person:
            return None
        if not is_turn_of(match, seat.number):
            return None
        return find_way(match, seat.number, plan.ways, plan.conditions)

    def story(self, since: int = 0) -> list[Event]:
        """What happened, from the item of that number on: the match's events, and the table's notes between them."""
        events = self.playing.events
        begun = len(events) - self.event_count
        return weave_notes(events, [(begun + place, note) for place, note in self.notes])[since:]

    @property
    def length(self) -> int:
        """How many items the story has."""
        return len(self.playing.events) + len(self.notes)

    def add_notes(self, *notes: Event) -> OpenTable:
        """The table with notes of what happened at it just now. They are stored by ``Change.notes``."""
        return replace(self, notes=with_notes(self.notes, self.event_count, *notes))


class Entry(NamedTuple):
    """A line of the journal. ``interaction`` is None when no person clicked; ``by_order``: for a standing answer.

    ``joined``: the click of the line before it made this choice too, and its interaction is kept there.
    """

    seat: int
    option: str
    interaction: int | None
    events: list[Event]
    ticket: int
    by_order: bool = False
    joined: bool = False


@dataclass(frozen=True)
class Change:
    """The result of a request: the new table, and what else is stored in the same transaction.

    ``entry`` is the choice that was made, ``further`` those that the same click made after it.
    ``notes`` are kept with the table; ``after`` has them already (``OpenTable.noted``). ``kept_count`` is how many
    choices of the journal are left when others are taken back; ``merged_notes`` are notes at the same place that new
    ones of their kind and seat take in. A commit increases the table's version, unless ``keeps_version``: posted
    messages still show the table correctly. ``though_frozen``: not refused at a frozen table.
    """

    after: OpenTable
    messages: tuple[OutboxMessage, ...] = ()
    entry: Entry | None = None
    further: tuple[Entry, ...] = ()
    notes: tuple[Event, ...] = ()
    kept_count: int | None = None
    merged_notes: tuple[Event, ...] = ()
    keeps_version: bool = False
    though_frozen: bool = False

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All lines that the journal gets, in their order."""
        return () if self.entry is None else (self.entry, *self.further)


def seed_words(table: Table) -> tuple[str, ...]:
    """What the match adds to its seed: a digest of each person's word.

    Not the words themselves, which are erased with their people; a person who knows a word can still find it among
    them.
    """
    return tuple(sha256(seat.word.encode()).hexdigest() for seat in table.seats if seat.word)


class JournalRow(NamedTuple):
    """A line of the journal. ``by_hand``: a person clicked; ``by_order``: a standing answer was given; ``joined``: by
    the click of the line before."""

    seat: int
    by_hand: bool
    by_order: bool
    events: tuple[Event, ...]
    joined: bool = False
