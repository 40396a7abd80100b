"""The post of the day: when it is due, that it is made once, and what becomes of it where Discord refuses it."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.storage.database import Database
from bot.storage.schema import outbox, people, tables
from bot.tables.dailies.carrier import carrier_of
from bot.tables.model.days import begin_of, counts_until
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import REMOVED
from bot.tables.people.post_of_day import MOST_FAILURES, PARTS, PostOfDay, post_of_day_from
from bot.tables.people.preferences import server_settings_from
from tests.bot.tables.company import ANNA, BO, SERVER, Company
from tests.bot.tables.dailies.test_dailies import scored
from tests.bot.tables.outbox.scripted_messenger import Call, refusal
from tests.bot.tables.processes.pair import Pair

CHANNEL = 77
NO_ACCESS, CHANNEL_GONE = 50013, 10003


def number(year: int, month: int, day: int) -> int:
    return (date(year, month, day) - date(1970, 1, 1)).days


TODAY = number(2026, 11, 25)


@pytest.mark.parametrize(
    ("zone", "hour", "day", "at"),
    [
        ("", 0, TODAY, "00:00"),
        ("", 23, TODAY, "23:00"),
        ("Europe/Berlin", 18, TODAY, "17:00"),
        ("Europe/Berlin", 18, number(2026, 7, 1), "16:00"),
        ("Europe/Berlin", 0, TODAY, "23:00"),
        ("America/New_York", 20, TODAY, "01:00"),
        ("Asia/Kolkata", 12, TODAY, "06:30"),
        ("Asia/Kathmandu", 0, TODAY, "18:15"),
        ("Pacific/Kiritimati", 9, TODAY, "19:00"),
        ("Europe/Berlin", 1, number(2026, 3, 29), "00:00"),
        ("Europe/Berlin", 12, number(2026, 3, 29), "10:00"),
        ("Europe/Berlin", 12, number(2026, 10, 25), "11:00"),
    ],
)
def test_the_hour_of_a_zone_comes_once_in_every_day(zone: str, hour: int, day: int, at: str) -> None:
    post = PostOfDay(CHANNEL, hour=hour, zone=zone)
    due = post.due_at(day)
    assert f"{datetime.fromtimestamp(due / SECOND, UTC):%H:%M}" == at
    assert begin_of(day) <= due < begin_of(day + 1)
    if zone:
        assert datetime.fromtimestamp(due / SECOND, ZoneInfo(zone)).hour == hour


@pytest.mark.parametrize("zone", ["", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"])
def test_every_day_of_a_year_has_its_post(zone: str) -> None:
    for hour in (0, 2, 13, 23):
        for day in range(number(2026, 1, 1), number(2027, 1, 1)):
            due = PostOfDay(CHANNEL, hour=hour, zone=zone).due_at(day)
            assert begin_of(day) <= due < begin_of(day + 1)


def test_when_it_is_due() -> None:
    post = PostOfDay(CHANNEL, hour=12)
    noon = begin_of(TODAY) + 12 * HOUR
    assert not post.is_due(TODAY, noon - 1)
    assert post.is_due(TODAY, noon)
    assert post.is_due(TODAY, begin_of(TODAY + 1) - 1), "late is better than never"
    assert not post._replace(day=TODAY).is_due(TODAY, noon), "once"
    assert not post._replace(channel=None).is_due(TODAY, noon)
    assert not post._replace(parts=("talk",)).is_due(TODAY, noon), "a thread below nothing"
    assert not post._replace(failures=MOST_FAILURES).is_due(TODAY, noon), "no tries without end"


def test_what_is_stored() -> None:
    post = PostOfDay(CHANNEL, ("puzzle",), 7, "Europe/Berlin", TODAY, 5, TODAY, 2, "no_access")
    assert post_of_day_from(post.as_json(), {}) == post
    assert PostOfDay().as_json() is None
    earlier = server_settings_from({"puzzle_channel": CHANNEL, "puzzle_day": TODAY}).post_of_day
    assert earlier == PostOfDay(CHANNEL, ("puzzle",), 0, day=TODAY), "the puzzle, at midnight, as before"
    damaged = {"channel": "x", "parts": ["puzzle", "spam"], "hour": 24, "zone": "Atlantis", "failures": -1}
    assert post_of_day_from(damaged, {}) == PostOfDay(parts=("puzzle",))


async def wanted(company: Company, *, hour: int = 0, parts: tuple[str, ...] = PARTS) -> None:
    """A server with a match that wants the post."""
    company.clock.time = begin_of(TODAY)
    await company.started(BO, channel=1)
    await company.tables.servers.choose_post_of_day(SERVER, CHANNEL, parts, hour, "")


async def looked(company: Company) -> int:
    """What was put into the outbox; all of it is delivered then."""
    count = await company.tables.dailies.posts.look()
    await company.settle()
    return count


async def post_of(company: Company) -> PostOfDay:
    return (await company.tables.servers.settings(SERVER)).post_of_day


async def test_one_message_a_day_for_both(company: Company) -> None:
    posted = company.messenger.of
    await wanted(company, hour=6)
    assert await looked(company) == 0, "not before its hour"
    company.clock.turn(6 * HOUR)
    assert await looked(company) == 1
    [post] = posted("day", CHANNEL)
    assert post.facts["day"] == TODAY
    assert post.facts["challenge"]
    assert post.facts["puzzle"]
    for _ in range(2):
        assert await looked(company) == 0
    assert (await post_of(company)).message is not None
    company.clock.turn(DAY)
    assert await looked(company) == 1
    assert [each.facts["day"] for each in posted("day", CHANNEL)] == [TODAY, TODAY + 1]


async def test_a_server_without_any_match_gets_it_too(company: Company) -> None:
    company.clock.time = begin_of(TODAY)
    await company.tables.servers.choose_post_of_day(SERVER, CHANNEL, PARTS, 0, "")
    for day in (TODAY, TODAY + 1):
        assert await looked(company) == 1
        assert [each.facts["day"] for each in company.messenger.of("day", CHANNEL)][-1] == day
        company.clock.turn(DAY)
    assert await company.count(tables) == 1, "one closed lobby carries all of them"
    assert await company.count(people) == 0
    carrier = await company.tables.lookup.get(1)
    assert (carrier.stage, carrier.people, carrier.server, carrier.has_channel) == ("ended", (), SERVER, False)
    await company.started(BO, channel=1)
    assert await company.tables.repository.read(lambda c: carrier_of(c, SERVER, 0)) == 2


async def test_what_is_left_of_a_removed_match_carries_nothing(company: Company) -> None:
    await wanted(company)
    await company.database.write(lambda c: c.execute(tables.update().values(stage=REMOVED)))
    company.tables.repository.drop(1)
    assert await looked(company) == 1
    assert len(company.messenger.of("day", CHANNEL)) == 1


async def test_two_processes_post_it_once(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "leads", True)
    await wanted(pair.left)
    pair.right.clock.time = pair.left.clock.time
    counts = await asyncio.gather(*(company.tables.dailies.posts.look() for company in pair))
    assert sum(counts) == 1
    await pair.left.messenger.until("day", CHANNEL)
    for company in pair:
        await company.settle()
    assert sum(len(company.messenger.of("day", CHANNEL)) for company in pair) == 1


async def test_a_thread_once_nothing_of_yesterday_counts_any_more(company: Company) -> None:
    await wanted(company)
    assert await looked(company) == 1
    company.clock.time = counts_until(TODAY - 1)
    assert await looked(company) == 0, "nothing was played, so there is nothing to talk about"
    company.clock.time = begin_of(TODAY + 1)
    await scored(company, ANNA, TODAY, 40)
    await company.started(BO, channel=2)
    assert await looked(company) == 1
    company.clock.time = counts_until(TODAY) - 1
    assert await looked(company) == 0, "others still play with these dice"
    company.clock.turn(1)
    assert await looked(company) == 1
    [thread] = company.messenger.threads
    [talk] = company.messenger.of("talk", thread)
    assert talk.facts["day"] == TODAY
    assert await looked(company) == 0


async def test_what_discord_refuses_is_noted_and_not_tried_without_end(company: Company) -> None:
    await wanted(company)
    tries = 0

    def fails(call: Call) -> BaseException | None:
        nonlocal tries
        tries += call.kind == "day"
        return refusal(403, NO_ACCESS) if call.kind == "day" else None

    company.messenger.fails = fails
    for day in range(MOST_FAILURES + 3):
        await looked(company)
        company.clock.turn(5 * MINUTE)
        await looked(company)
        failures = min(day + 1, MOST_FAILURES)
        post = await post_of(company)
        assert (post.failures, post.trouble, tries) == (failures, "no_access", failures)
        company.clock.turn(DAY)
    assert await company.count(outbox) == 0
    company.messenger.fails = lambda call: None
    await company.tables.servers.choose_post_of_day(SERVER, CHANNEL, PARTS, 0, "")
    await looked(company)
    assert len(company.messenger.of("day", CHANNEL)) == 1, "at once, when it is chosen again"
    assert (await post_of(company)).trouble == ""


async def test_a_thread_that_is_refused_costs_the_post_nothing(company: Company) -> None:
    await wanted(company)
    await scored(company, ANNA, TODAY - 1, 40)
    await company.started(BO, channel=2)
    company.messenger.fails = lambda call: refusal(403, NO_ACCESS) if call.kind == "thread" else None
    company.clock.time = counts_until(TODAY - 1)
    assert await looked(company) == 1
    assert await looked(company) == 1, "the thread"
    post = await post_of(company)
    assert (post.failures, post.trouble) == (0, "no_thread")
    assert await looked(company) == 0
    assert len(company.messenger.of("day", CHANNEL)) == 1


async def test_a_post_that_comes_too_late_is_dropped(company: Company) -> None:
    await wanted(company)
    company.messenger.fails = lambda call: refusal(500) if call.kind == "day" else None
    await company.tables.dailies.posts.look()
    company.clock.time = begin_of(TODAY + 1)
    company.messenger.fails = lambda call: None
    await company.settle()
    assert not company.messenger.of("day", CHANNEL)
    query = select(outbox.c.id).where(outbox.c.kind == "day")
    assert not (await company.database.read(lambda connection: connection.execute(query))).all()


async def test_settings_that_make_no_sense_are_refused(company: Company) -> None:
    for parts, hour, zone in ((["spam"], 0, ""), (PARTS, 24, ""), (PARTS, 0, "Atlantis")):
        with pytest.raises(Refusal, match="no_such_setting"):
            await company.tables.servers.choose_post_of_day(SERVER, CHANNEL, parts, hour, zone)


async def test_results_of_a_day_in_a_server(company: Company) -> None:
    await scored(company, ANNA, TODAY, 40)
    await scored(company, BO, TODAY, 50)
    results = await company.tables.dailies.results_of_day("hercules", TODAY, SERVER)
    assert [(each.place, each.points) for each in results.lines] == [(1, 50), (2, 40)]
    assert results.players == 2
    await company.tables.people.change_preferences(BO.id, lambda old: old._replace(rated=False))
    results = await company.tables.dailies.results_of_day("hercules", TODAY, SERVER)
    assert [(each.place, each.points) for each in results.lines] == [(2, 40)]
    assert results.players == 2
    assert (await company.tables.dailies.results_of_day("hercules", TODAY, SERVER + 1)).players == 0
