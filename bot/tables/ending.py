"""Ending a match before its time: by a vote of the people, or by the host after a long silence."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.limits import Limits
from bot.tables.live import Change, Live
from bot.tables.lobby import closed
from bot.tables.refusals import Refusal


def votes_needed(people: int) -> int:
    """A majority: more than half."""
    return people // 2 + 1


def vote(live: Live, person: int, now: int, limits: Limits) -> Change:
    """Vote to end the match. The last vote that is needed ends it, and so does the host's after a day of silence.

    Whoever plays on takes the own vote back. Raises Refusal: not_seated, wrong_stage.
    """
    table = live.table
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    seats = tuple(other._replace(voted=now) if other is seat else other for other in table.seats)
    voted = replace(live, table=replace(table, seats=seats))
    silent = now - table.moved >= limits.silence
    if votes(voted) >= votes_needed(len(table.people)) or (table.host == person and silent):
        return closed(voted, now)
    return Change(voted)


def votes(live: Live) -> int:
    """How many people want to end the match."""
    return sum(seat.voted is not None and seat.person is not None for seat in live.table.seats)
