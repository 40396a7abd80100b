"""The clock is set and set back while the scheduler sleeps, and Discord answers in between."""

from __future__ import annotations

import asyncio
from email.utils import formatdate
from typing import Any

import pytest

from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.tables.building import start_tables
from bot.tables.rules.timers import Timer, after_outage, move_along, shift_timer, with_time_back
from tests.bot.soak.virtual_time import BEGINNING
from tests.bot.tables.company import ANNA
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time


def answer(company: TimedCompany) -> None:
    """Discord answers with the true time."""
    company.tables.time.scheduler.skew.compare(formatdate(company.clock.true() / SECOND, usegmt=True))


@pytest.mark.parametrize("wrong", [HOUR, -HOUR])
@virtual_time()
async def test_a_beat_after_it_does_not_say_that_the_clock_is_wrong(company: TimedCompany, wrong: int) -> None:
    answer(company)
    table = await company.play(12 * HOUR, "computer")
    await company.until(2.2)
    company.clock.wrong = wrong
    answer(company)
    assert company.tables.time.scheduler.skew.is_grave
    await company.until(2.5)
    company.clock.wrong = 0
    await company.until(4.5)
    assert not company.tables.time.scheduler.skew.is_grave
    await company.down()
    await asyncio.sleep(60)
    company.up()
    answer(company)
    await start_tables(company.tables)
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + 12 * HOUR, abs=SECOND)


@virtual_time()
async def test_an_answer_that_agrees_with_the_clock_is_not_forgotten(company: TimedCompany) -> None:
    company.clock.wrong = HOUR
    answer(company)
    await company.play(12 * HOUR, "computer")
    await company.until(2.5)
    company.clock.wrong = 0
    await company.until(4.5)
    answer(company)
    assert company.tables.time.scheduler.skew.milliseconds == pytest.approx(0, abs=SECOND)
    await company.until(6.5)
    assert company.tables.time.scheduler.skew.milliseconds == pytest.approx(0, abs=SECOND)


@virtual_time(pulse=10 * MINUTE)
async def test_who_was_just_reminded_is_not_reminded_again_when_the_clock_is_set(company: TimedCompany) -> None:
    """The first reminder comes at six, and the second one at twenty-four minutes before ten."""
    table = await company.play(12 * HOUR, "computer")
    await company.until(9.61)
    assert company.messenger.times("reminder") == [6, 9.6]
    company.clock.wrong = HOUR
    company.tables.time.scheduler.awaken()
    await company.until(9.9)
    assert len(company.messenger.times("reminder")) == 2
    deadline = (await company.timers(table.id))[0].deadline
    assert deadline >= company.clock.now() + 2 * HOUR, "there is a grace all the same"


@virtual_time(pulse=10 * MINUTE)
async def test_quiet_hours_that_a_wrong_clock_has_shown_put_off_no_reminder(company: TimedCompany) -> None:
    """Half of the time is over at two; the clock shows three then, when quiet hours begin, and is set back soon."""
    await company.set_preferences(ANNA, zone="UTC", quiet=(15 * 60, 20 * 60))
    await company.play(12 * HOUR, "computer")
    await company.until(5)
    company.clock.wrong = HOUR
    await company.until(6.2)
    assert not company.messenger.times("reminder")
    company.clock.wrong = 0
    await company.until(6.9)
    assert len(company.messenger.times("reminder")) == 1


@pytest.mark.parametrize("wrong", [15 * MINUTE, 30 * MINUTE, HOUR])
@virtual_time(pulse=10 * MINUTE)
async def test_who_is_reminded_late_is_not_reminded_again_when_the_clock_was_set(
    company: TimedCompany, wrong: int
) -> None:
    """The second reminder has waited since 9.6, and is sent before the scheduler has noticed the clock."""
    table = await company.play(12 * HOUR, "computer")
    await company.until(9.5)
    company.messenger.fails = lambda call: refusal(403, 50013) if call.kind == "reminder" else None
    await company.until(10.2)
    company.messenger.fails = lambda call: None
    company.clock.wrong = wrong
    await company.dispatcher.try_again([table.channel])
    await company.dispatcher.idle()
    assert len(company.messenger.times("reminder")) == 2, "the scheduler still sleeps"
    await company.until(10.9)
    assert len(company.messenger.times("reminder")) == 2
    timer = (await company.timers(table.id))[0]
    assert timer.deadline >= company.clock.now() + 2 * HOUR, "who is asked late has more time"
    assert timer.last_reminder <= company.clock.now()


LOOKED_AT = Timer(7, 4, 0, 2, "reminder", 0, 12 * HOUR, 1, 9 * HOUR, allowed=12 * HOUR, last_reminder=6 * HOUR)
GIVEN = with_time_back(LOOKED_AT, HOUR, 10 * HOUR)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_what_a_timer_becomes_moves_along_when_the_clock_is_set_meanwhile(jump: int) -> None:
    assert move_along(LOOKED_AT, LOOKED_AT, GIVEN) == GIVEN
    assert move_along(shift_timer(LOOKED_AT, jump), LOOKED_AT, GIVEN) == shift_timer(GIVEN, jump)


def test_a_grace_that_was_given_meanwhile_is_kept() -> None:
    later = after_outage(LOOKED_AT, 11 * HOUR)
    assert later.deadline == 14 * HOUR
    becomes = move_along(later, LOOKED_AT, GIVEN)
    assert becomes is not None
    assert (becomes.deadline, becomes.due, becomes.last_reminder) == (14 * HOUR, GIVEN.due, 10 * HOUR)
    ending = GIVEN._replace(kind="timeout", due=GIVEN.deadline + MINUTE)
    becomes = move_along(later, LOOKED_AT, ending)
    assert becomes is not None
    assert becomes.due == 14 * HOUR + MINUTE


@pytest.mark.parametrize("change", [{"number": 2}, {"ticket": 3}, {"allowed": HOUR}, {"kind": "paused"}])
def test_who_was_asked_or_reminded_meanwhile_keeps_that(change: dict[str, Any]) -> None:
    assert move_along(LOOKED_AT._replace(**change), LOOKED_AT, GIVEN) is None


def test_what_a_host_has_decided_meanwhile_stays() -> None:
    becomes = move_along(LOOKED_AT._replace(overruled=True), LOOKED_AT, GIVEN)
    assert becomes == GIVEN._replace(overruled=True)
