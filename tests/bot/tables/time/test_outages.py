"""Time limits while the bot is away, cannot write in a channel, or has a clock that is set."""

from __future__ import annotations

import asyncio
from email.utils import formatdate
from typing import Any

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.runtime.clock_skew import GRAVE
from bot.runtime.sharding import Shard, Shards, shard_of
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.time import outages
from bot.tables.time.cut_offs import CutOffs
from tests.bot.soak.virtual_time import BEGINNING, WatchedDatabase
from tests.bot.tables.company import ANNA, BO, SERVER
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

SLACK = 0.04
"""Two minutes and a half in hours: a click's grace and Discord's own time."""


@pytest.mark.parametrize(("code", "after_time"), [(50013, "computer"), (10003, "ask")])
@virtual_time()
async def test_no_time_ends_in_a_channel_that_the_bot_cannot_write_in(
    company: TimedCompany, code: int, after_time: str
) -> None:
    table = await company.play(12 * HOUR, after_time)
    await company.until(1)
    company.messenger.fails = lambda call: refusal(403 if code == 50013 else 404, code)
    assert await company.away_at(20, table.id) is None
    company.messenger.fails = lambda call: None
    await company.dispatcher.try_again([table.channel])
    await company.until(22)
    assert set(company.messenger.times("reminder")) == {20}, "what waited is said"
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None, "a grace of three hours is left"
    assert await company.away_at(60, table.id) == "timeout"


@virtual_time()
async def test_who_is_reminded_late_because_the_channel_was_closed_gets_that_time_back_up_to_the_grace(
    company: TimedCompany,
) -> None:
    table = await company.play(DAY, "computer")
    await company.until(11)
    company.messenger.fails = lambda call: refusal(403, 50013)
    await company.until(19)
    company.messenger.fails = lambda call: None
    await company.dispatcher.try_again([table.channel])
    await company.until(24.9)
    assert company.messenger.times("reminder")[0] == 19
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None, (
        "six hours are left after the first reminder"
    )
    assert await company.away_at(25.1, table.id) == "timeout"


