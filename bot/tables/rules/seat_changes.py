"""Changes of people: a seat is taken over, two people swap seats, another person becomes host."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.model.messages import MOVER, TIDY, OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.proposals import SWAP, Proposal
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import NOTHING_STANDING, Seat, Table, facts_of_reveal
from bot.tables.people.people import Person, storable
from bot.tables.rules.absence import (
    NEW_HOST,
    board_messages,
    bring_back_seat,
    counts_still,
    others_with_say,
    require_playing,
    seats_with,
)
from bot.tables.rules.undo import add_proposal
from engine.events import Event

REPLACED, SWAPPED = "replaced", "swapped"
"""Kinds of notes: another person has a seat, two have changed places."""


def may_offer(table: Table, person: int, number: int, successor: int, now: int, *, late: bool = False) -> None:
    """Check that a person may offer a seat to another: their own, or, as host, one that no one plays now.

    A person who is away keeps the seat as long as they have a say; a person who is ``late`` does not.
    Raises Refusal: wrong_stage, not_seated, not_host_here, no_such_seat, already_seated, seat_is_played, seat_is_kept,
    daily_private.
    """
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    own = table.own_seat(person)
    if table.day is not None:
        raise Refusal("daily_private", facts_of_reveal(table))
    seat = seat_of_number(table, number)
    if table.seat_of(successor) is not None:
        raise Refusal("already_seated")
    if seat == own:
        return
    table.check_host(person)
    if seat.is_played_by_person:
        raise Refusal("seat_is_played", {"names": (seat.name,)})
    if counts_still(seat, now) and not late:
        raise Refusal("seat_is_kept", {"names": (seat.name,), "until": seat.counts_until or 0})


def replace_person(live: OpenTable, number: int, person: Person) -> Change:
    """Give a seat to another person. What the one before answered always, and voted, is gone with them.

    Raises Refusal: wrong_stage, no_such_seat, already_seated.
    """
    table = require_playing(live)
    before = seat_of_number(table, number)
    if table.seat_of(person.id) is not None:
        raise Refusal("already_seated")
    sitting = seats_with(
        table,
        number,
        person=person.id,
        name=storable(person.name),
        computer=None,
        away=None,
        counts_until=None,
        voted=None,
        word=None,
        standing=NOTHING_STANDING,
        plan=None,
    )
    host = person.id if before.person is not None and table.host == before.person else table.host
    note = Event(REPLACED, number)
    after = replace(live, table=replace(table, seats=sitting, host=host)).add_notes(note)
    return Change(after, (*board_messages(after), OutboxMessage("ping", facts={MOVER: number, TIDY: 1})), notes=(note,))


def propose_swap(live: OpenTable, person: int, one: int, other: int, now: int) -> Change:
    """Propose that two seats' players change places; everyone else who has a say must agree.

    Raises Refusal: wrong_stage, not_seated, not_host_here (for two other seats), no_such_seat, seat_is_away.
    """
    table = require_playing(live)
    own = table.own_seat(person)
    seats = [seat_of_number(table, number) for number in (one, other)]
    if one == other:
        raise Refusal("no_such_seat")
    if own not in seats:
        table.check_host(person)
    for seat in seats:
        if seat.away is not None and seat != own:
            raise Refusal("seat_is_away", {"names": (seat.name,)})
    back = bring_back_seat(live, own)
    partners = others_with_say(table, own.number, now)
    proposal = Proposal(SWAP, table.version + 1, own.number, (one, other), asked=partners)
    if partners:
        return add_proposal(back, proposal)
    change = swap_seats(back.after, proposal)
    return replace(change, notes=(*back.notes, *change.notes))


def swap_seats(live: OpenTable, proposal: Proposal) -> Change:
    """The table with two seats' players in each other's place. What they had planned was for the seats before."""
    one, other = (live.table.seats[number] for number in proposal.about)
    places = {
        one.number: other._replace(number=one.number, plan=None),
        other.number: one._replace(number=other.number, plan=None),
    }
    sitting = tuple(places.get(seat.number, seat) for seat in live.table.seats)
    proposals = tuple(each for each in live.table.proposals if each.number != proposal.number)
    note = Event(SWAPPED, one.number, {"other": other.number})
    table = replace(live.table, seats=sitting, proposals=proposals)
    after = replace(live, table=table).add_notes(note)
    is_asked = any(seat.number in proposal.about for seat in after.awaited_seats)
    board = (OutboxMessage("board", fresh=True),) if is_asked else board_messages(after)
    return Change(after, (*board, OutboxMessage("consent")), notes=(note,))


def hand_over_host(live: OpenTable, person: int, number: int) -> Change:
    """Make another person who plays here the host. Raises Refusal: wrong_stage, not_host_here, not_present."""
    table = require_playing(live)
    table.check_host(person)
    seat = seat_of_number(table, number)
    if seat.person is None or not seat.is_played_by_person:
        raise Refusal("not_present")
    if seat.person == person:
        return Change(live)
    note = Event(NEW_HOST, number)
    after = replace(live, table=replace(table, host=seat.person)).add_notes(note)
    return Change(after, board_messages(after), notes=(note,))


def seat_of_number(table: Table, number: int) -> Seat:
    """The seat of that number. Raises Refusal: no_such_seat."""
    if not 0 <= number < len(table.seats):
        raise Refusal("no_such_seat")
    return table.seats[number]
