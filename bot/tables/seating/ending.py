"""Ending a match before its time: by a vote of the people, or by the host after a long silence of the others."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.limits import Limits
from bot.tables.live import Change, Live
from bot.tables.lobby import closed
from bot.tables.refusals import Refusal
from bot.tables.seating.overdue import all_overdue
from bot.tables.seating.presence import counting
from bot.tables.seating.returning import playing, returned, seated, shown
from bot.tables.seating.votes import Count, majority
from bot.tables.table import Seat
from bot.tables.time.hours import Hours
from engine.events import Event

VOTED_END, ENDED_BY_VOTE = "voted_end", "ended_by_vote"
"""Kinds of notes: somebody votes to end the match, and who ended it."""


def vote(live: Live, person: int, hours: Hours, limits: Limits) -> Change:
    """Vote to end the match. The last vote that is needed ends it. So does the host's alone, when nothing has happened
    for a day and everybody whom the match waits for is overdue: never while it waits for the host.

    Those who are away have no vote until they return, but count for a while; voting is returning. Whoever plays on
    takes the own vote back. Raises Refusal: not_seated, wrong_stage.
    """
    now = hours.now
    table = playing(live)
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    back = returned(live, seat)
    voted = replace(back.after, table=replace(back.after.table, seats=seated(back.after.table, seat.number, voted=now)))
    votes, needed = count(voted, now)
    if votes >= needed or (table.host == person and _others_are_silent(live, seat, hours, limits)):
        note = Event(ENDED_BY_VOTE, None, {"others": tuple(each.number for each in voters(voted))})
        notes = (*back.notes, note)
        return replace(closed(voted.noted(note), now), notes=notes)
    if seat.voted is not None and not back.notes:
        return Change(voted)
    note = Event(VOTED_END, seat.number, {"votes": votes, "needed": needed})
    after = voted.noted(note)
    return Change(after, shown(after), notes=(*back.notes, note))


def voters(live: Live) -> list[Seat]:
    """The seats whose people play and want to end the match."""
    return [seat for seat in live.table.present if seat.voted is not None]


def count(live: Live, now: int) -> Count:
    """How many want to end the match, and how many must."""
    return Count(len(voters(live)), majority(len(counting(live.table, now))))


def _others_are_silent(live: Live, host: Seat, hours: Hours, limits: Limits) -> bool:
    silent = hours.now - live.table.moved >= limits.silence
    return silent and host not in live.awaited and all_overdue(live, hours, limits)
