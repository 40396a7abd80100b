"""Nudges: once a day, not too soon, and never in quiet hours or a vacation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.nudges import NUDGED, answer_nudge, nudge
from bot.tables.rules.timers import start_timer
from engine.events import Event
from tests.bot.tables.company import BO, DORA, Company

NOON = 1_800_014_400_000
"""Noon in UTC."""
QUIET = Preferences(zone="UTC", quiet=(11 * 60, 13 * 60))


async def waiting(company: Company) -> tuple[OpenTable, int, int]:
    """A match that waits for someone, the seat that is asked, and the Discord id of the one who waits."""
    table = await company.started(BO)
    live = await company.tables.repository.live(table.id)
    [mover] = [seat.number for seat in live.awaited_seats]
    return live, mover, next(seat.person or 0 for seat in live.table.seats if seat.number != mover)


@pytest.mark.parametrize(
    ("hours_asked", "limit", "called_before", "preferences", "why"),
    [
        (12, 0, None, Preferences(), None),
        (11.9, 0, None, Preferences(), "nudged_too_soon"),
        (1, 2 * HOUR, None, Preferences(), None),
        (0.9, 2 * HOUR, None, Preferences(), "nudged_too_soon"),
        (11.9, 7 * DAY, None, Preferences(), "nudged_too_soon"),
        (12, 7 * DAY, None, Preferences(), None),
        (50, 0, 23.9, Preferences(), "nudged_lately"),
        (50, 0, 24, Preferences(), None),
        (50, 0, None, QUIET, "nudge_unwelcome"),
        (50, 0, None, Preferences(vacation=NOON - DAY), "nudge_unwelcome"),
        (50, 0, None, Preferences(reminders="none"), "nudge_unwelcome"),
        (50, 0, None, Preferences(reminders="message"), None),
    ],
)
async def test_who_may_be_called_when(
    company: Company, hours_asked: float, limit: int, called_before: float | None, preferences: Preferences, why: str
) -> None:
    live, mover, other = await waiting(company)
    own = live.table.own_seat(other).number
    live = replace(live, table=replace(live.table, options=TableOptions(limit=limit)))
    timer = start_timer(live.table.id, mover, 1, NOON - round(hours_asked * HOUR), limit)
    if called_before is not None:
        at = NOON - round(called_before * HOUR)
        live = live.add_notes(Event(NUDGED, own, {"other": mover, "at": at}))
    status = ClockStatus(NOON, {mover: timer}, {mover: preferences})
    if why is not None:
        with pytest.raises(Refusal, match=why):
            nudge(live, other, status)
        return
    change = nudge(live, other, status)
    [message], [note] = change.messages, change.notes
    assert (message.kind, message.facts["seat"]) == ("nudge", mover)
    assert message.facts["direct"] == (preferences.reminders == "message")
    assert note == Event(NUDGED, own, {"other": mover, "at": NOON})
    with pytest.raises(Refusal, match="nudged_lately"):
        nudge(change.after, other, status._replace(now=NOON + MINUTE))


async def test_only_who_waits_may_call_and_only_who_was_called_may_answer(company: Company) -> None:
    live, mover, other = await waiting(company)
    late = live.table.seats[mover].person or 0
    status = ClockStatus(live.table.moved + DAY, {}, {})
    with pytest.raises(Refusal, match="you_are_late"):
        nudge(live, late, status)
    with pytest.raises(Refusal, match="not_seated"):
        nudge(live, DORA.id, status)
    with pytest.raises(Refusal, match="not_asked_of_you"):
        answer_nudge(live, other, mover, "here")
    assert [note.kind for note in answer_nudge(live, late, mover, "here").notes] == ["still_here"]
    assert [note.kind for note in answer_nudge(live, late, mover, "time").notes] == ["needs_time"]


async def test_a_call_that_comes_too_late_is_not_posted(company: Company) -> None:
    """The message of a call is compared with how things stand: who has chosen meanwhile is not called."""
    live, mover, other = await waiting(company)
    await company.settle()
    company.clock.turn(DAY)
    assert await company.tables.time.nudge(live.table.id, other) == [mover]
    await company.settle()
    [posted] = company.messenger.of("nudge")
    assert posted.facts
    with pytest.raises(Refusal, match="nudged_lately"):
        await company.tables.time.nudge(live.table.id, other)
    company.clock.turn(DAY)
    await company.tables.time.nudge(live.table.id, other)
    await company.move(live.table.id)
    await company.settle()
    assert len(company.messenger.of("nudge")) <= 2
