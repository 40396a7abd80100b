"""The order of messages in a channel, and retries after failures."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.storage.database import Database
from bot.tables.building import close_tables
from bot.tables.outbox.blocked import UNTIDY
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER, Company, Hand
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.waiting import until


async def test_boards_come_where_nothing_can_be_tidied_up(
    database: Database, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without *Read Message History* no old board can be fetched; that holds up no new one, and is told."""
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", random.Random(4).randbytes)
    company = Company.gather(database, clock)

    async def sleep(seconds: float) -> None:
        # The permission comes back before the next try; all tries in no time would give the old boards up.
        await asyncio.get_running_loop().create_future()

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    company.messenger.fails = lambda call: refusal(403, 50013) if call.kind == "strip" else None
    table = await company.started(BO)
    chance = random.Random(5)
    await until(lambda: bool(company.messenger.of("board")))
    posts = len(company.messenger.of("board"))
    for _ in range(6):
        await company.move(table.id, chance)
        version = (await company.tables.lookup.get(table.id)).version
        await until(lambda version=version: company.messenger.of("board")[-1].version >= version)
    assert len(company.messenger.of("board")) > posts + 1
    await until(lambda: CHANNEL in company.dispatcher.blocked)
    assert company.dispatcher.blocked[CHANNEL].trouble == UNTIDY
    company.messenger.fails = lambda call: None
    await company.dispatcher.try_again([CHANNEL])
    await company.settle()
    boards = company.messenger.of("board")
    assert [board.buttons for board in boards] == [False] * (len(boards) - 1) + [True], "tried again when it may"
    assert company.dispatcher.blocked == {}
    await company.leave()


async def test_a_board_does_not_wait_for_tidying_that_failed(
    database: Database, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", random.Random(4).randbytes)
    company = Company.gather(database, clock)
    asleep = asyncio.Event()

    async def sleep(seconds: float) -> None:
        asleep.set()
        await asyncio.get_running_loop().create_future()

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    company.messenger.fails = lambda call: refusal(400, 50035) if call.kind == "strip" else None
    table = await company.started(BO)
    chance = random.Random(5)
    await until(lambda: bool(company.messenger.of("board")))
    while "strip" not in company.messenger.kinds():
        version = (await company.move(table.id, chance)).table.version
        await until(lambda version=version: company.messenger.of("board")[-1].version >= version)
        await asyncio.sleep(0.2)
    await asyncio.wait_for(asleep.wait(), 20)
    for _ in range(3):
        version = (await company.move(table.id, chance)).table.version
        await until(lambda version=version: company.messenger.of("board")[-1].version >= version)
    tried = [call.place for call in company.messenger.calls if call.kind == "strip"]
    assert tried
    assert len(tried) == len({*tried}), "tidying still waits for its next try"
    await company.leave()


async def test_tidying_that_fails_is_no_error(company: Company) -> None:
    company.messenger.fails = lambda call: refusal(400, 50035) if call.kind == "strip" else None
    table = await company.started(BO)
    with capture_logs() as logged:
        await company.settle()
        await company.play_on(table.id, random.Random(5), 6)
        await company.settle()
    assert {line["kind"] for line in logged if line["event"] == "outbox_message_given_up"} == {"strip"}
    assert {line["log_level"] for line in logged} == {"info"}


@pytest.mark.parametrize("posting", ["repost", "replace"])
async def test_what_is_gone_before_it_is_tidied_up_counts_as_tidied(company: Company, posting: str) -> None:
    company.messenger.fails = lambda call: refusal(404, 10008) if call.kind in ("strip", "remove") else None
    table = await company.started(BO)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "posting", posting)
    with capture_logs() as logged:
        await company.settle()
        await company.play_on(table.id, random.Random(5), 6)
        await company.settle()
    assert {"strip", "remove"} & {*company.messenger.kinds()}
    assert [line for line in logged if line["event"].startswith("outbox_message")] == []
    assert await company.pending_kinds() == []


async def test_a_permission_given_back_too_soon_after_a_try_is_tried_a_little_later(
    database: Database, clock: Hand
) -> None:
    company = Company.gather(database, clock)
    naps: list[float] = []

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        if seconds > 60:
            await asyncio.get_running_loop().create_future()
        clock.turn(seconds * 1_000)

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    company.messenger.fails = lambda call: refusal(403, 50013) if call.kind == "board" else None
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await until(lambda: bool(naps))
    company.messenger.fails = lambda call: None
    await company.dispatcher.try_again([CHANNEL], 40.0)
    async with asyncio.timeout(60):
        await company.messenger.until("board")
    assert naps[1:] == [pytest.approx(40)]
    await company.leave()


async def test_when_discord_is_back_everything_is_tried_at_once(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    resting: list[asyncio.Future[None]] = []

    async def sleep(seconds: float) -> None:
        resting.append(asyncio.get_running_loop().create_future())
        await resting[-1]

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    company.messenger.fails = lambda call: ConnectionResetError("out of reach")
    for channel in (1, 2, 3):
        await company.tables.lobbies.open(NewTable(SERVER, channel, ANNA, GAME, solo=True))
    await until(lambda: len(resting) == 3)
    async with asyncio.timeout(60):
        company.messenger.fails = lambda call: None
        await company.dispatcher.retry_failed([1])
        for channel in (1, 2, 3):
            await company.messenger.until("board", channel)
    assert len(resting) == 3, "nobody rested a second time"
    await company.leave()


async def test_who_is_about_to_rest_when_all_stops_does_not_rest(database: Database, clock: Hand) -> None:
    """A channel's messages are being read while the dispatcher is closed, and the next one is due in an hour."""
    company, rested, awake = Company.gather(database, clock), list[float](), asyncio.Event()

    async def sleep(seconds: float) -> None:
        rested.append(seconds)
        await (awake.wait() if len(rested) == 1 else asyncio.get_running_loop().create_future())

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    company.messenger.fails = lambda call: refusal(403, 50001)
    await company.lobby(BO)
    await until(lambda: bool(rested))

    reading, goes_on, read = asyncio.Event(), asyncio.Event(), company.tables.repository.read
    reads = 0

    async def hold_read(work: Any) -> Any:
        nonlocal reads
        result = await read(work)
        reads += getattr(work, "func", None) == company.dispatcher._queues.of
        if reads > 1:
            # The message was tried once more, and is not ripe any more.
            reading.set()
            await goes_on.wait()
        return result

    company.tables.repository.read = hold_read  # type: ignore[method-assign]
    awake.set()
    await reading.wait()
    rested.clear()
    closing = asyncio.create_task(company.dispatcher.close())
    await asyncio.sleep(0)
    goes_on.set()
    async with asyncio.timeout(10):
        await closing
    assert not rested
    await close_tables(company.tables)


async def test_a_board_is_up_to_date_though_its_commit_is_heard_of_late(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With PostgreSQL another connection may read what a commit has left before the one that committed hears of it."""
    table = await company.started(BO)
    await company.settle()
    write, signal, late = company.database.write, asyncio.Event(), iter([True])

    async def heard_of_late(work: Any, **how: Any) -> Any:
        result = await write(work, **how)
        if next(late, False):
            await signal.wait()
        return result

    monkeypatch.setattr(company.database, "write", heard_of_late)
    moving = asyncio.create_task(company.move(table.id))
    await until(company.pending_kinds)
    company.dispatcher.wake()
    await company.dispatcher.idle()
    signal.set()
    await moving
    await company.settle()
    assert company.messenger.of("board")[-1].version == (await company.tables.lookup.get(table.id)).version
