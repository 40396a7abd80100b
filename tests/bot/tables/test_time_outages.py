"""Time limits while the bot is away, cannot write in a channel, or has a clock that is set."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE
from tests.bot.soak.virtual_time import BEGINNING
from tests.bot.tables.scripted_messenger import refusal
from tests.bot.tables.timed_company import TimedCompany, in_virtual_time

SLACK = 0.04
"""Two minutes and a half in hours: a click's grace and Discord's own time."""


@pytest.mark.parametrize("code", [50013, 10003])
@pytest.mark.parametrize("after_time", ["computer", "ask"])
def test_no_time_ends_in_a_channel_that_the_bot_cannot_write_in(code: int, after_time: str) -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(12 * HOUR, after_time)
        await company.until(1)
        company.messenger.fails = lambda call: refusal(403 if code == 50013 else 404, code)
        await company.until(80)
        assert (await company.tables.get(table.id)).seats[0].away is None
        company.messenger.fails = lambda call: None
        await company.dispatcher.try_again([table.channel])
        await company.until(82)
        assert set(company.messenger.times("reminder")) == {80}, "what waited is said"
        assert (await company.tables.get(table.id)).seats[0].away is None, "a grace of three hours is left"
        await company.until(120)
        assert (await company.tables.get(table.id)).seats[0].away == "timeout"

    in_virtual_time(scenario)


def test_who_is_reminded_late_because_the_channel_was_closed_gets_that_time_back_up_to_the_grace() -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(DAY, "computer")
        await company.until(11)
        company.messenger.fails = lambda call: refusal(403, 50013)
        await company.until(19)
        company.messenger.fails = lambda call: None
        await company.dispatcher.try_again([table.channel])
        await company.until(24.9)
        assert company.messenger.times("reminder")[0] == 19
        assert (await company.tables.get(table.id)).seats[0].away is None, "six hours are left after the first reminder"
        await company.until(25.1)
        assert (await company.tables.get(table.id)).seats[0].away == "timeout"

    in_virtual_time(scenario)


def test_an_outage_brings_the_reminder_first_and_then_a_grace() -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(12 * HOUR, "computer")
        await company.until(2)
        await company.down()
        await company.until(40)
        company.up()
        await company.tables.reconcile()
        await company.until(42.9)
        assert company.messenger.times("reminder")[0] == pytest.approx(40, abs=SLACK)
        assert (await company.tables.get(table.id)).seats[0].away is None
        await company.until(43.1)
        assert (await company.tables.get(table.id)).seats[0].away == "timeout"

    in_virtual_time(scenario)


def test_a_short_restart_gives_no_time_away() -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(DAY, "computer")
        before = await company.timers(table.id)
        await company.until(22)
        await company.down()
        await asyncio.sleep(60)
        company.up()
        await company.tables.reconcile()
        assert (await company.timers(table.id))[0].deadline == before[0].deadline

    in_virtual_time(scenario)


@pytest.mark.parametrize("jump", [-1, 1])
def test_a_clock_that_is_set_ends_no_time_early(jump: int) -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(12 * HOUR, "computer")
        await company.until(5)
        company.clock.wrong = jump * HOUR
        await company.until(11.9)
        assert (await company.tables.get(table.id)).seats[0].away is None
        await company.until(13.3)
        assert (await company.tables.get(table.id)).seats[0].away == "timeout"

    in_virtual_time(scenario)


def test_a_clock_that_is_set_back_by_less_than_two_pulses_makes_no_time_longer() -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(12 * HOUR, "computer")
        await company.until(1.05)
        company.clock.wrong = -15 * MINUTE
        await company.until(2.05)
        assert (await company.timers(table.id))[0].deadline == BEGINNING + 12 * HOUR - 15 * MINUTE
        company.clock.wrong = 0
        await company.until(3)
        assert (await company.timers(table.id))[0].deadline == BEGINNING + 12 * HOUR

    in_virtual_time(scenario)


def test_without_a_connection_no_time_ends() -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(12 * HOUR, "computer")
        await company.until(11)
        company.tables.time.scheduler.disconnected()
        await company.until(15)
        assert (await company.tables.get(table.id)).seats[0].away is None
        await company.tables.time.scheduler.reconnected()
        await company.until(17.9)
        assert (await company.tables.get(table.id)).seats[0].away is None
        await company.until(18.2)
        assert (await company.tables.get(table.id)).seats[0].away == "timeout"

    in_virtual_time(scenario)


def test_while_the_clock_is_wrong_no_time_ends() -> None:
    async def scenario(company: TimedCompany) -> None:
        company.tables.time.scheduler.is_clock_wrong = lambda: True
        await company.play(DAY)
        await company.until(48)
        assert not company.messenger.times("stalled")
        company.tables.time.scheduler.is_clock_wrong = lambda: False
        await company.until(49)
        assert len(company.messenger.times("stalled")) == 1

    in_virtual_time(scenario)
