"""Rows that a newer version has left: the one before it leaves them alone, and goes on with everything else.

Both serve beside each other for a moment during an update, and an update may be taken back.
"""

from __future__ import annotations

from sqlalchemy import update

from bot.runtime.clock import DAY
from bot.storage.schema import timers
from bot.tables.store import outbox_rows
from tests.bot.tables.company import BO, CHANNEL, SERVER, Company
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

UNKNOWN = "of_tomorrow"


async def test_a_message_of_an_unknown_kind_waits_and_holds_up_nothing(company: Company) -> None:
    table = await company.started(BO)
    await company.settle()
    row = outbox_rows.due_at_once(table.id, SERVER, CHANNEL, UNKNOWN, {"version": 1})
    await company.tables.repository.write(lambda connection: outbox_rows.add(connection, [row]))
    played = await company.move(table.id)
    await company.settle()
    assert company.messenger.of("board")[-1].version == played.table.version
    assert await company.pending_kinds() == [UNKNOWN]


@virtual_time()
async def test_a_time_of_an_unknown_kind_ends_for_no_one(timed: TimedCompany) -> None:
    table = await timed.play(DAY)
    unknown = update(timers).values(kind=UNKNOWN, due=0)
    await timed.tables.repository.write(lambda connection: connection.execute(unknown))
    await timed.until(80)
    seats = (await timed.tables.lookup.get(table.id)).seats
    assert [seat.away for seat in seats] == [None] * len(seats)
    assert timed.tables.time.scheduler._task is not None
