"""Rules as generators ("flows") that yield a question wherever the rulebook says "choose".

A flow is a generator. It yields the questions that are open, receives the answer to one of them, and returns
its result; flows nest with ``yield from``. ``Play.ask`` asks one seat, ``together`` lets the flows of several
seats run side by side and takes each answer when it comes; a seat is asked one thing at a time.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, Final, Generic, TypeVar, cast

from engine.chance import Chance
from engine.events import Event
from engine.questions import NO_FACTS, ONE_ALONE, Fact, Option, Question, fast_tuple, read_records

S = TypeVar("S")
T = TypeVar("T")


Answer = tuple[int, Option]
"""A seat, and the option that it has chosen."""

Note = tuple[Any, ...]
"""An event as a plain tuple: its kind (a word), its seat (a number or None), its facts (a mapping).

Their types are not stated here: compiled, such a tuple would be taken apart and made again wherever it passes.
"""

Open = tuple[Question, ...]
Flow = Generator[Open, Answer, T]


NOTHING_ASKED: Final = cast("Flow[None]", iter(()))
"""A finished flow. A rule returns it when it was carried out at once, without a question.

It is an iterator at its end: compiled, that ends without an exception, and a generator raises one each time.
"""
next(NOTHING_ASKED, None)

TURN_OVER: Final[Open] = ()
"""Nothing is asked: a turn that yields this is over, and is not continued. A flow that ends a turn so spares the
exception with which a generator ends, which takes as long as many a choice.
"""


class Play(Generic[S]):
    """A match in progress as the rules see it: the state, the chance, the events so far.

    ``notes`` are the events, the last ones perhaps as plain tuples ``(kind, seat, facts)``.
    """

    __slots__ = ("asked", "chance", "notes", "state")

    def __init__(self, state: S, chance: Chance, notes: list[Any], questions: int = 0) -> None:
        self.state = state
        self.chance = chance
        self.asked = questions
        self.notes = notes

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return read_records(Event, self.notes)

    def tell(self, seat: int | None, kind: str, **facts: Fact) -> None:
        """Note that something happened to a seat, or (None) to all."""
        self.notes.append((kind, seat, facts or NO_FACTS))

    def note(self, seat: int | None, kind: str, facts: Mapping[str, Fact]) -> None:
        """The same for facts in a mapping, which must not change afterwards."""
        self.notes.append((kind, seat, facts))

    def ask(
        self,
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        facts: Mapping[str, Fact] = NO_FACTS,
        several: Mapping[str, int] = ONE_ALONE,
    ) -> Flow[Option]:
        """Ask one seat and return its option. A single option is taken without asking, and announced.

        ``several``: how many options of each group may be chosen together (``Question.find``).
        """
        if len(options) < 2:
            return self.take_only(seat, kind, options)
        _, option = yield self.open(seat, kind, options, facts, several)
        return option

    def take_only(self, seat: int, kind: str, options: tuple[Option, ...]) -> Option:
        """Take and announce the only option."""
        if not options:
            raise AssertionError(f"question {kind!r} for seat {seat} has no option")
        self.notes.append(("only_choice", seat, {"question": kind, "option": options[0].id}))
        return options[0]

    def open(
        self,
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        facts: Mapping[str, Fact] = NO_FACTS,
        several: Mapping[str, int] = ONE_ALONE,
    ) -> Open:
        """A question to one seat, for a flow to yield."""
        self.asked += 1
        return (fast_tuple(Question, (self.asked, seat, kind, options, facts, several)),)


def together(flows: Mapping[int, Flow[T]]) -> Flow[dict[int, T]]:
    """Run the flows of several seats side by side; the result of each, by key, when all are done.

    A flow may ask other seats too. Each seat is shown the oldest of its open questions only; an answer goes to the
    flow that asked the question.
    """
    if len(flows) == 1:
        [(key, flow)] = flows.items()
        return {key: (yield from flow)}
    waiting: dict[int, Open] = {}
    results: dict[int, T] = {}
    for key, flow in flows.items():
        try:
            waiting[key] = next(flow)
        except StopIteration as stop:
            results[key] = stop.value
    while waiting:
        if len(waiting) == 1:
            [(key, questions)] = waiting.items()
            answer = yield questions
        else:
            by_seat = _one_of_each_seat(waiting)
            answer = yield tuple([question for question, _ in by_seat.values()])
            key = by_seat[answer[0]][1]
        try:
            waiting[key] = flows[key].send(answer)
        except StopIteration as stop:
            del waiting[key]
            results[key] = stop.value
    return {key: results[key] for key in flows}


def _one_of_each_seat(waiting: Mapping[int, Open]) -> dict[int, tuple[Question, int]]:
    """The oldest question to each seat, and the key of the flow that asks it."""
    by_seat: dict[int, tuple[Question, int]] = {}
    for key, questions in waiting.items():
        for question in questions:
            first = by_seat.get(question.seat)
            if first is None or question.number < first[0].number:
                by_seat[question.seat] = (question, key)
    return by_seat
