"""No one is reminded twice at once where an outage ends soon after a reminder, or while one waits to be sent."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.runtime.clock import HOUR
from bot.tables.building import start_tables
from bot.tables.people.preferences import Reminders
from bot.tables.time.outages import last_beat
from tests.bot.tables.company import ANNA
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.time.timed_company import TimedCompany, hours, virtual_time

SLACK = 0.04


@pytest.mark.parametrize("way", ["channel", "message"])
@virtual_time()
async def test_who_was_reminded_just_before_discord_is_back_has_a_grace_without_another_reminder(
    company: TimedCompany, way: str
) -> None:
    await company.set_preferences(ANNA, reminders=cast(Reminders, way))
    table = await company.play(12 * HOUR, "computer")
    await company.until(9.5)
    company.tables.time.scheduler.note_cut_off()
    await company.until(9.7)
    company.tables.time.scheduler.end_outage()
    assert await company.away_at(12.6, table.id) is None, "three hours are left from the return on"
    assert company.messenger.times("reminder", "direct") == pytest.approx([6, 9.6], abs=SLACK)
    assert await company.away_at(12.8, table.id) == "timeout"


@virtual_time()
async def test_who_was_reminded_long_before_discord_is_back_is_reminded_again(company: TimedCompany) -> None:
    await company.play(12 * HOUR, "computer")
    await company.until(9.5)
    company.tables.time.scheduler.note_cut_off()
    await company.until(10)
    company.tables.time.scheduler.end_outage()
    await company.until(11)
    assert company.messenger.times("reminder") == pytest.approx([6, 9.6, 10], abs=SLACK)


@virtual_time()
async def test_who_was_reminded_just_before_a_restart_has_a_grace_alone(
    company: TimedCompany,
) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(9.65)
    await company.down()
    await company.until(9.7)
    company.up()
    await company.tables.time.make_up()
    assert await company.away_at(12.6, table.id) is None, "three hours are left from the return on"
    assert company.messenger.times("reminder") == pytest.approx([6, 9.6], abs=SLACK)


@virtual_time()
async def test_the_beat_is_noted_when_people_are_reminded(company: TimedCompany) -> None:
    """So that an outage, which is a long silence, has not begun before the last reminder."""
    await company.play(12 * HOUR, "computer")
    await company.until(9.62)
    beat = await company.database.read(last_beat)
    assert beat is not None
    assert hours(beat) == pytest.approx(9.6, abs=SLACK)


@virtual_time()
async def test_a_reminder_that_waited_for_the_process_to_be_back_is_the_only_one(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(9.5)
    company.messenger.fails = lambda call: refusal(503) if call.kind == "reminder" else None
    await company.until(9.7)
    await company.down()
    company.messenger.fails = lambda call: None
    await company.until(11)
    company.up()
    await company.tables.time.make_up()
    await asyncio.sleep(0.1)
    company.dispatcher.wake()
    await asyncio.sleep(1)
    assert company.messenger.times("reminder") == pytest.approx([6, 11], abs=SLACK), "the one that waited"
    await start_tables(company.tables)
    assert await company.away_at(13.9, table.id) is None, "three hours are left from the return on"
    assert company.messenger.times("reminder") == pytest.approx([6, 11], abs=SLACK)
    assert await company.away_at(14.1, table.id) == "timeout"


@virtual_time()
async def test_a_reminder_that_was_sent_late_takes_the_place_of_one_that_is_due_soon(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    company.messenger.fails = lambda call: refusal(503) if call.kind == "reminder" else None
    await company.until(9.5)
    company.messenger.fails = lambda call: None
    await company.dispatcher.retry_failed()
    assert await company.away_at(12.4, table.id) is None, "three hours are left from then on"
    assert company.messenger.times("reminder") == pytest.approx([9.5], abs=SLACK), "none at 9.6"
    assert await company.away_at(12.6, table.id) == "timeout"


@virtual_time()
async def test_who_lets_no_one_write_to_them_is_mentioned_once_after_a_crash_while_a_reminder_waits(
    company: TimedCompany,
) -> None:
    await company.set_preferences(ANNA, reminders="message")
    table = await company.play(12 * HOUR, "computer")
    company.messenger.fails = lambda call: refusal(503) if call.kind == "direct" else None
    await company.until(6.2)
    await company.down()
    company.messenger.fails = lambda call: refusal(403, 50007) if call.kind == "direct" else None
    await company.until(11)
    company.up()
    await company.tables.time.make_up()
    await start_tables(company.tables)
    company.dispatcher.wake()
    assert await company.away_at(13.9, table.id) is None
    assert company.messenger.times("reminder") == pytest.approx([11], abs=SLACK), "the one that waited, in the channel"


@pytest.mark.parametrize(("way", "kind"), [("channel", "reminder"), ("message", "direct")])
@virtual_time()
async def test_the_next_reminder_that_is_claimed_while_a_late_one_is_sent_is_none(
    company: TimedCompany, way: str, kind: str
) -> None:
    await company.set_preferences(ANNA, reminders=cast(Reminders, way))
    table = await company.play(12 * HOUR, "computer")
    company.messenger.fails = lambda call: refusal(503) if call.kind == kind else None
    await company.until(6.2)
    await company.down()
    company.messenger.fails = lambda call: None
    await company.until(11)
    company.up()
    is_sending, is_claimed = asyncio.Event(), asyncio.Event()
    post = company.messenger.post

    async def post_slowly(*what: Any) -> Any:
        is_sending.set()
        await is_claimed.wait()
        return await post(*what)

    async def is_member(server: int, person: int) -> bool:
        is_claimed.set()
        await asyncio.sleep(1)
        return True

    company.messenger.post = post_slowly  # type: ignore[method-assign]
    company.tables.time.scheduler.is_member = is_member
    await company.tables.time.make_up()
    company.dispatcher.wake()
    await is_sending.wait()
    await start_tables(company.tables)
    assert await company.away_at(13.9, table.id) is None, "three hours are left from the return on"
    assert company.messenger.times("reminder", "direct") == pytest.approx([11], abs=SLACK)
    assert await company.away_at(14.1, table.id) == "timeout"


@virtual_time()
async def test_a_first_reminder_that_waits_until_quiet_hours_and_past_them_leaves_a_whole_grace(
    company: TimedCompany,
) -> None:
    """Virtual time begins at eight; a closed channel holds up both reminders, and opens after quiet hours from 18."""
    await company.set_preferences(ANNA, zone="UTC", quiet=(18 * 60, 19 * 60))
    table = await company.play(12 * HOUR, "computer")
    company.messenger.fails = lambda call: refusal(502) if call.kind == "reminder" else None
    await company.until(10.2)
    await company.dispatcher.retry_failed()
    await company.until(11.5)
    company.messenger.fails = lambda call: None
    await company.dispatcher.retry_failed()
    assert await company.away_at(14.4, table.id) is None, "three hours are left from the only reminder on"
    assert company.messenger.times("reminder") == pytest.approx([11.5], abs=SLACK)
    assert await company.away_at(14.6, table.id) == "timeout"


@virtual_time()
async def test_a_reminder_that_arrived_late_counts_as_recent_from_then_on(company: TimedCompany) -> None:
    await company.play(12 * HOUR, "computer")
    company.messenger.fails = lambda call: refusal(503) if call.kind == "reminder" else None
    await company.until(9.7)
    company.messenger.fails = lambda call: None
    await company.dispatcher.retry_failed()
    await company.until(9.75)
    company.tables.time.scheduler.note_cut_off()
    await company.until(9.8)
    company.tables.time.scheduler.end_outage()
    await company.until(11)
    assert company.messenger.times("reminder") == pytest.approx([9.7], abs=SLACK)
