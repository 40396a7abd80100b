"""Who has a say at a table: whoever plays, and for a while also whoever is away.

A computer player may stand in from one moment to the next, for many reasons. If it took the absent one's say along, an
opponent could wait for that, and then take back rolls, end the match or give the seat away with nobody to ask. So
whoever is away counts among the others as long as one decision may take at this table, and for a day at least; only
somebody who has left the server cannot be asked any more.
"""

from __future__ import annotations

from bot.runtime.clock import DAY
from bot.tables.model.table import Seat, Table

NEW_HOST = "new_host"
"""The kind of the note that tells that another person is host."""
LEFT = "left"
"""Why a computer player plays for somebody who is not in the server any more."""


def has_say_until(limit: int, now: int) -> int:
    """Until when somebody counts who goes away now. ``limit``: milliseconds for a decision at the table, 0 for none."""
    return now + max(limit, DAY)


def counting(table: Table, now: int) -> tuple[Seat, ...]:
    """The seats whose people have a say: those who play, and those who have not been away for long."""
    return tuple(seat for seat in table.seats if seat.is_played_by_person or counts_still(seat, now))


def counts_still(seat: Seat, now: int) -> bool:
    """Whether the person of a seat is away, but has a say still."""
    return seat.person is not None and seat.counts_until is not None and now < seat.counts_until


def others(table: Table, seat: int, now: int) -> tuple[int, ...]:
    """The other seats whose people must agree to what one of a seat wants."""
    return tuple(other.number for other in counting(table, now) if other.number != seat)


def heir(table: Table, now: int) -> Seat | None:
    """To whom the host's office passes on: nobody, as long as the host has a say at this table."""
    host = table.seat_of(table.host)
    if host is not None and host in counting(table, now):
        return None
    return next(iter(table.present), None)
