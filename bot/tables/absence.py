"""When somebody is gone: a computer player stands in for them, and hands the seat back when they return."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.tables.live import Change, Errand, Live
from bot.tables.lobby import closed
from bot.tables.refusals import Refusal
from bot.tables.table import Seat, Table
from engine.events import Event

Why = Literal["timeout", "voted", "left", "asked"]
"""Why a computer player takes over: the time is over, the others voted for it, the person left the server, or asked
for it."""

STAND_IN = "greedy"
"""The computer player that stands in."""

TOOK_OVER, CAME_BACK, NOBODY_LEFT = "took_over", "came_back", "nobody_left"
"""Kinds of notes: a computer player stands in, the person is back, no seat is played by a person any more."""


def take_over(live: Live, seat: int, why: Why, now: int) -> Change:
    """Let a computer player stand in for the person of a seat. It belongs to them still.

    When no seat is played by a person any more, the match ends. Nothing changes for a seat that a computer player
    has. Raises Refusal: wrong_stage, not_seated, last_person (who asks for it while nobody else plays).
    """
    table = playing(live)
    if not 0 <= seat < len(table.seats) or table.seats[seat].person is None:
        raise Refusal("not_seated")
    if table.seats[seat].computer is not None:
        return Change(live)
    note = Event(TOOK_OVER, seat, {"why": why})
    sitting = seated(table, seat, computer=STAND_IN, away=why, voted=None)
    present = [each.person for each in sitting if each.is_played_by_person]
    if not present and why == "asked":
        raise Refusal("last_person")
    host = table.host if table.host in present or not present else present[0]
    after = replace(live, table=replace(table, seats=sitting, host=host or 0, version=table.version + 1))
    if not present:
        return given_up(after, now, note)
    after = after.noted(note)
    after = replace(after, computing=after.answers_itself)
    return Change(after, shown(after), notes=(note,))


def given_up(live: Live, now: int, *notes: Event) -> Change:
    """The match, ended because no seat is played by a person any more."""
    told = (*notes, Event(NOBODY_LEFT))
    return replace(closed(live.noted(*told), now), notes=told)


def come_back(live: Live, person: int) -> Change:
    """Give a person their seat back; nothing changes when they have it. Raises Refusal: not_seated, wrong_stage."""
    table = playing(live)
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    change = returned(live, seat)
    after = change.after
    if after is live:
        return change
    after = replace(after, table=replace(after.table, version=table.version + 1), computing=after.answers_itself)
    return replace(change, after=after, errands=shown(after))


def returned(live: Live, seat: Seat) -> Change:
    """The table with a seat's person back at it, before anything is said of it."""
    if seat.person is None or seat.computer is None:
        return Change(live)
    note = Event(CAME_BACK, seat.number)
    back = replace(live.table, seats=seated(live.table, seat.number, computer=None, away=None))
    return Change(replace(live, table=back).noted(note), notes=(note,))


def playing(live: Live) -> Table:
    """The table, while its match is played. Raises Refusal: wrong_stage."""
    if live.table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": live.table.stage})
    return live.table


def seated(table: Table, number: int, **values: object) -> tuple[Seat, ...]:
    """The seats, one of them with other values."""
    return tuple(seat._replace(**values) if seat.number == number else seat for seat in table.seats)  # type: ignore[arg-type]


def shown(after: Live) -> tuple[Errand, ...]:
    """The board with what was noted; nothing while nobody but computer players has to choose."""
    return (Errand("board", facts={"again": 1}),) if after.awaited else ()
