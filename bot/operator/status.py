"""How the running bot is, and where matches are played."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from sqlalchemy import func, select

from bot.command_failures import BUSY, Fault
from bot.operator.channel import Facts
from bot.operator.requests import Operated
from bot.runtime.build import version
from bot.storage.schema import IS_OPEN, servers, tables
from bot.storage.sqlite.backups import machine_time, newest_backup
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.backlog import backlog
from bot.tables.store.queries import count_open


async def tell_status(operated: Operated, facts: Facts) -> Facts:
    """Version and process, shards, open tables by stage, messages that wait, damaged tables, and the newest backup."""
    repository, database = operated.tables.repository, operated.database
    try:
        open_counts = await repository.read(count_open)
        closed = (await operated.tables.gate.state()).maintenance
        waiting = await repository.read(lambda connection: backlog(connection, database.shards))
    except Refusal as refusal:
        raise Fault("The bot runs, but its database cannot be read now", BUSY) from refusal
    backup = None
    if database.address.file is not None:
        backup = await asyncio.to_thread(newest_backup, operated.configuration.backups, machine_time())
    return {
        "version": version(),
        "process": os.getpid(),
        "shards": str(database.shards),
        "leads": database.leads,
        "open": open_counts,
        "closed_until": None if closed is None or closed.until <= repository.clock.now() else closed.until,
        "waiting": waiting.waiting,
        "blocked": waiting.channels_blocked,
        "damaged": sorted(repository.damaged_tables),
        "storing": repository.is_storing,
        "backup": None if backup is None else backup.name,
    }


async def list_servers(operated: Operated, facts: Facts) -> Facts:
    """The servers with matches, those with the most open ones first: how many are open, how many there were, when
    a person last chose, and since when the bot is not there."""

    async def work(connection: Transaction) -> list[dict[str, Any]]:
        is_open = func.count().filter(IS_OPEN)
        query = (
            select(tables.c.server, is_open, func.count(), func.max(tables.c.moved), servers.c.left)
            .select_from(tables.outerjoin(servers, servers.c.id == tables.c.server))
            .where(tables.c.server != 0)
            .group_by(tables.c.server, servers.c.left)
            .order_by(is_open.desc(), tables.c.server)
        )
        names = ("server", "open", "matches", "moved", "left")
        return [dict(zip(names, row, strict=True)) for row in await connection.execute(query)]

    return {"servers": await operated.database.read(work)}
