"""Ending a match early: by a vote of the people, or by the host after a long silence of the others."""

from __future__ import annotations

from dataclasses import replace

from bot.runtime.clock import HOUR
from bot.tables.model.limits import Limits
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.rules.absence import board_messages, bring_back_seat, require_playing, seats_with, seats_with_say
from bot.tables.rules.clock_status import ClockStatus, all_overdue
from bot.tables.rules.lobby import end_table
from bot.tables.rules.votes import Count, majority
from engine.events import Event
from engine.registry import find_game

VOTED_END, ENDED_BY_VOTE, ENDED_BY_MANAGER = "voted_end", "ended_by_vote", "ended_by_manager"
"""Kinds of notes: someone votes to end the match, who ended it, and that a manager of the server did."""
END_TAKEN_BACK = "end_taken_back"
"""The kind of the note that a match that was given up is resumed."""
TAKEN_BACK_WITHIN = HOUR
"""For how long the end of a solo match can be taken back, in milliseconds."""


def vote(live: OpenTable, person: int, hours: ClockStatus, limits: Limits) -> Change:
    """Vote to end the match. The last vote that is needed ends it. So does the host's alone, when nothing has happened
    for a day and everyone that the match waits for is overdue: never while it waits for the host.

    Those who are away have no vote until they return, but count for a while; a vote counts as a return. A person who
    plays on takes the own vote back. Raises Refusal: not_seated, wrong_stage.
    """
    now = hours.now
    table = require_playing(live)
    seat = table.own_seat(person)
    back = bring_back_seat(live, seat)
    with_vote = replace(
        back.after, table=replace(back.after.table, seats=seats_with(back.after.table, seat.number, voted=now))
    )
    votes, votes_needed = count_votes(with_vote, now)
    if votes >= votes_needed or (table.host == person and _others_are_silent(live, seat, hours, limits)):
        note = Event(ENDED_BY_VOTE, None, {"others": tuple(each.number for each in voters(with_vote))})
        notes = (*back.notes, note)
        return replace(end_table(with_vote.add_notes(note), now), notes=notes)
    if seat.voted is not None and not back.notes:
        return Change(with_vote, keeps_version=True)
    note = Event(VOTED_END, seat.number, {"votes": votes, "needed": votes_needed})
    after = with_vote.add_notes(note)
    return Change(after, board_messages(after), notes=(*back.notes, note), keeps_version=True)


def by_manager(live: OpenTable, person: int, now: int) -> Change:
    """End a match or close a lobby for those who manage the server, but not their own.

    Raises Refusal: wrong_stage, own_match (a manager who plays has a vote like the others).
    """
    table = live.table
    if not table.is_open:
        raise Refusal("wrong_stage", {"stage": table.stage})
    if table.stage == "lobby":
        return end_table(live, now)
    if table.seat_of(person) is not None:
        raise Refusal("own_match")
    note = Event(ENDED_BY_MANAGER)
    return replace(end_table(live.add_notes(note), now), notes=(note,))


def can_be_taken_back(table: Table) -> bool:
    """Whether a match was given up by someone who played alone or with computer players, so that it concerns no one
    else.

    One of other rules than the present ones cannot continue, nor can a first try at a challenge of the day.
    """
    if table.rules != find_game(table.game).rules_version or table.ranked:
        return False
    return table.stage == "ended" and table.started is not None and len(table.people) == 1


def is_over_permanently(table: Table, now: int) -> bool:
    """Whether a match is over and cannot continue again, so that its seed may be revealed.

    A challenge of the day, or a deal of a league, is played with the same seed by others until it no longer counts.
    """
    if table.is_secret(now):
        return False
    if table.stage == "finished" or not can_be_taken_back(table):
        return not table.is_open and table.started is not None
    return table.ended is not None and now - table.ended > TAKEN_BACK_WITHIN


def take_back_end(live: OpenTable, person: int, now: int) -> Change:
    """Resume a match that its only person gave up.

    Raises Refusal: wrong_stage, not_seated, ended_too_long_ago.
    """
    table = live.table
    if not can_be_taken_back(table):
        raise Refusal("wrong_stage", {"stage": table.stage})
    seat = table.own_seat(person)
    if table.ended is None or now - table.ended > TAKEN_BACK_WITHIN:
        raise Refusal("ended_too_long_ago")
    note = Event(END_TAKEN_BACK, seat.number)
    seats = seats_with(table, seat.number, voted=None, computer=None, away=None, counts_until=None)
    again = replace(table, stage="playing", seats=seats, proposals=(), ended=None, rested=None, moved=now)
    after = replace(live, table=again).add_notes(note)
    messages = (OutboxMessage("board", fresh=True),) if after.awaited_seats else ()
    return Change(after, messages, notes=(note,))


def voters(live: OpenTable) -> list[Seat]:
    """The seats whose people play and want to end the match."""
    return [seat for seat in live.table.present if seat.voted is not None]


def count_votes(live: OpenTable, now: int) -> Count:
    """How many want to end the match, and how many must."""
    return Count(len(voters(live)), majority(len(seats_with_say(live.table, now))))


def _others_are_silent(live: OpenTable, host: Seat, hours: ClockStatus, limits: Limits) -> bool:
    silent = hours.now - live.table.moved >= limits.silence
    return silent and host not in live.awaited_seats and all_overdue(live, hours, limits)
