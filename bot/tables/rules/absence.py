"""Absence: a computer player stands in, the person returns, and who has a say meanwhile.

A computer player may stand in at any time, for many reasons. If the absent person then lost their vote, an opponent
could take back rolls, end the match or give the seat away without consent. So a person who is away counts among the
others as long as one decision may take at this table, and for a day at least. Only someone who has left the server
cannot be asked any more.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.runtime.clock import DAY
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.proposals import ABSENT, SWAP, Proposal
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.rules.lobby import end_table
from engine.events import Event

Why = Literal["timeout", "voted", "left", "asked", "unreachable"]
"""Why a computer player takes over: the time is over, the others voted for it, the person left the server, asked for
it, or gets no direct message of the bot in a match that has no channel."""

TOOK_OVER, NOBODY_LEFT, UNREACHABLE = "took_over", "nobody_left", "unreachable"
"""Kinds of notes: a computer player stands in, no seat is played by a person any more, and a match is called off
because someone cannot be written to."""


def take_over(live: OpenTable, seat: int, why: Why, now: int) -> Change:
    """Let a computer player stand in for the person of a seat. It belongs to them still.

    What they planned for their next turn is dropped. They keep their say for a while, and a host the office
    (``seats_with_say``); only people who left the server do not.
    When no seat is played by a person any more, the match ends; but one among people alone is played to its end, so
    that no one gets out of a defeat by leaving last. Nothing changes for a seat that a computer player has.
    Raises Refusal: wrong_stage, not_seated, last_person (who asks for it while no one else plays).
    """
    table = require_playing(live)
    if not 0 <= seat < len(table.seats) or table.seats[seat].person is None:
        raise Refusal("not_seated")
    if table.seats[seat].computer is not None:
        return Change(live)
    note = Event(TOOK_OVER, seat, {"why": why})
    until = None if why == LEFT else has_say_until(table.options.limit, now)
    sitting = seats_with(
        table, seat, computer=table.options.stand_in, away=why, voted=None, counts_until=until, plan=None
    )
    proposals = tuple(each for each in table.proposals if not _is_settled(each, seat))
    present = [each.person for each in sitting if each.is_played_by_person]
    if not present and why == "asked":
        raise Refusal("last_person")
    passed_on = next_host(replace(table, seats=sitting), now)
    host = table.host if passed_on is None else passed_on.person or 0
    left = replace(table, seats=sitting, host=host, proposals=proposals)
    after = replace(live, table=left)
    if not present and not (len(table.people) == len(table.seats) > 1):
        return end_without_people(after, now, note)
    after = after.add_notes(note)
    consent = (OutboxMessage("consent"),) if proposals != table.proposals else ()
    return Change(after, (*board_messages(after), *consent), notes=(note,))


def _is_settled(proposal: Proposal, seat: int) -> bool:
    """Whether a proposal becomes pointless when a computer player takes that seat."""
    if proposal.kind == ABSENT:
        return proposal.about == (seat,)
    return proposal.by == seat or (proposal.kind == SWAP and seat in proposal.about)


def replace_unreachable(live: OpenTable, seat: int, now: int) -> Change:
    """What becomes of a match without a channel when one of its people cannot be written to: it is called off as long
    as no one has chosen anything, else a computer player stands in."""
    table = live.table
    is_mustered = table.stage == "lobby" and table.queued
    if not (is_mustered or table.stage == "playing") or not table.seats[seat].is_played_by_person:
        return Change(live)
    if not is_mustered and live.playing.journal:
        return take_over(live, seat, "unreachable", now)
    note = Event(UNREACHABLE, seat)
    return replace(end_table(live.add_notes(note), now), notes=(note,))


def end_without_people(live: OpenTable, now: int, *notes: Event) -> Change:
    """The match, ended because no seat is played by a person any more."""
    reasons = (*notes, Event(NOBODY_LEFT))
    return replace(end_table(live.add_notes(*reasons), now), notes=reasons)


def come_back(live: OpenTable, person: int) -> Change:
    """Give a person their seat back; nothing changes when they have it. Raises Refusal: not_seated, wrong_stage."""
    table = require_playing(live)
    seat = table.own_seat(person)
    change = bring_back_seat(live, seat)
    after = change.after
    if after is live:
        return change
    return replace(change, messages=board_messages(after))


CAME_BACK = "came_back"
"""The kind of the note that tells it."""


def bring_back_seat(live: OpenTable, seat: Seat) -> Change:
    """The table with a seat's person back, without a message about it."""
    if seat.person is None or seat.computer is None:
        return Change(live)
    note = Event(CAME_BACK, seat.number)
    back = replace(live.table, seats=seats_with(live.table, seat.number, computer=None, away=None, counts_until=None))
    return Change(replace(live, table=back).add_notes(note), notes=(note,))


def require_playing(live: OpenTable) -> Table:
    """The table, while its match is played. Raises Refusal: wrong_stage."""
    if live.table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": live.table.stage})
    return live.table


def seats_with(table: Table, number: int, **values: object) -> tuple[Seat, ...]:
    """The seats, one of them with other values."""
    return tuple(seat._replace(**values) if seat.number == number else seat for seat in table.seats)  # type: ignore[arg-type]


def board_messages(after: OpenTable) -> tuple[OutboxMessage, ...]:
    """The board with what was noted; nothing while no one but computer players has to choose."""
    return (OutboxMessage("board", facts={"again": 1}),) if after.awaited_seats else ()


NEW_HOST = "new_host"
"""The kind of the note that tells that another person is host."""


LEFT = "left"
"""The reason that a computer player plays for a person who has left the server."""


def has_say_until(limit: int, now: int) -> int:
    """Until when a player who leaves now still counts in votes. ``limit``: milliseconds for a decision, 0 for none."""
    return now + max(limit, DAY)


def seats_with_say(table: Table, now: int) -> tuple[Seat, ...]:
    """The seats whose people have a say: those who play, and those who have not been away for long."""
    return tuple(seat for seat in table.seats if seat.is_played_by_person or counts_still(seat, now))


def counts_still(seat: Seat, now: int) -> bool:
    """Whether the person of a seat is away, but has a say still."""
    return seat.person is not None and seat.counts_until is not None and now < seat.counts_until


def others_with_say(table: Table, seat: int, now: int) -> tuple[int, ...]:
    """The other seats whose people must agree to what one of a seat wants."""
    return tuple(other.number for other in seats_with_say(table, now) if other.number != seat)


def next_host(table: Table, now: int) -> Seat | None:
    """The seat of the next host; None as long as the host has a say at this table."""
    host = table.seat_of(table.host)
    if host is not None and host in seats_with_say(table, now):
        return None
    return next(iter(table.present), None)
