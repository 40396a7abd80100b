"""A look into the outbox after a commit reads what is new, however much waits; whatever may hide more reads all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.runtime.sharding import ALL
from bot.storage.database import Database
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.queues import Queues
from bot.tables.store import outbox_rows
from bot.tables.store.outbox_rows import Queue
from tests.bot.tables.company import BO, CHANNEL, Company, Hand
from tests.waiting import until

WAITING = range(5_000, 5_050)
"""Other channels, in which something waits for its time."""


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Queue]]:
    """What each look into the outbox has read."""
    reads: list[Sequence[Queue]] = []
    queues = outbox_rows.queues

    async def note(*what: Any) -> list[Queue]:
        reads.append(await queues(*what))
        return [*reads[-1]]

    monkeypatch.setattr(outbox_rows, "queues", note)
    return reads


async def put(company: Company, table: Table, channels: Sequence[int], due: int = 0) -> None:
    rows = [
        outbox_rows.due_at_once(table.id, table.server, CHANNEL, "strip", {"channel": channel, "message": 5})
        for channel in channels
    ]
    late = [{**row, "due": due, "trouble": "server_error"} for row in rows]
    await company.tables.repository.write(lambda connection: outbox_rows.add(connection, late if due else rows))


async def with_messages_that_wait(company: Company) -> Table:
    """A running match, and messages in other channels that wait for their time, which does not come."""

    async def sleep(seconds: float) -> None:
        await asyncio.get_running_loop().create_future()

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    table = await company.started(BO)
    await put(company, table, WAITING, company.clock.now() + 50_000)
    company.dispatcher.wake()
    await until(lambda: {*WAITING} <= company.dispatcher._asleep)
    await until(lambda: company.dispatcher._looking is None)
    return table


async def wait_for_board(company: Company, version: int) -> None:
    await until(lambda: company.messenger.of("board")[-1].version >= version)


@pytest.mark.only_sqlite
async def test_a_look_after_a_commit_reads_what_is_new(company: Company, looks: list[Sequence[Queue]]) -> None:
    table = await with_messages_that_wait(company)
    chance = random.Random(5)
    assert len(looks[-1]) >= len(WAITING)
    looks.clear()
    for _ in range(5):
        await wait_for_board(company, (await company.move(table.id, chance)).table.version)
    assert looks
    assert {queue.channel for read in looks for queue in read} <= {CHANNEL}
    await company.leave()


async def test_messages_that_move_with_their_table_are_sent_where_it_is(company: Company) -> None:
    table = await with_messages_that_wait(company)
    here, there = CHANNEL, CHANNEL + 1
    row = outbox_rows.due_at_once(table.id, table.server, here, "board", {}, fresh=True)
    row |= {"due": company.clock.now() + 50_000, "trouble": "server_error"}
    await company.tables.repository.write(lambda connection: outbox_rows.add(connection, [row]))
    company.dispatcher.wake()
    await until(lambda: here in company.dispatcher._asleep)
    remaining = OutboxMessage("lobby", facts={"channel": here, "again": 1})

    def move(live: OpenTable) -> Change:
        return Change(replace(live, table=replace(live.table, channel=there)), (remaining,))

    await company.tables.repository.change(table.id, move)
    await company.messenger.until("board", there)
    await company.leave()


async def test_after_a_look_that_failed_all_is_looked_at(
    company: Company, looks: list[Sequence[Queue]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_messages_that_wait(company)
    company.dispatcher._sleep = asyncio.sleep
    monkeypatch.setattr("bot.tables.outbox.dispatcher.STORAGE_PAUSE", 0.01)
    read, failed = company.tables.repository.read, list[bool]()

    async def fail_once(*what: Any, **how: Any) -> Any:
        if not failed:
            failed.append(True)
            raise Refusal("busy")
        return await read(*what, **how)

    monkeypatch.setattr(company.tables.repository, "read", fail_once)
    looks.clear()
    await put(company, table, [4_000])
    company.dispatcher.wake(only_new=True)
    await until(lambda: any(call.place and call.place.channel == 4_000 for call in company.messenger.calls))
    assert failed
    assert len(looks[0]) > len(WAITING)
    await company.leave()


@pytest.mark.parametrize(("dialect", "start"), [("sqlite", 7), ("postgresql", 0)])
async def test_where_a_lower_id_may_be_committed_later_all_is_looked_at(
    dialect: str, start: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = []

    async def note(connection: Any, shards: Any, after: int) -> list[Queue]:
        starts.append(after)
        return []

    monkeypatch.setattr(outbox_rows, "queues", note)
    connection = cast(Any, SimpleNamespace(dialect=SimpleNamespace(name=dialect)))
    await Queues(cast(Any, None)).look(connection, ALL, (), 7)
    assert starts == [start]


async def test_an_id_is_never_given_twice(database: Database, clock: Hand) -> None:
    """Also when its message is gone, otherwise a new message would pass for one that was looked at."""
    company = Company.gather(database, clock)
    table = await company.started(BO)
    await company.settle()
    newest = []
    for _ in range(2):
        await put(company, table, [4_000], company.clock.now() + 50_000)
        newest.append(await company.tables.repository.read(outbox_rows.newest))
        await company.tables.repository.write(lambda connection: outbox_rows.cross_out(connection, [newest[-1]]))
    assert newest[0] < newest[1]
    await company.leave()
