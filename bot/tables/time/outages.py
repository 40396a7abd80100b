"""Outages of the bot: people who could not click are reminded first and get more time."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects.postgresql import insert

from bot.runtime.clock import MINUTE
from bot.runtime.sharding import ALL, Shard, Shards
from bot.storage.schema import pulse
from bot.storage.transaction import Transaction
from bot.tables.rules.timers import after_outage, shift_timer, without_absence
from bot.tables.time import timer_rows

PULSE = 10 * MINUTE
"""How often the bot notes at least that it is alive, while times run."""
NOTICED = 5 * MINUTE
"""How much longer than that a silence must be to count as an outage."""

_TOLD = insert(pulse).values(id=bindparam("id"), at=bindparam("at"), ahead=bindparam("ahead"))
BEAT = _TOLD.on_conflict_do_update(
    index_elements=["id"], set_={"at": _TOLD.excluded["at"], "ahead": _TOLD.excluded.ahead}
)


async def beat(connection: Transaction, last_heard_s: Mapping[int, int], ahead: int | None) -> int:
    """Note when clicks could last arrive, by the number of the shard, and how far the clock is ``ahead`` of Discord's
    (milliseconds, None for unknown); the earliest of these moments."""
    for number, moment in sorted(last_heard_s.items()):
        await connection.execute(BEAT, {"id": number + 1, "at": moment, "ahead": ahead})
    return min(last_heard_s.values())


async def last_beat(connection: Transaction, shards: Shards = ALL) -> int | None:
    """Since when at the latest clicks could arrive from each of these shards while times ran, or None."""
    query = select(pulse.c.at).where(pulse.c.id.in_([number + 1 for number in shards.numbers]))
    beats = list((await connection.execute(query)).scalars())
    return min(beats) if len(beats) == len(shards.numbers) else None


async def make_up(connection: Transaction, now: int, shards: Shards = ALL, ahead: int | None = None) -> None:
    """After a start: let times go by the clock as it is now, ``ahead`` of Discord's by so much (None: unknown), give
    time banks back what passed since the bot was last seen alive, and a grace for it."""
    if ahead is not None:
        await _make_up_for_set_clock(connection, shards, ahead)
    for number in sorted(shards.numbers):
        last_heard = await last_beat(connection, Shards(frozenset((number,)), shards.count))
        if last_heard is not None and now - last_heard > PULSE + NOTICED:
            await give_back(connection, last_heard, now, shard=Shard(number, shards.count))
    last = await last_beat(connection, shards)
    only_over = last is not None and 0 <= now - last <= PULSE + NOTICED
    await give_grace(connection, now, only_over=only_over, shard=shards)
    await beat(connection, dict.fromkeys(shards.numbers, now), ahead)


async def _make_up_for_set_clock(connection: Transaction, shards: Shards, ahead: int) -> None:
    """Where the clock was set since the last beat, or another machine's was used: move times by the difference."""
    for number in sorted(shards.numbers):
        query = select(pulse.c.at, pulse.c.ahead).where(pulse.c.id == number + 1)
        row = (await connection.execute(query)).one_or_none()
        if row is None or row.ahead is None or abs(ahead - row.ahead) <= NOTICED:
            continue
        await _shift(connection, ahead - row.ahead, Shard(number, shards.count))
        values = {"at": row.at + ahead - row.ahead, "ahead": ahead}
        await connection.execute(update(pulse).where(pulse.c.id == number + 1).values(values))


async def _shift(connection: Transaction, jump: int, shard: Shard | Shards | None = None) -> None:
    async for part in timer_rows.everywhere(connection, shard=shard):
        running = [timer for timer in part if timer.kind != "paused"]
        await timer_rows.write_all(connection, [shift_timer(timer, jump) for timer in running])


async def shift_all(connection: Transaction, jump: int) -> None:
    """Let every running time of all servers last ``jump`` milliseconds longer, or (negative) end that much sooner."""
    await _shift(connection, jump)


async def make_up_for_jump(
    connection: Transaction,
    jump: int,
    now: int,
    noted: int | None,
    ahead: int | None,
    last_heard_s: Mapping[int, int],
    shards: Shards = ALL,
) -> int:
    """After the clock was set, or everything stood still for a while: let every time last as long as it would have.
    ``last_heard_s`` and ``ahead`` are noted as ``beat`` notes them.

    Not when another process or another task has done so already: then the last beat is not the one that the scheduler
    has ``noted``. How long ago that is tells nothing, because the clock was set meanwhile. Returns the last beat as it
    is now.
    """
    last = await last_beat(connection, shards)
    if last is not None and noted is not None and last != noted:
        return last
    await _shift(connection, jump, shards)
    await give_grace(connection, now, only_over=jump < 0, shard=shards)
    return await beat(connection, last_heard_s, ahead)


async def give_back(
    connection: Transaction,
    since: int,
    now: int,
    *,
    server: int | None = None,
    shard: Shard | Shards | None = None,
) -> None:
    """Give time banks back what passed since the bot was not there, in a ``server`` or in those of a ``shard``."""
    async for part in timer_rows.with_banks(connection, server, shard):
        after = [(timer, without_absence(timer, since, now, preferences)) for timer, preferences in part]
        await timer_rows.write_all(connection, [later for timer, later in after if later != timer])


async def make_up_for(
    connection: Transaction,
    since: int,
    now: int,
    *,
    server: int | None = None,
    shard: Shard | None = None,
) -> None:
    """After the bot was not there since then, in a ``server`` or in those of a ``shard``: give time banks back what
    passed, and everyone a grace whose time is over or will soon be."""
    await give_back(connection, since, now, server=server, shard=shard)
    await give_grace(connection, now, server=server, shard=shard)


async def give_grace(
    connection: Transaction,
    now: int,
    *,
    only_over: bool = False,
    server: int | None = None,
    shard: Shard | Shards | None = None,
) -> None:
    """Give everyone a grace whose time is over or will soon be; ``only_over`` those whose time is over already.

    ``server`` and ``shard``: only to people there.
    """
    async for part in timer_rows.everywhere(connection, server, shard):
        timers_meant = [timer for timer in part if not only_over or (timer.deadline and timer.deadline <= now)]
        after = [(timer, after_outage(timer, now)) for timer in timers_meant]
        await timer_rows.write_all(connection, [late for timer, late in after if late != timer])
