"""Ways of a plan. Each is one turn; the next way is tried where the first step of the previous one cannot be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.conditions import Conditions, find_breach, lasting_conditions
from engine.match import Match
from engine.plan import ASKED_FIRST, CHANGED, Way, find_obstacle, is_turn_of

FORBIDDEN = "forbidden"
"""The reason not to play a step: a condition of the plan does not hold."""

IMAGINED = b"whether a plan still holds".ljust(32, b".")
"""The key of the unknown part of a match when a plan looks ahead to the seat's turn."""


class Stop(NamedTuple):
    """The reason that a way of a plan cannot be played: ``GONE``, ``CHANGED``, ``ASKED_FIRST``, or ``FORBIDDEN`` by a
    value of a condition.
    """

    why: str
    condition: str = ""
    value: str = ""


def find_stop(match: Match[Any], seat: int, way: Way, conditions: Conditions) -> Stop | None:
    """What stops a way at its first step; None when that can be played now. Where a step brings less and a condition
    does not hold either, it is the condition, which says more precisely what is wrong."""
    why = find_obstacle(match, seat, way[0])
    if why not in ("", CHANGED):
        return Stop(why)
    breach = find_breach(match, seat, way, conditions)
    if breach:
        return Stop(FORBIDDEN, *breach)
    return Stop(why) if why else None


def find_way(match: Match[Any], seat: int, ways: Sequence[Way], conditions: Conditions) -> Way | None:
    """The first way that can be played now; None where none can, or another kind of question is asked first."""
    for way in ways:
        stop = find_stop(match, seat, way, conditions)
        if stop is None:
            return way
        if stop.why == ASKED_FIRST:
            return None
    return None


def first_stop(match: Match[Any], seat: int, ways: Sequence[Way], conditions: Conditions) -> Stop | None:
    """What stops a plan: that of its first way; None when one of its ways can be played now."""
    stops = [find_stop(match, seat, way, conditions) for way in ways]
    return None if None in stops else next(iter(stops), None)


class Outlook(NamedTuple):
    """How the steps of a way stand now: what stops it (None: nothing certain), and at which step, counted from 0.

    ``left`` are the steps before and after that one which can be chosen all the same.
    """

    stop: Stop | None = None
    place: int = 0
    left: tuple[int, ...] = ()


def look_ahead(match: Match[Any], seat: int) -> Match[Any] | None:
    """The match as this seat may imagine it, with its turn now; None where it is its turn already, or none comes."""
    state = match.game.plans.next_turn_of(match.state, seat)
    if state is None:
        return None
    copy = match.imagine(seat, IMAGINED)
    imagined_state = match.game.plans.next_turn_of(copy.state, seat)
    return None if imagined_state is None else copy.begin_from(imagined_state)


def look_along(match: Match[Any], seat: int, way: Way, conditions: Conditions) -> Outlook:
    """How the steps of a way would stand if its turn came now, or stand in that turn.

    It is played on a copy, without the step that stops it, up to where another seat or kind of question comes first,
    dice fall or a card is turned up: what comes after that depends on what no one knows.
    """
    copy = look_ahead(match, seat)
    if copy is None and is_turn_of(match, seat):
        copy = match.imagine(seat, IMAGINED)
    if copy is None or copy.is_finished:
        return Outlook()
    unknown_before, turn, lasting = _unknown_part(copy), copy.turn_number, lasting_conditions(copy.game, conditions)
    stop, place, left = None, 0, []
    for at, step in enumerate(way):
        if copy.turn_number != turn or copy.question_for(seat) is None or _unknown_part(copy) != unknown_before:
            break
        here = find_stop(copy, seat, way[at:] if stop is None else (step,), lasting if at else conditions)
        if here is None:
            left.append(at)
            copy.play(seat, step.option)
        elif here.why == ASKED_FIRST:
            break
        elif stop is None:
            stop, place = here, at
    return Outlook(stop, place, tuple(left))


def _unknown_part(match: Match[Any]) -> tuple[int, int]:
    """How much chance was used and how many cards lie face down."""
    return match.chance_used, match.game.rules.count_hidden(match.state)


def stop_here(match: Match[Any], seat: int, ways: Sequence[Way], conditions: Conditions) -> Stop | None:
    """What stops a plan in the seat's own turn; None when it can be played, another question comes first, or it is not
    its turn."""
    stop = first_stop(match, seat, ways, conditions) if is_turn_of(match, seat) else None
    return None if stop is None or stop.why == ASKED_FIRST else stop


def stop_ahead(match: Match[Any], seat: int, ways: Sequence[Way], conditions: Conditions) -> Stop | None:
    """What would stop a plan if its turn came now; None when one of its ways could be played, or its turn is here."""
    ahead = look_ahead(match, seat)
    return None if ahead is None or ahead.is_finished else first_stop(ahead, seat, ways, conditions)
