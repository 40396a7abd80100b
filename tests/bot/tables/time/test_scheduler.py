"""The scheduler of timers."""

from __future__ import annotations

import pytest
from sqlalchemy import select, text

from bot.runtime.clock import DAY
from bot.storage.schema import outbox
from bot.tables.building import start_tables
from bot.tables.model.table import Table
from bot.tables.store import outbox_rows
from bot.tables.time import claims, scheduler
from tests.bot.tables.company import ANNA, BO
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

SLACK = 0.04
"""Two minutes and a half in hours: a click's grace and Discord's own time."""


@virtual_time()
async def test_the_scheduler_gets_over_a_fault_of_its_own(
    company: TimedCompany, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = iter([True, True])
    original = claims.claim

    async def claim(connection, now, most, *shards):  # type: ignore[no-untyped-def]
        if next(faults, False):
            raise RuntimeError("planted")
        return await original(connection, now, most, *shards)

    monkeypatch.setattr(claims, "claim", claim)
    await company.play(DAY)
    await company.until(12.2)
    assert company.messenger.times("reminder") == pytest.approx([12], abs=2 * SLACK)


@virtual_time()
async def test_a_reminder_that_waits_for_a_closed_channel_is_not_stored_again(company: TimedCompany) -> None:
    table = await company.play(DAY)
    (timer,) = (await company.timers(table.id)).values()
    facts = {f"seat{timer.seat}": timer.ticket, "at": timer.began}
    row = outbox_rows.due_at_once(table.id, table.server, table.channel, "reminder", facts)
    closed = row | {"due": timer.began + 2 * DAY, "tries": 3, "trouble": "no_access"}
    company.dispatcher._is_stopped = True
    await company.database.write(lambda connection: outbox_rows.add(connection, [closed]))
    await company.until(12.2)
    assert len(await company.database.read(_reminders)) == 1
    assert (await company.timers(table.id))[timer.seat].number == 1


@virtual_time()
async def test_the_scheduler_sleeps_only_while_a_time_runs(company: TimedCompany) -> None:
    table = await company.play(DAY)
    assert company.tables.time.scheduler._task is not None
    voted = await company.tables.ends.vote(table.id, ANNA)
    assert voted.table.is_open
    await company.tables.ends.vote(table.id, BO)
    await company.until(1.1)
    assert company.tables.time.scheduler._task is None


@pytest.mark.parametrize("count", [800, pytest.param(5_000, marks=pytest.mark.soak)])
@virtual_time()
async def test_thousands_of_late_reminders_go_out_at_once_the_oldest_first_and_one_for_each_match(
    company: TimedCompany, count: int
) -> None:
    table = await company.play(DAY)
    await company.until(1)
    persons = []

    async def is_member(server: int, person: int) -> bool:
        persons.append(person)
        return True

    await company.down()
    await company.database.write(lambda connection: _copies(connection, table, count))
    await company.until(13)
    company.up()
    company.tables.time.scheduler.is_member = is_member
    company.dispatcher._is_stopped = True
    await start_tables(company.tables)
    await company.until(13.1)
    rows = await company.database.read(_reminders)
    assert len(rows) == len(set(rows)) == count
    assert rows[:-1] == sorted(rows[:-1], reverse=True)
    assert len(persons) <= scheduler.FEW


async def _copies(connection, table: Table, count: int) -> None:  # type: ignore[no-untyped-def]
    """The same table many times, each due a millisecond before the one before it."""
    for name in ("tables", "seats", "timers"):
        rows = (await connection.execute(text(f"SELECT * FROM {name}"))).mappings().all()  # noqa: S608
        columns = list(rows[0])
        places = ", ".join(f":{column}" for column in columns)
        copies = [
            {**row, **_own(name, table.id + number), **_earlier(row, number)}
            for number in range(1, count)
            for row in rows
        ]
        await connection.execute(text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"), copies)  # noqa: S608


def _earlier(row, number: int) -> dict[str, int]:  # type: ignore[no-untyped-def]
    return {column: row[column] - number for column in ("began", "deadline", "due") if column in row}


def _own(name: str, id: int) -> dict[str, int]:
    if name == "tables":
        return {"id": id, "channel": 10_000 + id}
    return {"table_id": id, **({"id": 10_000 + id} if name == "timers" else {})}


async def _reminders(connection) -> list[int]:  # type: ignore[no-untyped-def]
    query = select(outbox.c.table_id).where(outbox.c.kind == "reminder").order_by(outbox.c.id)
    return list((await connection.execute(query)).scalars())
