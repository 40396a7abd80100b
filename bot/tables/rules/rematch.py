"""Rematch: a lobby with the same settings and people, with the order of seats moved on by one."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.table import Seat, Table
from bot.tables.people.people import Person
from bot.tables.rules import lobby
from bot.tables.rules.new_table import NewTable


class RematchPlace(NamedTuple):
    """Where a rematch is played: in a channel, or in a post of its own in a forum."""

    channel: int
    forum: int | None


def open_rematch(earlier: Table, host: Person, now: int, place: RematchPlace | None = None) -> OpenTable:
    """The new lobby with its host and the computer players of the match before; ``place`` is None where that was."""
    channel, forum = place or RematchPlace(earlier.channel, earlier.forum)
    new = NewTable(
        earlier.server,
        channel if forum is None else 0,
        host,
        earlier.game,
        earlier.settings,
        earlier.language,
        solo=len(earlier.seats) == 1,
    )
    live = lobby.open_lobby(new, now, earlier.options._replace(thread=False))
    computers = [
        Seat(0, None, seat.name, seat.computer) for seat in earlier.seats if seat.person is None and seat.computer
    ]
    seats = _number_seats([*live.table.seats, *computers], earlier)
    return replace(live, table=replace(live.table, seats=seats, rematch_of=earlier.id, forum=forum))


def move_first_seat(change: Change, earlier: Table | None) -> Change:
    """A lobby after someone has joined: who was second in the match before is first now, and so on."""
    if earlier is None:
        return change
    table = change.after.table
    return replace(
        change, after=replace(change.after, table=replace(table, seats=_number_seats(list(table.seats), earlier)))
    )


def _number_seats(seats: list[Seat], earlier: Table) -> tuple[Seat, ...]:
    rotation = (*earlier.seats[1:], *earlier.seats[:1])
    ranks = {_who(seat): rank for rank, seat in enumerate(rotation)}
    order = sorted(seats, key=lambda seat: ranks.get(_who(seat), len(rotation)))
    return tuple(seat._replace(number=number) for number, seat in enumerate(order))


def _who(seat: Seat) -> int | str:
    return seat.name if seat.person is None else seat.person


def people_to_invite(table: Table, earlier: Table) -> tuple[int, ...]:
    """The people of the match before who do not sit here yet, by their Discord ids."""
    return tuple(person for person in earlier.people if person not in table.people)
