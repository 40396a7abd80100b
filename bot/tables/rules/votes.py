"""Votes of the people at a table: that someone is away. Neither that person nor others who are away have a vote."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bot.tables.model.limits import Limits
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.proposals import ABSENT, Proposal
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.rules.absence import board_messages, bring_back_seat, require_playing, take_over
from bot.tables.rules.clock_status import ClockStatus, overdue_from
from engine.events import Event

VOTED_ABSENT = "voted_absent"
"""The kind of the note that tells who voted that someone is away."""


class Count(NamedTuple):
    """How a vote stands."""

    votes: int
    needed: int


class Voted(NamedTuple):
    """Result of a vote: the table and the tally (empty once the vote has passed)."""

    table: Table
    tally: Count


def majority(people: int) -> int:
    """More than half."""
    return people // 2 + 1


def vote_absent(live: OpenTable, person: int, number: int, hours: ClockStatus, limits: Limits) -> Change:
    """Vote that the person of a seat is away. The vote that makes a majority lets a computer player stand in.

    Only for someone who is overdue (``overdue``). Raises Refusal: wrong_stage, not_seated,
    not_present, not_about_oneself, not_awaited, not_absent_yet, vote_stands.
    """
    table = require_playing(live)
    voter = table.own_seat(person)
    seat = _absent(live, number, hours, limits)
    if voter == seat:
        raise Refusal("not_about_oneself")
    back = bring_back_seat(live, voter)
    earlier = proposal_about(table, number)
    if earlier is not None and voter.number in earlier.agreed:
        raise Refusal("vote_stands")
    agreeing_seats = tuple(sorted({*(earlier.agreed if earlier else ()), voter.number}))
    proposal = Proposal(ABSENT, table.version + 1, voter.number, (number,), agreeing_seats)
    others = tuple(each for each in back.after.table.proposals if each is not earlier)
    with_vote = replace(back.after.table, proposals=(*others, proposal))
    votes, votes_needed = count(with_vote, proposal)
    note = Event(VOTED_ABSENT, voter.number, {"other": number, "votes": votes, "needed": votes_needed})
    after = replace(back.after, table=with_vote).add_notes(note)
    if votes < votes_needed:
        return Change(after, board_messages(after), notes=(*back.notes, note))
    change = take_over(after, number, "voted", hours.now)
    return replace(change, notes=(*back.notes, note, *change.notes))


def proposal_about(table: Table, number: int) -> Proposal | None:
    """The vote about a seat, or None."""
    return next((each for each in table.proposals if (each.kind, each.about) == (ABSENT, (number,))), None)


def count(table: Table, proposal: Proposal | None) -> Count:
    """How many want it, and how many of those who play and are not concerned must."""
    voters = {seat.number for seat in table.present} - set(proposal.about if proposal else ())
    return Count(len(voters & set(proposal.agreed if proposal else ())), majority(len(voters)))


def _absent(live: OpenTable, number: int, hours: ClockStatus, limits: Limits) -> Seat:
    table = live.table
    if not 0 <= number < len(table.seats) or not table.seats[number].is_played_by_person:
        raise Refusal("not_present")
    seat = table.seats[number]
    if seat not in live.awaited_seats:
        raise Refusal("not_awaited", {"names": (seat.name,)})
    until = overdue_from(live, seat, hours, limits)
    if until > hours.now:
        raise Refusal("not_absent_yet", {"names": (seat.name,), "until": until})
    return seat
