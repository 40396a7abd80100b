"""Reminders to a person at several tables: one message, after an outage of the bot or of Discord."""

from __future__ import annotations

import pytest

from bot.runtime.clock import HOUR
from bot.tables.building import start_tables
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import token
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.preferences import Preferences
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, SERVER
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.time.timed_company import TimedCompany, hours, virtual_time

LIMITS = (24 * HOUR, 48 * HOUR, 72 * HOUR)
"""The time limits of the matches."""


async def three(
    company: TimedCompany, limits: tuple[int, ...] = (12 * HOUR,) * 3, **preferences: object
) -> list[Table]:
    """Matches in three channels in which Anna is asked; she wants direct messages."""
    await company.set_preferences(ANNA, reminders="message")
    matches = []
    for channel, limit in enumerate(limits, start=1):
        run = {"limit": token(limit), "after_time": "computer"}
        table = await company.tables.lobbies.open(NewTable(SERVER, channel, ANNA, "relay", table_options=run))
        await company.tables.lobbies.join(table.id, BO)
        matches.append(await company.tables.lobbies.start(table.id, ANNA))
    return matches


async def away(company: TimedCompany, until: float) -> None:
    """The program does not run until so many hours after the beginning."""
    await company.down()
    await company.until(until)
    company.up()
    await start_tables(company.tables)


def named(company: TimedCompany) -> list[set[int]]:
    """The tables that each direct message names which came through: in these tests the last that were tried."""
    calls = [call.facts["tables"] for call in company.messenger.calls if call.kind == "direct"]
    assert all(len(tables) == len(set(tables)) for tables in calls), "each match is named once"
    return [set(tables) for tables in calls[len(calls) - len(company.messenger.times("direct")) :]]


@virtual_time()
async def test_after_an_outage_of_the_bot_a_person_reads_one_message(company: TimedCompany) -> None:
    tables = await three(company)
    await company.until(2)
    await away(company, 40)
    await company.until(40.1)
    assert named(company) == [{table.id for table in tables}]
    assert company.messenger.times("direct") == [40]
    for table in tables:
        timer = (await company.timers(table.id))[0]
        assert (timer.number, hours(timer.deadline)) == (1, 43), "each has its grace"


@virtual_time()
async def test_what_waits_while_discord_is_away_is_one_message(company: TimedCompany) -> None:
    tables = await three(company, LIMITS)
    company.messenger.fails = lambda call: refusal(502) if call.kind == "direct" else None
    await company.until(40)
    assert company.messenger.times("direct") == []
    company.messenger.fails = lambda call: None
    await company.dispatcher.retry_failed()
    await company.until(40.2)
    assert named(company) == [{table.id for table in tables}], "no time has ended meanwhile"
    assert await company.away_at(45.9, tables[0].id) is None, "a grace is left from the reminder on"
    assert await company.away_at(46.3, tables[0].id) == "timeout"


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (403, 50001), (404, 10003)])
@virtual_time()
async def test_closed_direct_messages_bring_no_time(company: TimedCompany, status: int, code: int) -> None:
    table, *_ = await three(company)
    company.messenger.fails = lambda call: refusal(status, code) if call.kind == "direct" else None
    assert await company.away_at(12.3, table.id) == "timeout"


@virtual_time()
async def test_only_matches_that_wait_still_are_named(company: TimedCompany) -> None:
    tables = await three(company)
    company.messenger.fails = lambda call: refusal(502) if call.kind == "direct" else None
    await company.until(6.1)
    company.messenger.fails = lambda call: None
    newest = max(call.facts["tables"][0] for call in company.messenger.calls if call.kind == "direct")
    await company.answer(newest, ANNA)
    await company.dispatcher.retry_failed()
    await company.until(6.3)
    assert named(company) == [{table.id for table in tables} - {newest}], "the match that came first is answered"


@virtual_time()
async def test_none_comes_in_quiet_hours_that_have_begun_meanwhile(company: TimedCompany) -> None:
    tables = await three(company)
    company.messenger.fails = lambda call: refusal(502) if call.kind == "direct" else None
    await company.until(6.1)
    company.messenger.fails = lambda call: None
    minute = round(company.clock.now() / HOUR * 60) % (24 * 60)
    quiet = (minute - 30, minute + 90)
    await company.tables.people.change_preferences(ANNA.id, lambda _: Preferences(reminders="message", quiet=quiet))
    await company.dispatcher.retry_failed()
    await company.until(7)
    assert company.messenger.times("direct") == []
    await company.until(8)
    assert named(company) == [{table.id for table in tables}]


@virtual_time()
async def test_who_gets_no_direct_messages_is_mentioned_in_each_channel(company: TimedCompany) -> None:
    tables = await three(company)
    await company.until(2)
    company.messenger.fails = lambda call: refusal(403, 50007) if call.kind == "direct" else None
    await away(company, 40)
    await company.until(40.1)
    assert {call.channel for call in company.messenger.calls if call.kind == "reminder"} == {
        table.channel for table in tables
    }
    assert (await company.tables.people.preferences(ANNA.id)).refused


@virtual_time()
async def test_a_match_that_is_gone_takes_no_other_along(
    company: TimedCompany, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await three(company)
    company.messenger.fails = lambda call: refusal(502) if call.kind == "direct" else None
    await company.until(6.1)
    company.messenger.fails = lambda call: None
    newest = max(call.facts["tables"][0] for call in company.messenger.calls if call.kind == "direct")
    live = company.tables.repository.live

    async def live_but_one(id: int) -> OpenTable:
        if id == newest:
            raise Refusal("no_table")
        return await live(id)

    monkeypatch.setattr(company.tables.repository, "live", live_but_one)
    await company.dispatcher.retry_failed()
    await company.until(6.3)
    assert named(company) == [{table.id for table in tables} - {newest}]
