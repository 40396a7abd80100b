"""What only tidies up is crossed out with the next message, or soon; it is not sent twice while it waits for that."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from bot.storage.database import Database
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace
from bot.tables.outbox import queues
from bot.tables.outbox.delivery import NOTHING
from bot.tables.store import outbox_rows
from tests.bot.tables.company import BO, Company, Hand
from tests.waiting import until


def is_idle(company: Company) -> Callable[[], bool]:
    return lambda: not company.dispatcher._tasks()


def strips(company: Company) -> list[MessagePlace | None]:
    """The messages whose buttons were taken off, each as often as that was done."""
    return [call.place for call in company.messenger.calls if call.kind == "strip"]


async def board_that_was_stripped(company: Company, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play until the buttons of an old board are gone, and everything is sent; the id of the table."""
    monkeypatch.setattr("bot.tables.rules.lobby.secrets.token_bytes", random.Random(4).randbytes)
    table = await company.started(BO)
    await until(is_idle(company))
    await strip_another(company, table.id)
    return table.id


async def strip_another(company: Company, table: int) -> None:
    stripped, chance = len(strips(company)), random.Random(5)
    for _ in range(60):
        await company.move(table, chance)
        await until(is_idle(company))
        if len(strips(company)) > stripped:
            return
    raise AssertionError("no board was stripped")


async def test_tidying_is_crossed_out_with_the_next_message(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await board_that_was_stripped(company, monkeypatch)
    first = await company.pending_kinds()
    assert first == ["strip"], "it waits for no transaction of its own"
    await strip_another(company, table)
    assert await company.pending_kinds() == ["strip"], "the one before went with the board"
    stripped = strips(company)
    assert len(stripped) == len({*stripped}), "none is sent twice"
    await company.leave()
    assert await company.pending_kinds() == []


async def test_tidying_is_crossed_out_soon_without_another_message(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queues, "LATE_S", 0.3)
    await board_that_was_stripped(company, monkeypatch)
    company.dispatcher.wake()
    await until(is_idle(company))
    async with asyncio.timeout(10):
        while await company.pending_kinds():  # noqa: ASYNC110 (the dispatcher tells no one)
            await asyncio.sleep(0.05)
    assert len(strips(company)) == 1
    await company.leave()


async def test_tidying_that_a_dead_process_has_not_crossed_out_is_done_once_more(
    database: Database, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company.gather(database, clock)
    await board_that_was_stripped(company, monkeypatch)
    boards = len(company.messenger.of("board"))
    after = Company.gather(database, clock, company.messenger)
    after.dispatcher.wake()
    await after.settle()
    assert await after.pending_kinds() == []
    stripped = strips(company)
    assert len(stripped) == 2
    assert len({*stripped}) == 1
    assert len(company.messenger.of("board")) == boards
    await company.leave()


async def test_what_comes_beside_put_off_tidying_is_sent(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """A queue in which something is put off is looked at like any other, and only so much is put off."""
    monkeypatch.setattr(queues, "MOST_LATE", 1)
    table = await company.tables.lookup.get(await board_that_was_stripped(company, monkeypatch))
    place = strips(company)[0]
    assert place is not None
    facts = {"channel": place.channel, "message": place.message}
    row = outbox_rows.due_at_once(table.id, table.server, table.channel, "strip", facts)
    await company.tables.repository.write(lambda connection: outbox_rows.add(connection, [row]))
    company.dispatcher.wake()
    await until(is_idle(company))
    assert len(strips(company)) == 2
    assert await company.pending_kinds() == [], "the second had a transaction, which took the first along"
    await company.leave()


@pytest.mark.parametrize(("kind", "trouble"), [("board", ""), ("strip", "server_error")])
async def test_what_may_not_be_sent_twice_is_never_put_off(company: Company, kind: str, trouble: str) -> None:
    table = await company.started(BO)
    await company.settle()
    facts = {"channel": table.channel, "message": 5}
    row = outbox_rows.due_at_once(table.id, table.server, table.channel, kind, facts) | {"trouble": trouble}
    await company.tables.repository.write(lambda connection: outbox_rows.add(connection, [row]))
    waiting = await company.tables.repository.read(lambda connection: outbox_rows.waiting(connection, table.channel))
    assert company.dispatcher._queues.put_off(waiting[0], NOTHING) is False
    await company.leave()


async def test_tidying_stays_put_off_where_the_database_refuses(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    await board_that_was_stripped(company, monkeypatch)

    async def refuse(*_: object) -> None:
        raise Refusal("busy")

    with monkeypatch.context() as patch:
        patch.setattr(outbox_rows, "cross_out", refuse)
        with pytest.raises(Refusal):
            await company.dispatcher._queues.cross_out()
    company.dispatcher.wake()
    await until(is_idle(company))
    assert len(strips(company)) == 1, "it is still known as carried out"
    await company.leave()
    assert await company.pending_kinds() == []
