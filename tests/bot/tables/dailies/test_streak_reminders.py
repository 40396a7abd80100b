"""A direct message before a streak ends: who gets it, once, and never in quiet hours."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.clock import HOUR
from bot.storage.database import Database
from bot.tables.model.days import begin_of, day_of
from tests.bot.tables.company import ANNA, BO, Company
from tests.bot.tables.dailies.test_dailies import play_challenge, scored
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.processes.pair import Pair


async def ready(company: Company) -> int:
    """Anna has played on two days in a row and wants reminders; it is 20:00 UTC of the next day, which is returned."""
    await play_challenge(company)
    await company.tables.people.change_preferences(ANNA.id, lambda old: old._replace(streaks=True))
    today = company.tables.dailies.today + 1
    await scored(company, ANNA, today - 2, 1)
    company.clock.time = begin_of(today) + 20 * HOUR
    return today


async def looked(company: Company) -> int:
    count = await company.tables.dailies.reminders.look()
    await company.settle()
    return count


async def test_it_is_written_once_a_day_to_those_who_want_it(company: Company) -> None:
    today = await ready(company)
    await scored(company, BO, today - 1, 1)
    await scored(company, BO, today - 2, 1)
    company.clock.turn(-1)
    assert await looked(company) == 0
    company.clock.turn(1)
    assert await looked(company) == 1
    [reminder] = company.messenger.of("streak", ANNA.id)
    assert (reminder.facts["days"], reminder.facts["day"], reminder.facts["is_last"]) == (2, today, False)
    assert await looked(company) == 0
    company.clock.time = begin_of(today + 1) + 20 * HOUR
    assert await looked(company) == 1, "yesterday is forgiven, today is not"
    assert company.messenger.of("streak", ANNA.id)[-1].facts["is_last"]
    company.clock.time = begin_of(today + 2) + 20 * HOUR
    assert await looked(company) == 0, "there is no streak any more"


async def test_who_has_played_is_not_reminded(company: Company) -> None:
    await ready(company)
    await play_challenge(company)
    assert await looked(company) == 0


async def test_a_message_that_comes_in_quiet_hours_is_dropped(company: Company) -> None:
    today = await ready(company)
    company.messenger.fails = lambda call: refusal(500)
    await company.tables.dailies.reminders.look()
    await company.tables.people.change_preferences(ANNA.id, lambda old: old._replace(quiet=(0, 1439)))
    company.messenger.fails = lambda call: None
    await company.settle()
    assert company.messenger.of("streak", ANNA.id) == []
    assert day_of(company.clock.time) == today


async def test_who_lets_no_message_through_is_not_tried_again(company: Company) -> None:
    await ready(company)
    company.messenger.fails = lambda call: refusal(403, 50007) if call.kind == "streak" else None
    assert await looked(company) == 1
    assert (await company.tables.people.preferences(ANNA.id)).refused
    assert await looked(company) == 0


async def test_two_processes_remind_once(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "leads", True)
    await ready(pair.left)
    pair.right.clock.time = pair.left.clock.time
    counts = await asyncio.gather(*(company.tables.dailies.reminders.look() for company in pair))
    assert sum(counts) == 1
    await pair.left.messenger.until("streak", ANNA.id)
