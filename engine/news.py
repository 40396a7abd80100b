"""News for a seat: the events since its last turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from engine.events import Event
from engine.game import Game
from engine.match import Match

TURN = "turn"
"""The kind of the main question of a turn."""


class News(NamedTuple):
    """What happened since a seat's last turn: how many choices of the match, and events, came before; and the events
    since."""

    entries: int
    since: int
    events: Sequence[Event]


def news_for(match: Match[Any], seat: int) -> News | None:
    """The news for a seat; None where it has had no turn yet, or where the match begins in its middle. Its last turn
    is the latest one before the present in which it was asked what to do; answers in turns of others do not count.
    """
    if not match.origin.seed:
        return None
    again = match.replay(0)
    entries = before = 0
    for number, entry in enumerate(match.journal[: match.turn_began], start=1):
        question = again.question_for(seat) if entry.seat == seat else None
        if question is not None and question.kind == TURN:
            entries, before = number, len(again.events)
        again.play(entry.seat, entry.option)
    if not entries:
        return None
    # Automatic events such as the turn of Hades follow the own choice, after everything that the choice brought.
    mine = takewhile(lambda event: event.seat == seat, match.events[before:])
    since = before + sum(1 for _ in mine)
    return News(entries, since, tuple(match.events[since:]))


def sum_events(game: Game[Any], events: Iterable[Event], seat: int) -> list[Event]:
    """What a seat got of what adds up: one event of each kind, with the sums; none where that is nothing.

    Numbers by name that follow from each event (``lost``: so much gold) are in the sum as ``lost_gold``, where they
    follow from all of those that something follows from.
    """
    sums: dict[str, Counter[str]] = {}
    follows: dict[str, Counter[str]] = {}
    vague = set[str]()
    for event in events:
        if event.seat == seat and event.kind in game.reading.events.sums:
            numbers = {fact: value for fact, value in event.facts.items() if isinstance(value, int)}
            sums.setdefault(event.kind, Counter()).update(numbers)
            for fact, amounts in game.reading.infer_facts(event).items():
                if isinstance(amounts, Mapping):
                    by_name = {f"{fact}_{name}": number for name, number in amounts.items()}
                    follows.setdefault(event.kind, Counter()).update(by_name)
                else:
                    vague.add(event.kind)
    for kind in follows.keys() - vague:
        sums[kind].update(follows[kind])
    return [
        Event(kind, seat, dict(sums[kind]))
        for kind in game.reading.events.sums
        if kind in sums and any(sums[kind].values())
    ]


def deeds(match: Match[Any], news: News, seat: int) -> list[Event]:
    """Of what is new, what the others did that is worth a sentence."""
    return [event for event in news.events if event.kind in match.game.reading.events.deeds and event.seat != seat]


def ever_fewer(game: Game[Any], events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """All events; then, where the game says which are deeds, those without rolls and gains, and the deeds alone."""
    kinds = game.reading.events
    yield events
    if kinds.deeds:
        yield [event for event in events if event.kind not in (*kinds.rolls, *kinds.gains)]
        yield [event for event in events if event.kind in kinds.deeds]