@virtual_time()
async def test_an_outage_brings_the_reminder_first_and_then_a_grace(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(2)
    await company.down()
    await company.until(40)
    company.up()
    await start_tables(company.tables)
    await company.until(42.9)
    assert company.messenger.times("reminder")[0] == pytest.approx(40, abs=SLACK)
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None
    assert await company.away_at(43.1, table.id) == "timeout"


@virtual_time()
async def test_a_short_restart_gives_no_time_away(company: TimedCompany) -> None:
    table = await company.play(DAY, "computer")
    before = await company.timers(table.id)
    await company.until(22)
    await company.down()
    await asyncio.sleep(60)
    company.up()
    await start_tables(company.tables)
    assert (await company.timers(table.id))[0].deadline == before[0].deadline


@pytest.mark.parametrize("jump", [-1, 1])
@virtual_time()
async def test_a_clock_that_is_set_ends_no_time_early(company: TimedCompany, jump: int) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(5)
    company.clock.wrong = jump * HOUR
    assert await company.away_at(11.9, table.id) is None
    assert await company.away_at(13.3, table.id) == "timeout"


@virtual_time()
async def test_a_clock_that_is_set_back_by_less_than_two_pulses_makes_no_time_longer(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(1.05)
    company.clock.wrong = -15 * MINUTE
    await company.until(2.05)
    assert (await company.timers(table.id))[0].deadline == BEGINNING + 12 * HOUR - 15 * MINUTE
    company.clock.wrong = 0
    await company.until(3)
    assert (await company.timers(table.id))[0].deadline == BEGINNING + 12 * HOUR


@virtual_time()
async def test_without_a_connection_no_time_ends(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(11)
    company.tables.time.scheduler.note_cut_off()
    assert await company.away_at(15, table.id) is None
    company.tables.time.scheduler.end_outage()
    assert await company.away_at(17.9, table.id) is None
    assert await company.away_at(18.2, table.id) == "timeout"


@virtual_time()
async def test_a_program_that_ends_while_it_is_cut_off_or_just_after_gives_the_grace_when_it_is_back(
    company: TimedCompany,
) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(9)
    company.tables.time.scheduler.note_cut_off()
    await company.until(11.9)
    await company.down()
    await asyncio.sleep(60)
    company.up()
    await start_tables(company.tables)
    assert await company.away_at(14.8, table.id) is None, "three hours are left from the return on"
    assert await company.away_at(15.1, table.id) == "timeout"


@virtual_time()
async def test_a_clock_that_is_set_while_the_bot_is_cut_off_hides_no_outage(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(9)
    company.tables.time.scheduler.note_cut_off()
    await company.until(11.9)
    company.clock.wrong = -HOUR
    company.tables.time.scheduler.awaken()
    await asyncio.sleep(60)
    await company.down()
    company.up()
    await start_tables(company.tables)
    assert await company.away_at(14.8, table.id) is None, "three hours are left from the return on"
    assert await company.away_at(15.1, table.id) == "timeout"


@virtual_time()
async def test_what_is_stored_during_a_start_does_not_hide_the_outage(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(8)
    await company.down()
    await company.until(11.9)
    company.up()

    async def erase_again() -> None:
        company.tables.time.scheduler.awaken()
        await asyncio.sleep(1)

    company.tables.people.erase_again = erase_again  # type: ignore[assignment, method-assign]
    await start_tables(company.tables)
    assert await company.away_at(14.8, table.id) is None, "three hours are left from the start on"
    assert await company.away_at(15.1, table.id) == "timeout"


@virtual_time()
async def test_times_of_another_process_wait_until_their_outage_is_made_up_for(
    company: TimedCompany, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(2)
    await company.down()
    theirs = shard_of(SERVER, 2)
    ours = {1 - theirs}
    monkeypatch.setattr(WatchedDatabase, "shards", property(lambda _: Shards(frozenset(ours), 2)))
    company.up()
    await start_tables(company.tables)
    ours.add(theirs)
    await company.until(11.9)
    assert not company.messenger.times("reminder"), "they are ours, but nobody has made up for the outage"
    scheduler = company.tables.time.scheduler
    await scheduler.take_over(Shards(frozenset({theirs}), 2))
    scheduler.end_outage(Shard(theirs, 2))
    await company.until(14.8)
    assert company.messenger.times("reminder")
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None, "three hours are left from then on"
    assert await company.away_at(15.1, table.id) == "timeout"


@virtual_time()
async def test_a_grace_that_could_not_be_stored_is_stored_later(
    company: TimedCompany, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(11)
    company.tables.time.scheduler.note_cut_off()
    await company.until(15)
    fail_first(monkeypatch, "give_grace")
    company.tables.time.scheduler.end_outage()
    assert await company.away_at(17.9, table.id) is None
    assert await company.away_at(18.2, table.id) == "timeout"


def fail_first(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let what stores this fail once."""
    original, faults = getattr(outages, name), [Refusal("cannot_save")]

    async def failing(*args: Any, **more: Any) -> Any:
        if faults:
            raise faults.pop()
        return await original(*args, **more)

    monkeypatch.setattr(outages, name, failing)


def test_only_times_of_a_shard_that_is_cut_off_are_held() -> None:
    cut_offs, here, there = CutOffs(), 3 << 22, 4 << 22
    cut_offs.begin(Shard(1, 2), 5 * MINUTE)
    cut_offs.begin(Shard(1, 2), 6 * MINUTE)
    assert not cut_offs.hold(here, 6 * MINUTE), "most connections come back at once"
    assert cut_offs.hold(here, 7 * MINUTE)
    assert not cut_offs.hold(there, 7 * MINUTE)
    both = Shards(frozenset({0, 1}), 2)
    assert cut_offs.last_heard(both, 7 * MINUTE) == {0: 7 * MINUTE, 1: 5 * MINUTE}
    assert cut_offs.last_heard(Shards(frozenset({0}), 1), 7 * MINUTE) == {0: 5 * MINUTE}
    assert cut_offs.end(Shard(1, 2), 9 * MINUTE)
    assert cut_offs.hold(here, 9 * MINUTE), "the grace is not stored"
    cut_offs.settle(Shard(1, 2), 5 * MINUTE)
    assert not cut_offs.hold(here, 9 * MINUTE)
    assert cut_offs.last_heard(both, 9 * MINUTE) == {0: 9 * MINUTE, 1: 9 * MINUTE}


@pytest.mark.parametrize("jump", [-1, 1])
@virtual_time()
async def test_a_clock_that_is_set_just_before_something_awakens_the_scheduler_is_noticed(
    company: TimedCompany, jump: int
) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(5.05)
    company.clock.wrong = jump * HOUR
    company.tables.time.scheduler.awaken()
    await company.until(5.06)
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + (12 + jump) * HOUR, abs=10)


@pytest.mark.parametrize("jump", [-1, 1])
@virtual_time()
async def test_a_time_that_began_after_the_clock_was_set_is_as_long_as_any(company: TimedCompany, jump: int) -> None:
    compare(company)
    table = await company.play(12 * HOUR, "computer")
    await company.until(5.05)
    company.clock.wrong = jump * HOUR
    await asyncio.sleep(60)
    await company.answer(table.id, ANNA)
    began = company.clock.now()
    assert [(each.seat, each.began) for each in (await company.timers(table.id)).values()] == [(1, began)]
    await company.until(6.1)
    assert company.tables.time.scheduler.skew.milliseconds == jump * HOUR, "it is known that the clock was set"
    (timer,) = (await company.timers(table.id)).values()
    assert (timer.began, timer.deadline) == (began, began + 12 * HOUR)


@pytest.mark.parametrize("jump", [-1, 1])
@virtual_time()
async def test_a_time_that_began_after_the_clock_was_set_is_as_long_as_any_though_the_process_ends_at_once(
    company: TimedCompany, jump: int
) -> None:
    compare(company)
    table = await company.play(12 * HOUR, "computer")
    other = await company.play(12 * HOUR, "computer", channel=2)
    await company.until(5.05)
    company.clock.wrong = jump * HOUR
    compare(company)
    await company.answer(table.id, ANNA)
    await company.answer(other.id, ANNA)
    began = company.clock.now()
    await start_again(company, jump * HOUR)
    for each in (table, other):
        (timer,) = (await company.timers(each.id)).values()
        assert (timer.began, timer.deadline) == (began, began + 12 * HOUR)


@pytest.mark.parametrize("jump", [-1, 1])
@virtual_time()
async def test_times_that_run_last_as_long_as_they_would_have_when_another_begins_after_the_clock_was_set(
    company: TimedCompany, jump: int
) -> None:
    compare(company)
    table = await company.play(12 * HOUR, "computer")
    other = await company.play(12 * HOUR, "computer", channel=2)
    await company.until(5.05)
    company.clock.wrong = jump * HOUR
    await company.answer(other.id, ANNA)
    await company.answer(other.id, BO)
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + (12 + jump) * HOUR, abs=10)
    await asyncio.sleep(1)
    company.clock.wrong = 0
    await company.until(6.1)
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + 12 * HOUR, abs=10)


@pytest.mark.parametrize("jump", [-1, 1])
@virtual_time()
async def test_a_clock_that_is_set_while_the_scheduler_acts_is_noticed(
    company: TimedCompany, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(5)
    beat = outages.beat

    async def beat_slowly(*args: Any) -> int:
        company.clock.wrong = jump * HOUR
        await asyncio.sleep(1)
        return await beat(*args)

    monkeypatch.setattr(outages, "beat", beat_slowly)
    await company.until(6.1)
    assert company.clock.wrong, "the scheduler has acted"
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + (12 + jump) * HOUR, abs=2 * SECOND)


@virtual_time()
async def test_a_jump_that_could_not_be_made_up_for_is_not_forgotten(
    company: TimedCompany, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(5)
    fail_first(monkeypatch, "make_up_for_jump")
    company.clock.wrong = HOUR
    await company.until(6)
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + 13 * HOUR, abs=10)


@pytest.mark.parametrize("jump", [-1, 1])
@pytest.mark.parametrize("mended", ["while it runs", "while it is away", "never"])
@virtual_time()
async def test_a_clock_that_is_set_while_the_bot_is_away_ends_no_time_early(
    company: TimedCompany, jump: int, mended: str
) -> None:
    compare(company)
    table = await company.play(12 * HOUR, "computer")
    await company.until(2)
    await start_again(company, jump * HOUR)
    assert (await company.timers(table.id))[0].deadline == BEGINNING + (12 + jump) * HOUR
    await company.until(4)
    if mended == "while it is away":
        await start_again(company, 0)
    elif mended == "while it runs":
        company.clock.wrong = 0
        await company.until(5)
        compare(company)
    assert await company.away_at(11.9, table.id) is None
    compare(company)
    assert await company.away_at(12.3, table.id) == (None if mended == "never" else "timeout")


@virtual_time()
async def test_a_clock_that_was_wrong_between_two_starts_without_an_answer_of_discord_ends_no_time_early(
    company: TimedCompany,
) -> None:
    compare(company)
    table = await company.play(12 * HOUR, "computer")
    await company.until(2)
    company.clock.wrong = -HOUR
    await company.until(3)
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + 11 * HOUR, abs=10)
    assert not company.tables.time.scheduler.skew.is_grave, "no answer has told that it is"
    await start_again(company, 0)
    assert (await company.timers(table.id))[0].deadline == pytest.approx(BEGINNING + 12 * HOUR, abs=10)


async def start_again(company: TimedCompany, wrong: int) -> None:
    """The program stops, the clock is set, the program starts, and Discord answers."""
    await company.down()
    company.clock.wrong = wrong
    await asyncio.sleep(60)
    company.up()
    compare(company)
    await start_tables(company.tables)


def compare(company: TimedCompany, off: int = 0) -> None:
    """Discord answers with the true time, or with one that is ``off`` by so much."""
    company.tables.time.scheduler.skew.compare(formatdate((company.clock.true() + off) / 1_000, usegmt=True))


@virtual_time()
async def test_while_the_clock_is_wrong_no_time_ends(company: TimedCompany) -> None:
    compare(company, 2 * GRAVE)
    await company.play(DAY)
    await company.until(48)
    assert not company.messenger.times("stalled")
    compare(company)
    await company.until(49)
    assert len(company.messenger.times("stalled")) == 1
