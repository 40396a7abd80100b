"""When somebody is gone: a computer player stands in for them, and hands the seat back when they return."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.tables.model.open_table import Change, OpenTable, OutboxMessage
from bot.tables.model.proposals import ABSENT, SWAP, Proposal
from bot.tables.model.refusals import Refusal
from bot.tables.rules.lobby import closed
from bot.tables.rules.presence import LEFT, has_say_until, heir
from bot.tables.rules.returning import playing, returned, seated, shown
from engine.events import Event

Why = Literal["timeout", "voted", "left", "asked"]
"""Why a computer player takes over: the time is over, the others voted for it, the person left the server, or asked
for it."""

STAND_IN = "greedy"
"""The computer player that stands in."""

TOOK_OVER, NOBODY_LEFT = "took_over", "nobody_left"
"""Kinds of notes: a computer player stands in, and no seat is played by a person any more."""


def take_over(live: OpenTable, seat: int, why: Why, now: int) -> Change:
    """Let a computer player stand in for the person of a seat. It belongs to them still.

    They keep their say for a while, and a host the office (``presence``); only whoever has left the server does not.
    When no seat is played by a person any more, the match ends; but one among people alone is played to its end, so
    that nobody gets out of a defeat by leaving last. Nothing changes for a seat that a computer player has.
    Raises Refusal: wrong_stage, not_seated, last_person (who asks for it while nobody else plays).
    """
    table = playing(live)
    if not 0 <= seat < len(table.seats) or table.seats[seat].person is None:
        raise Refusal("not_seated")
    if table.seats[seat].computer is not None:
        return Change(live)
    note = Event(TOOK_OVER, seat, {"why": why})
    until = None if why == LEFT else has_say_until(table.conduct.limit, now)
    sitting = seated(table, seat, computer=STAND_IN, away=why, voted=None, counts_until=until)
    proposals = tuple(each for each in table.proposals if not _is_settled(each, seat))
    present = [each.person for each in sitting if each.is_played_by_person]
    if not present and why == "asked":
        raise Refusal("last_person")
    passed_on = heir(replace(table, seats=sitting), now)
    host = table.host if passed_on is None else passed_on.person or 0
    left = replace(table, seats=sitting, host=host, proposals=proposals, version=table.version + 1)
    after = replace(live, table=left)
    if not present and not (len(table.people) == len(table.seats) > 1):
        return given_up(after, now, note)
    after = after.noted(note)
    after = replace(after, computing=after.answers_itself)
    consent = (OutboxMessage("consent"),) if proposals != table.proposals else ()
    return Change(after, (*shown(after), *consent), notes=(note,))


def _is_settled(proposal: Proposal, seat: int) -> bool:
    """Whether a proposal makes no sense any more when a computer player plays that seat."""
    if proposal.kind == ABSENT:
        return proposal.about == (seat,)
    return proposal.by == seat or (proposal.kind == SWAP and seat in proposal.about)


def given_up(live: OpenTable, now: int, *notes: Event) -> Change:
    """The match, ended because no seat is played by a person any more."""
    told = (*notes, Event(NOBODY_LEFT))
    return replace(closed(live.noted(*told), now), notes=told)


def come_back(live: OpenTable, person: int) -> Change:
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
