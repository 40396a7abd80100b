"""Outages of the bot: people who could not click are reminded first and get more time."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from bot.runtime.clock import MINUTE
from bot.runtime.sharding import ALL, Shard, Shards
from bot.storage.schema import pulse
from bot.storage.transaction import Transaction
from bot.tables.rules.timers import after_outage, shifted
from bot.tables.time import timer_rows

PULSE = 10 * MINUTE
"""How often the bot notes at least that it is alive, while times run."""
NOTICED = 5 * MINUTE
"""How much longer than that a silence must be to count as an outage."""


async def beat(connection: Transaction, now: int, shards: Shards = ALL) -> None:
    """Note that the bot is alive, for each of its shards."""
    for number in sorted(shards.numbers):
        row = insert(pulse).values(id=number + 1, at=now)
        await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": now}))


async def last_beat(connection: Transaction, shards: Shards = ALL) -> int | None:
    """When the bot was last seen alive for each of these shards while times ran, or None."""
    query = select(pulse.c.at).where(pulse.c.id.in_([number + 1 for number in shards.numbers]))
    beats = list((await connection.execute(query)).scalars())
    return min(beats) if len(beats) == len(shards.numbers) else None


async def make_up(connection: Transaction, now: int, shards: Shards = ALL) -> None:
    """After a start: give a grace for the time since the bot was last seen alive."""
    seen = await last_beat(connection, shards)
    only_over = seen is not None and 0 <= now - seen <= PULSE + NOTICED
    await give_grace(connection, now, only_over=only_over, shard=shards)
    await beat(connection, now, shards)


async def make_up_for_jump(
    connection: Transaction, jump: int, now: int, beaten: int | None, shards: Shards = ALL
) -> None:
    """After the clock was set, or everything stood still for a while: let every time last as long as it would have.

    Not when another process has done so already: then the last beat is not the one of ``beaten``, which is when this
    process noted last that it is alive. How long ago that is tells nothing, because the clock was set meanwhile.
    """
    seen = await last_beat(connection, shards)
    if seen is not None and beaten is not None and seen != beaten:
        return
    for timer in await timer_rows.everywhere(connection, shard=shards):
        if timer.kind != "paused":
            await timer_rows.write(connection, shifted(timer, jump))
    await beat(connection, now, shards)
    await give_grace(connection, now, only_over=jump < 0, shard=shards)


async def give_grace(
    connection: Transaction,
    now: int,
    *,
    only_over: bool = False,
    server: int | None = None,
    shard: Shard | Shards | None = None,
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
