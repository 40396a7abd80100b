"""Answers to a proposal, and carrying it out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, JournalRow, OpenTable
from bot.tables.model.proposals import BANK, DECLINED, SWAP, UNRATED, Proposal
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.absence import LEFT, require_playing
from bot.tables.rules.bank_changes import change_bank
from bot.tables.rules.hints import make_unrated
from bot.tables.rules.seat_changes import swap_seats
from bot.tables.rules.undo import step_back
from engine.events import Event
from engine.reveals import reveals_of


def open_proposal(table: Table) -> Proposal | None:
    """The proposal that people are asked about now, or None."""
    return next((each for each in table.proposals if each.is_asked), None) if table.stage == "playing" else None


def seats_needed(table: Table, proposal: Proposal) -> set[int]:
    """The seats whose people must agree, those that have agreed included.

    The list is fixed when it is proposed; people who were erased or left the server since cannot be asked.
    """
    seats = proposal.asked or tuple(seat.number for seat in table.present)
    there = {seat.number for seat in table.seats if seat.person is not None and seat.away != LEFT}
    return {*seats} & there - {proposal.by}


def seats_to_agree(table: Table, proposal: Proposal) -> tuple[int, ...]:
    """The seats that have not agreed yet."""
    return tuple(sorted(seats_needed(table, proposal) - set(proposal.agreed)))


def answer_proposal(live: OpenTable, person: int, number: int, agrees: bool, lines: Sequence[JournalRow]) -> Change:
    """A person's answer to the proposal of that number. The last one that is needed carries it out; one no ends it.

    Raises Refusal: wrong_stage, not_seated, proposal_over, not_asked_of_you.
    """
    table = require_playing(live)
    seat = table.own_seat(person)
    proposal = open_proposal(table)
    if proposal is None or proposal.number != number:
        raise Refusal("proposal_over")
    if seat.number == proposal.by and not agrees:
        return _drop(live, proposal)
    if seat.number not in seats_needed(table, proposal):
        raise Refusal("not_asked_of_you")
    if not agrees:
        note = Event(DECLINED, seat.number, {"proposal": proposal.kind})
        return _drop(live, proposal, note, instead=(proposal._replace(kind=DECLINED),))
    new_proposal = proposal._replace(agreed=tuple(sorted({*proposal.agreed, seat.number})))
    if seats_to_agree(table, new_proposal):
        return _with(live, proposal, (new_proposal,))
    return carry_out(live, new_proposal, lines)


def carry_out(live: OpenTable, proposal: Proposal, lines: Sequence[JournalRow]) -> Change:
    """Carry out a proposal that everyone agreed to."""
    if proposal.kind == SWAP:
        return swap_seats(live, proposal)
    if proposal.kind == UNRATED:
        return make_unrated(live, proposal)
    if proposal.kind == BANK:
        return change_bank(live, proposal)
    by = live.table.seats[proposal.by]
    return step_back(Change(live), by, proposal.about[0], lines, reveals_of(live.playing), agreed=True)


def _with(live: OpenTable, proposal: Proposal, instead: tuple[Proposal, ...]) -> Change:
    proposals = (*(each for each in live.table.proposals if each is not proposal), *instead)
    table = replace(live.table, proposals=proposals)
    return Change(replace(live, table=table), (OutboxMessage("consent"),))


def _drop(live: OpenTable, proposal: Proposal, *notes: Event, instead: tuple[Proposal, ...] = ()) -> Change:
    change = _with(live, proposal, instead)
    board = (OutboxMessage("board", facts={"again": 1}),) if notes else ()
    return replace(change, after=change.after.add_notes(*notes), messages=(*board, *change.messages), notes=notes)
