"""The number and age of messages in the outbox, for monitoring."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import case, exists, func, select

from bot.runtime.sharding import ALL, Shards
from bot.storage.postgresql.ownership import belongs_to
from bot.storage.schema import outbox, servers
from bot.storage.transaction import Transaction
from bot.tables.model.message_kinds import BEST_EFFORT
from bot.tables.model.messages import BLOCKING, QUIET


class Backlog(NamedTuple):
    """Messages by what they wait for; ids of the oldest that nothing holds up (None: there is none) and the newest.

    In a blocked channel everything waits, also what was not tried yet. What waits for the end of quiet hours counts as
    nothing of these.
    """

    waiting: int
    blocked: int
    tidying: int
    channels_blocked: int
    oldest: int | None
    newest: int


async def backlog(connection: Transaction, shards: Shards = ALL) -> Backlog:
    """The outbox of these shards as it is now, without servers that the bot was removed from."""
    is_left = exists().where(servers.c.id == outbox.c.server, servers.c.left.is_not(None))
    is_tidying = outbox.c.kind.in_(BEST_EFFORT)
    attempts = outbox.alias("tried")
    blocked_channels = select(attempts.c.channel).where(
        attempts.c.kind.not_in(BEST_EFFORT), attempts.c.trouble.in_(BLOCKING)
    )
    is_blocked = ~is_tidying & outbox.c.channel.in_(blocked_channels)
    is_waiting = ~is_tidying & outbox.c.channel.not_in(blocked_channels) & (outbox.c.trouble != QUIET)
    query = select(
        func.count(case((is_waiting, 1))),
        func.count(case((is_blocked, 1))),
        func.count(case((is_tidying, 1))),
        func.count(case((is_blocked, outbox.c.channel)).distinct()),
        func.min(case((is_waiting, outbox.c.id))),
        func.coalesce(func.max(outbox.c.id), 0),
    ).where(~is_left, belongs_to(outbox.c.server, shards))
    return Backlog(*(await connection.execute(query)).one())
