"""Samples tell the truth about the database, the outbox, the timers and the disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import delete, update

from bot.monitoring import monitor as monitoring
from bot.monitoring import sampling
from bot.monitoring.alerts import Alerts
from bot.monitoring.health import Check
from bot.monitoring.monitor import EVERY, Monitor
from bot.monitoring.sampling import Sampler, Sources
from bot.runtime.clock import HOUR
from bot.runtime.clock_skew import Skew
from bot.runtime.incidents import Incidents
from bot.runtime.session_starts import SessionStarts
from bot.runtime.sharding import Shards
from bot.runtime.watchdog import Watchdog
from bot.storage.errors import DatabaseNotWritable
from bot.storage.schema import outbox, timers
from bot.storage.schema import tables as rows
from bot.storage.sqlite.backups import time_of_backup
from bot.tables.model.options import token
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.backlog import backlog
from bot.tables.outbox.failures import INVALID, Breaker
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, GAME, SERVER, Company
from tests.waiting import until


def value(name: str, **labels: str) -> float:
    number = REGISTRY.get_sample_value(name, labels)
    assert number is not None, name
    return number


def sampler_of(company: Company, folder: Path, **more: Any) -> Sampler:
    sources: dict[str, Any] = {
        "repository": company.tables.repository,
        "dispatcher": company.dispatcher,
        "breaker": Breaker(),
        "skew": Skew(company.clock),
        "incidents": Incidents(),
        "session_starts": SessionStarts(),
        "pool": company.tables.repository.pool,
        "clock": company.clock,
        "data": folder,
        "backups": folder / "backups",
        "backup_every": 24.0,
        "is_connected": lambda: True,
        "conversations": company.tables.conversations,
    }
    return Sampler(Sources(**{**sources, **more}))


async def test_a_bot_at_rest(company: Company, tmp_path: Path) -> None:
    sample = await sampler_of(company, tmp_path).sample()
    assert sample.is_storing
    assert (sample.outbox_age, sample.overdue, sample.blocked, sample.damaged) == (0.0, 0.0, 0, 0)
    assert 0.0 < sample.disk_free <= 1.0
    assert value("pantheon_database_bytes") > 4_096
    assert value("pantheon_disk_free_bytes") > 0


async def test_a_question_is_answered_by_the_state_of_now(
    company: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = [500]
    monkeypatch.setattr(sampling.shutil, "disk_usage", lambda _: type("Usage", (), {"free": free[0], "total": 1_000})())
    monitor, sampler = Monitor(Watchdog()), sampler_of(company, tmp_path)
    assert [check.name for check in await monitor.current_readiness()] == ["loop", "serving"]
    task = asyncio.create_task(monitor.watch(sampler, Alerts(company.clock)))
    newest = await until(lambda: monitor.newest)
    free[0] = 1
    assert all(check.is_ok for check in await monitor.current_readiness()), "the sample is not a second old"
    monkeypatch.setattr(monitoring, "FRESH_S", 0.0)
    assert [check.name for check in await monitor.current_readiness() if not check.is_ok] == ["disk"]
    assert monitor.newest is newest, "alerts compare samples of their own"
    assert all(check.is_ok for check in monitor.readiness())
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def watched(company: Company, sampler: Sampler) -> AsyncIterator[Monitor]:
    """A monitor that has tried to take its first sample."""
    monitor = Monitor(Watchdog())
    tried, take = asyncio.Event(), sampler.sample

    async def sample() -> Any:
        try:
            return await take()
        finally:
            asyncio.get_running_loop().call_later(0.01, tried.set)

    sampler.sample = sample  # type: ignore[method-assign]
    task = asyncio.create_task(monitor.watch(sampler, Alerts(company.clock)))
    await tried.wait()
    try:
        yield monitor
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def count_samples(sampler: Sampler, monkeypatch: pytest.MonkeyPatch, error: Exception | None) -> list[int]:
    """Count from now on how often a sample is taken, and let each fail with this error."""
    count, take = [0], sampler.sample

    async def sample() -> Any:
        count[0] += 1
        await asyncio.sleep(0.01)
        if error is not None:
            raise error
        return await take()

    monkeypatch.setattr(sampler, "sample", sample)
    return count


ROOMY = type("Usage", (), {"free": 500, "total": 1_000})


@pytest.mark.parametrize("error", [None, Refusal("busy"), OSError("no such disk"), ValueError("a fault of ours")])
async def test_several_questions_within_a_second_share_one_sample(
    company: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception | None
) -> None:
    monkeypatch.setattr(sampling.shutil, "disk_usage", lambda _: ROOMY())
    sampler = sampler_of(company, tmp_path)
    async with watched(company, sampler) as monitor:
        count = count_samples(sampler, monkeypatch, error)
        assert monitor.newest is not None
        monitor.newest = monitor.newest._replace(taken=monitor.newest.taken - 30.0)
        answers = await asyncio.gather(*(monitor.current_readiness() for _ in range(20)))
        answers += [await monitor.current_readiness()]
    assert count == [1]
    wanted = [] if error is None else [Check("sample", False, f"cannot be taken: {error}")]
    assert all([check for check in answer if not check.is_ok] == wanted for answer in answers)


async def test_a_sample_that_takes_too_long_is_none(
    company: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling.shutil, "disk_usage", lambda _: ROOMY())
    monkeypatch.setattr(monitoring, "FRESH_S", 0.0)
    sampler = sampler_of(company, tmp_path)
    async with watched(company, sampler) as monitor:
        with monkeypatch.context() as patch:
            patch.setattr(monitoring, "PATIENCE_S", 0.05)
            patch.setattr(sampler, "sample", asyncio.Event().wait)
            (red,) = [check for check in await monitor.current_readiness() if not check.is_ok]
        assert (red.name, red.reason) == ("sample", "cannot be taken: TimeoutError")
        assert all(check.is_ok for check in await monitor.current_readiness()), "the next one can be taken"


async def test_why_the_first_sample_cannot_be_taken_is_told(
    company: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sampler = sampler_of(company, tmp_path)
    count_samples(sampler, monkeypatch, OSError("no such disk"))
    async with watched(company, sampler) as monitor:
        red = [(check.name, check.reason) for check in await monitor.current_readiness() if not check.is_ok]
    assert red == [("sample", "cannot be taken: no such disk"), ("serving", "not yet, or not any more")]


@pytest.mark.parametrize("wrong", ["gateway", "storage", "breaker"])
async def test_readiness_knows_at_once_what_went_wrong_and_soon_that_all_is_well(
    company: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    connected, breaker, naps = [True], Breaker(most=3), []
    sampler = sampler_of(company, tmp_path, is_connected=lambda: connected[0], breaker=breaker)
    monitor = Monitor(Watchdog())
    sampled = asyncio.Event()

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        sampled.set()
        await asyncio.Event().wait()

    def red() -> list[str]:
        return [check.name for check in monitor.readiness() if not check.is_ok and check.name != "disk"]

    monkeypatch.setattr(monitoring, "sleep", nap)
    monkeypatch.setattr(sampling.shutil, "disk_usage", lambda _: type("Usage", (), {"free": 500, "total": 1_000})())

    async def watch_once() -> asyncio.Task[None]:
        sampled.clear()
        task = asyncio.create_task(monitor.watch(sampler, Alerts(company.clock)))
        await sampled.wait()
        return task

    task = await watch_once()
    assert red() == []
    assert naps == [EVERY]
    if wrong == "gateway":
        connected[0] = False
    elif wrong == "storage":
        company.tables.repository.is_storing = False
    else:
        for status in INVALID:
            breaker.note(status, company.clock.now())
    assert red() == [wrong], "no sample was taken since"
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    if wrong != "storage":
        task = await watch_once()
        assert naps[-1] <= 2
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_open_tables_are_counted_by_stage(company: Company, tmp_path: Path) -> None:
    await company.lobby(BO)
    await company.started(BO, channel=2)
    await company.tables.lobbies.open(NewTable(SERVER, 3, CLIO, GAME, solo=True))
    await sampler_of(company, tmp_path).sample()
    stages = ("lobby", "playing", "resting", "frozen")
    assert [value("pantheon_tables_open", stage=stage) for stage in stages] == [1, 2, 0, 0]
    frozen = update(rows).where(rows.c.channel == 2).values(frozen=company.clock.now())
    await company.database.write(lambda connection: connection.execute(frozen))
    await sampler_of(company, tmp_path).sample()
    assert [value("pantheon_tables_open", stage=stage) for stage in stages] == [1, 1, 0, 1]


async def test_a_message_that_waits_grows_old_and_those_for_a_blocked_channel_do_not(
    company: Company, tmp_path: Path
) -> None:
    await company.dispatcher.close()
    await company.tables.lobbies.open(
        NewTable(SERVER, CHANNEL, ANNA, GAME, table_options={"posting": "edit"}, solo=True)
    )
    await company.database.write(
        lambda connection: connection.execute(update(outbox).where(outbox.c.kind == "seal").values(trouble="no_access"))
    )
    sampler = sampler_of(company, tmp_path)
    await sampler.sample()
    company.clock.turn(400_000)
    first = await sampler.sample()
    assert (first.blocked, first.outbox_age) == (1, 0.0), "the board waits behind the seal"
    assert value("pantheon_outbox_messages", state="blocked") == await company.count(outbox) >= 2
    await company.tables.lobbies.open(NewTable(SERVER, 2, BO, GAME, solo=True))
    assert (await sampler.sample()).outbox_age == 0.0
    company.clock.turn(200_000)
    await company.tables.lobbies.open(NewTable(SERVER, 3, CLIO, GAME, solo=True))
    assert (await sampler.sample()).outbox_age == 200.0
    await company.database.write(
        lambda connection: connection.execute(delete(outbox).where(outbox.c.channel.in_([CHANNEL, 2])))
    )
    company.clock.turn(100_000)
    assert (await sampler.sample()).outbox_age == 100.0, "of the oldest that is left"


async def test_the_outbox_of_other_shards_is_not_counted(company: Company) -> None:
    await company.dispatcher.close()
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.tables.lobbies.open(NewTable(SERVER + (1 << 22), 2, BO, GAME, solo=True))
    both = await company.database.read(backlog)
    halves = [Shards(frozenset({number}), 2) for number in range(2)]
    each = [await company.database.read(lambda connection, half=half: backlog(connection, half)) for half in halves]
    assert both.waiting == each[0].waiting + each[1].waiting
    assert each[0].waiting == each[1].waiting > 0


async def test_a_timer_that_nobody_acts_on_is_overdue(company: Company, tmp_path: Path) -> None:
    table = await company.tables.lobbies.open(
        NewTable(SERVER, CHANNEL, ANNA, GAME, table_options={"limit": token(HOUR)})
    )
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.tables.time.scheduler.close()
    sampler = sampler_of(company, tmp_path)
    assert (await sampler.sample()).overdue == 0.0
    overdue_since = company.clock.now() - 150_000
    await company.database.write(lambda connection: connection.execute(update(timers).values(due=overdue_since)))
    assert (await sampler.sample()).overdue == 150.0


async def test_after_a_write_that_failed_it_is_tried_until_one_succeeds(
    company: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sampler, write = sampler_of(company, tmp_path), company.database.write
    tried: list[object] = []

    async def full(work: object, **how: object) -> None:
        tried.append(work)
        raise DatabaseNotWritable("The disk is full.")

    monkeypatch.setattr(company.database, "write", full)
    with pytest.raises(Refusal, match="cannot_save"):
        await company.lobby()
    assert not (await sampler.sample()).is_storing
    assert len(tried) == 2
    monkeypatch.setattr(company.database, "write", write)
    assert (await sampler.sample()).is_storing, "it heals without a restart and without a player"


async def test_a_damaged_table_is_counted(company: Company, tmp_path: Path) -> None:
    table = await company.started(BO)
    await company.database.write(lambda connection: connection.execute(update(rows).values(seed=b"other")))
    company.tables.repository.drop(table.id)
    with pytest.raises(Refusal, match="damaged"):
        await company.tables.lookup.get(table.id)
    assert (await sampler_of(company, tmp_path).sample()).damaged == 1


async def test_too_many_invalid_requests_open_the_breaker(company: Company, tmp_path: Path) -> None:
    breaker = Breaker(most=3)
    sampler = sampler_of(company, tmp_path, breaker=breaker)
    assert not (await sampler.sample()).is_breaker_open
    for status in INVALID:
        breaker.note(status, company.clock.now())
    assert (await sampler.sample()).is_breaker_open
    assert value("pantheon_invalid_requests") == 3


async def test_a_full_disk_shows(company: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling.shutil, "disk_usage", lambda _: type("Usage", (), {"free": 30, "total": 1_000})())
    assert (await sampler_of(company, tmp_path).sample()).disk_free == 0.03


@pytest.mark.only_sqlite
async def test_a_backup_that_is_too_old_or_missing_shows(company: Company, tmp_path: Path) -> None:
    sampler, never = sampler_of(company, tmp_path), sampler_of(company, tmp_path, backup_every=0.0)
    assert (await sampler.sample()).is_backed_up, "the first is not due yet"
    company.clock.turn(49 * HOUR)
    assert not (await sampler.sample()).is_backed_up
    assert (await never.sample()).is_backed_up, "nobody has asked for one"
    assert value("pantheon_last_backup_timestamp_seconds") == 0.0
    backup = await company.database.back_up(tmp_path / "backups")
    age = company.clock.now() / 1_000 - time_of_backup(backup.file).timestamp()
    company.clock.turn(-1_000 * age)
    assert (await sampler.sample()).is_backed_up
    assert value("pantheon_last_backup_timestamp_seconds") == time_of_backup(backup.file).timestamp()
    company.clock.turn(49 * HOUR)
    assert not (await sampler.sample()).is_backed_up
