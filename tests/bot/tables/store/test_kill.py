"""Kill the program anywhere: after a restart every answered move is there once, and every board is shown.

``PANTHEON_KILLS`` sets how many kills there are.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.storage.schema import journal, outbox
from bot.storage.schema import tables as rows
from bot.tables.building import Outside, build_tables, close_tables, start_tables
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.store import table_rows
from tests.bot.tables.store.doomed_player import POINTS, LastingMessenger, lines

ROOT = Path(__file__).resolve().parents[4]
KILLS = int(os.environ.get("PANTHEON_KILLS", "5"))

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs forks and signals")


async def check(folder: Path) -> int:
    """The state after a kill; returns how many clicks were answered.

    A click that is repeated after a kill is answered twice: it counts once.
    """
    database = await Database.open(f"sqlite:///{folder / 'pantheon.db'}")
    try:
        entries = (await database.read(lambda connection: connection.execute(select(journal)))).all()
        clicked = [row for row in entries if row.interaction is not None]
        by_click = {row.interaction: row for row in clicked}
        assert len(by_click) == len(clicked), "a click was carried out twice"
        answers = lines(folder / "answers")
        for answer in answers:
            row = by_click[answer["interaction"]]
            assert (row.table_id, row.option) == (answer["table"], answer["option"])
            assert answer["number"] in (None, row.number)
        numbers: dict[int, list[int]] = {}
        for row in entries:
            numbers.setdefault(row.table_id, []).append(row.number)
        for table, series in numbers.items():
            assert sorted(series) == list(range(1, len(series) + 1)), f"table {table} has gaps"

        async def rebuild(connection: AsyncConnection) -> None:
            for id in (await connection.execute(select(rows.c.id))).scalars().all():
                live = await table_rows.read(connection, id)
                assert live is not None
                if live.match is not None:
                    assert live.match.save() == live.match.replay().save()
                    assert len(live.match.journal) == len(numbers.get(id, []))

        await database.read(rebuild)
        return len({answer["interaction"] for answer in answers})
    finally:
        await database.close()


async def check_messages(folder: Path) -> None:
    """After a quiet start: every open table is shown as it is, and nothing was posted twice."""
    database = await Database.open(f"sqlite:///{folder / 'pantheon.db'}")
    messenger = LastingMessenger(folder / "discord")
    tables = build_tables(database, SystemClock(), outside=Outside(lambda **how: dispatcher.wake(**how)))
    dispatcher = Dispatcher(tables.repository, tables.time, messenger)
    await start_tables(tables)
    await tables.computers.idle()
    await dispatcher.idle()
    for table in await tables.lookup.open_tables():
        kind = "lobby" if table.stage == "lobby" else "board"
        messages = [message for message in messenger.of(kind, table.channel) if message.table == table.id]
        assert messages[-1].version == table.version
        assert not any(message.buttons for message in messages[:-1])
    finals = {message.table for message in messenger.messages.values() if message.kind == "final"}
    query = select(rows.c.id).where(rows.c.stage == "finished")
    assert finals == set((await database.read(lambda connection: connection.execute(query))).scalars())
    left = (await database.read(lambda connection: connection.execute(select(outbox.c.kind)))).all()
    assert left == []
    posted = [line["nonce"] for line in lines(folder / "discord") if line["new"]]
    assert len(posted) == len(set(posted))
    await dispatcher.close()
    await close_tables(tables)
    await database.close()


BOOT = """
import sys, types
root, folder = sys.argv[1:]
sys.path.insert(0, root)
tests = sys.modules["tests"] = types.ModuleType("tests")
tests.__path__ = [root + "/tests"]
from tests.bot.tables.store.doomed_player import serve
serve(folder)
"""


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has everything loaded, and brings forth one doomed program after another."""
    process = subprocess.Popen(
        [sys.executable, "-c", BOOT, str(ROOT), str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process
    process.communicate(timeout=60)


async def test_killed_anywhere_nothing_is_lost_and_nothing_happens_twice(
    tmp_path: Path, nursery: subprocess.Popen[str]
) -> None:
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    chance = random.Random(20)
    answered = 0
    for cycle in range(1, KILLS + 1):
        point = POINTS[cycle % len(POINTS)]
        times = 1 if point == "opening" else chance.randint(1, 40)
        nursery.stdin.write(f"{cycle} {point} {times}\n")
        nursery.stdin.flush()
        end = next(line for line in nursery.stdout if line.startswith("ended "))
        assert end == f"ended {-signal.SIGKILL}\n", f"{point} was not reached {times} times"
        answered = await check(tmp_path)
    await check_messages(tmp_path)
    assert answered > 3 * KILLS
