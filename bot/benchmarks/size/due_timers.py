"""How long it takes after an outage until every timer that is due meanwhile is worked off, and who is written to.

Discord is left out: it takes 50 requests a second at most, so the messages themselves are sent for minutes after that.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import func, select

from bot.benchmarks import Figure, at_most
from bot.benchmarks.loop_lag import measure_lag
from bot.benchmarks.size.filling import Kind, fill, open_file, play_some
from bot.benchmarks.size.scale import Scale, load_average
from bot.processes.garbage import look_seldom_for_garbage
from bot.runtime.clock import HOUR, MINUTE, SystemClock
from bot.storage.database import Database
from bot.storage.schema import outbox, people, seats, timers
from bot.storage.transaction import Transaction
from bot.tables.building import build_tables, close_tables, start_tables
from bot.tables.people.preferences import preferences_from
from bot.tables.rules.quiet_hours import is_quiet
from bot.tables.service import Tables

OUTAGE = 3 * HOUR
LOOKS_EVERY = 0.2


def figures(folder: Path, scale: Scale) -> Iterator[Figure]:
    """Measure; at full size it takes some two minutes after the filling."""
    file = folder / "due.db"
    if not file.exists():
        asyncio.run(play_some(f"sqlite:///{file}", Kind(choices=40, pace="h24")))
    fill(file, Kind(), scale.tables, scale.note_filled)
    count = _let_all_be_due(file)
    # As the bot does: a look into all that is imported would count as a stall.
    look_seldom_for_garbage()
    yield from asyncio.run(_measure(file, count))


def _let_all_be_due(file: Path) -> int:
    """Let every timer have been due during an outage that ends now; how many there are.

    Half were due for a reminder, and of half the time ended. One person in four has quiet hours now, another one wants
    direct messages.
    """
    now = int(time.time() * 1_000)
    minute = time.gmtime(now / 1_000).tm_hour * 60 + time.gmtime(now / 1_000).tm_min
    quiet = {"zone": "Etc/UTC", "quiet": [(minute - 60) % 1_440, (minute + 480) % 1_440]}
    with open_file(file) as connection:
        connection.execute("DELETE FROM outbox")
        connection.execute("INSERT OR REPLACE INTO pulse(id, at) VALUES (1, ?)", (now - OUTAGE,))
        for rest, preferences in ((0, quiet), (1, {"reminders": "message"})):
            text = json.dumps(preferences)
            connection.execute("UPDATE people SET preferences = ? WHERE id % 4 = ?", (text, rest))
        due = f"{now} - (id * 7919) % {OUTAGE}"
        statement = (
            "UPDATE timers SET leased = 0, number = 0, began = ?, kind = ?, due = {0}, deadline = {1} WHERE id % 2 = ?"
        )
        connection.execute(statement.format(due, str(now + 6 * HOUR)), (now - 12 * HOUR, "reminder", 0))
        connection.execute(statement.format(due, due), (now - 24 * HOUR, "timeout", 1))
        (count,) = connection.execute("SELECT count(*) FROM timers").fetchone()
    return int(count)


async def _measure(file: Path, count: int) -> list[Figure]:
    database = await Database.open(f"sqlite:///{file}")
    tables = build_tables(database, SystemClock())
    try:
        began, work_before_s = time.monotonic(), time.process_time()
        _, start_lag = await measure_lag(start_tables(tables))
        start_s = time.monotonic() - began
        _, lag = await measure_lag(_until_nothing_is_due(tables))
        seconds, cpu = time.monotonic() - began, time.process_time() - work_before_s
        direct, in_quiet = await tables.repository.read(_whom_it_tells)
    finally:
        await close_tables(tables)
        await database.close()
    name = f"{count:,} timers that were due in an outage"
    return [
        Figure(f"{name}: start", start_s, "s", note=load_average()),
        Figure("  longest stall of the event loop meanwhile", 1_000 * start_lag, "ms CPU"),
        at_most(f"{name}: worked off after", seconds, 60, "s"),
        Figure("  processor time until then", cpu, "s CPU"),
        at_most("  longest stall of the event loop meanwhile", 1_000 * lag, 50, "ms"),
        at_most("  messages for a person at most", max(direct.values(), default=0), 1, ""),
        Figure("  people who are written to", len(direct)),
        at_most("  messages for people in their quiet hours", in_quiet, 0, ""),
    ]


async def _until_nothing_is_due(tables: Tables) -> None:
    async def due(connection: Transaction) -> int:
        query = select(func.count()).select_from(timers).where(timers.c.due <= tables.repository.clock.now())
        return int((await connection.execute(query)).scalar_one())

    while await tables.repository.read(due):  # noqa: ASYNC110 (nothing tells of it)
        await asyncio.sleep(LOOKS_EVERY)


async def _whom_it_tells(connection: Transaction) -> tuple[Counter[int], int]:
    """How many reminders there are for each person, by number, and how many of those people have quiet hours now."""
    query = (
        select(outbox.c.facts, seats.c.number, people.c.id, people.c.preferences)
        .select_from(outbox.join(seats, seats.c.table_id == outbox.c.table_id).join(people))
        .where(outbox.c.kind == "reminder")
    )
    counts: Counter[int] = Counter()
    in_quiet, now = 0, int(time.time() * 1_000) - MINUTE
    for row in await connection.execute(query):
        if f"seat{row.number}" in row.facts:
            counts[row.id] += 1
            in_quiet += is_quiet(preferences_from(row.preferences), now)
    return counts, in_quiet
