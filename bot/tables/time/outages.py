"""Outages of the bot: people who could not click are reminded first and get more time."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import MINUTE
from bot.runtime.sharding import Shard
from bot.storage.schema import pulse
from bot.tables.rules.timers import after_outage, shifted
from bot.tables.time import timer_rows

PULSE = 10 * MINUTE
"""How often the bot notes at least that it is alive, while times run."""
NOTICED = 5 * MINUTE
"""How much longer than that a silence must be to count as an outage."""


async def beat(connection: AsyncConnection, now: int) -> None:
    """Note that the bot is alive."""
    row = insert(pulse).values(id=1, at=now)
    await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": now}))


async def last_beat(connection: AsyncConnection) -> int | None:
    """When the bot was last seen alive while times ran, or None."""
    return (await connection.execute(select(pulse.c.at))).scalar_one_or_none()


async def make_up(connection: AsyncConnection, now: int) -> None:
    """After a start: give a grace for the time since the bot was last seen alive."""
    seen = await last_beat(connection)
    await give_grace(connection, now, only_over=seen is not None and 0 <= now - seen <= PULSE + NOTICED)
    await beat(connection, now)


async def make_up_for_jump(connection: AsyncConnection, jump: int, now: int) -> None:
    """After the clock was set, or everything stood still for a while: let every time last as long as it would have.

    Not when another process has done so already: it has noted since then that the bot is alive.
    """
    seen = await last_beat(connection)
    if seen is not None and abs(now - seen) < abs(jump) / 2:
        return
    for timer in await timer_rows.everywhere(connection):
        if timer.kind != "paused":
            await timer_rows.write(connection, shifted(timer, jump))
    await beat(connection, now)
    await give_grace(connection, now, only_over=jump < 0)


async def give_grace(
    connection: AsyncConnection,
    now: int,
    *,
    only_over: bool = False,
    server: int | None = None,
    shard: Shard | None = None,
) -> None:
    """Give everybody a grace whose time is over or will soon be; ``only_over`` those whose time is over already.

    ``server`` and ``shard``: only to people there.
    """
    for timer in await timer_rows.everywhere(connection, server, shard):
        if only_over and not (timer.deadline and timer.deadline <= now):
            continue
        late = after_outage(timer, now)
        if late != timer:
            await timer_rows.write(connection, late)
