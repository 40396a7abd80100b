"""How rules are written: flows that ask where the rulebook says "choose".

A flow is a generator. It yields the questions that are open, receives the answer to one of them, and returns
its result; flows nest with ``yield from``. ``Play.ask`` asks one seat, ``together`` lets the flows of several
seats run side by side and takes each answer when it comes.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Generic, NamedTuple, TypeVar

from engine.dice import Chance
from engine.events import Event
from engine.questions import NO_FACTS, Fact, Option, Question

S = TypeVar("S")
T = TypeVar("T")


class Answer(NamedTuple):
    """An option that a seat has chosen."""

    seat: int
    option: Option


Open = tuple[Question, ...]
Flow = Generator[Open, Answer, T]


class Play(Generic[S]):
    """What the rules hold in their hands while a match goes on: the state, the chance, the story so far."""

    __slots__ = ("asked", "chance", "events", "state")

    def __init__(self, state: S, chance: Chance, events: list[Event], asked: int = 0) -> None:
        self.state = state
        self.chance = chance
        self.asked = asked
        self.events = events

    def tell(self, kind: str, seat: int | None = None, **facts: Fact) -> None:
        """Note that something happened."""
        self.events.append(Event(kind, seat, facts or NO_FACTS))

    def ask(
        self, seat: int, kind: str, options: tuple[Option, ...], facts: Mapping[str, Fact] = NO_FACTS
    ) -> Flow[Option]:
        """Ask one seat and return its option. A single option is taken without asking, and told."""
        if not options:
            raise AssertionError(f"question {kind!r} for seat {seat} has no option")
        if len(options) == 1:
            self.events.append(Event("only_choice", seat, {"question": kind, "option": options[0].id}))
            return options[0]
        self.asked += 1
        answer = yield (Question(self.asked, seat, kind, options, facts),)
        return answer.option


def together(flows: Mapping[int, Flow[T]]) -> Flow[dict[int, T]]:
    """Run the flows of several seats side by side; the result of each, by seat, when all are done."""
    waiting: dict[int, Open] = {}
    results: dict[int, T] = {}

    def step(seat: int, answer: Answer | None) -> None:
        try:
            waiting[seat] = next(flows[seat]) if answer is None else flows[seat].send(answer)
        except StopIteration as stop:
            waiting.pop(seat, None)
            results[seat] = stop.value

    for seat in flows:
        step(seat, None)
    while waiting:
        answer = yield tuple(question for questions in waiting.values() for question in questions)
        owner = next(
            seat for seat, questions in waiting.items() if any(question.seat == answer.seat for question in questions)
        )
        step(owner, answer)
    return {seat: results[seat] for seat in flows}
