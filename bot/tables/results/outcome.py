"""The outcome of a finished match for each seat: points by source, pace, luck, and whether it is rated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any, NamedTuple

from bot.tables.model.open_table import OpenTable
from bot.tables.rules.undo import UNDONE
from engine.game import Game, Standing
from engine.luck import luck_of
from engine.match import Match


class TimedChoice(NamedTuple):
    """A choice from the journal: when it was made, whether by a click, and whether by a standing answer."""

    seat: int
    played: int
    by_click: bool
    by_order: bool


class Outcome(NamedTuple):
    """How a seat's match ended. ``facts`` are in JSON's types and name no one."""

    seat: int
    place: int
    points: int
    facts: dict[str, Any]


def outcomes(live: OpenTable, choices: Sequence[TimedChoice]) -> list[Outcome]:
    """The outcomes of a finished match, by seat."""
    match, table = live.playing, live.table
    began = table.started or table.opened
    places = [
        (choice.seat, time)
        for choice, time in zip(choices, thinking_times(match, choices, began), strict=True)
        if choice.by_click
    ]
    rolls = tuple(match.game.reading.rolls(match))
    common_facts = {
        "seats": len(table.seats),
        "computers": sum(not seat.is_played_by_person for seat in table.seats),
        "undone": sum(int(str(note.facts["choices"])) for _, note in live.notes if note.kind == UNDONE),
        "level": solo_settings(match.game, match.settings) if match.seats == 1 else {},
    }
    standings_of_seats = [standing for standing in match.standings if standing.seat is not None]
    outcomes_by_seat = []
    for standing in sorted(standings_of_seats, key=_seat_of):
        seat = _seat_of(standing)
        times = [time for other, time in places if other == seat]
        luck = luck_of(seat, rolls)
        own = {
            "shared": sum(other.place == standing.place for other in match.standings) > 1,
            "parts": dict(standing.parts),
            "decisions": len(times),
            "median": round(median(times)) if times else None,
            "luck": list(luck) if luck.dice else None,
        }
        outcomes_by_seat.append(Outcome(seat, standing.place, standing.points, {**common_facts, **own}))
    return outcomes_by_seat


def _seat_of(standing: Standing) -> int:
    assert standing.seat is not None
    return standing.seat


def thinking_times(match: Match[Any], choices: Iterable[TimedChoice], began: int) -> list[int]:
    """How long each choice took, in milliseconds since its question was asked, in the journal's order."""
    again = match.replay(0)
    since = {question.number: began for question in again.questions}
    times_ms = []
    for entry, choice in zip(match.journal, choices, strict=True):
        question = again.question_for(entry.seat)
        assert question is not None
        times_ms.append(max(0, choice.played - since.pop(question.number, choice.played)))
        again.play(*entry)
        for other in again.questions:
            since.setdefault(other.number, choice.played)
    return times_ms


def solo_settings(game: Game[Any], settings: Mapping[str, str]) -> dict[str, str]:
    """The settings of a solo match that give its difficulty."""
    return {each.key: settings[each.key] for each in game.settings if each.seats == (1,) and each.key in settings}
