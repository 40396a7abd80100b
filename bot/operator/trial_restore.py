"""The process of a drill: restores a backup into a scratch file, and rebuilds matches of it in two ways.

It is given JSON on its standard input, ``{"backup": FILE, "folder": SCRATCH, "matches": N}``, or ``"url"`` instead of
the two: a scratch database on PostgreSQL into which a dump was restored. It writes what it found as JSON. It has the
lowest priority, and no connection to the bot's database.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from bot.storage.database import Database
from bot.storage.errors import DatabaseMissing, StorageError
from bot.storage.replacing import copy_backup
from bot.storage.schema import tables
from bot.storage.transaction import Transaction
from bot.tables.store import table_rows
from bot.tables.store.journal_rows import read_journal
from bot.tables.store.rebuilding import OtherRules, snapshot_hash
from bot.tables.store.repository import UNREADABLE

LEAST_PRIORITY = 19
PLAYED = ("finished", "ended")
"""The stages of matches that do not change any more."""
DAMAGED = ""
"""The digest of a match whose choices cannot be read."""
NO_CHOICES = sha256().hexdigest()
"""The digest of a match that has no choices, or that is not there."""


async def journal_digest(connection: Transaction, id: int) -> str:
    """A hash of a match's choices and of what came of them; that of a damaged one is like no other's."""
    digest = sha256()
    try:
        for row in await read_journal(connection, id):
            digest.update(repr((row.number, row.seat, row.option, row.events)).encode())
    except ValueError:
        return DAMAGED
    return digest.hexdigest()


async def rebuild_matches(database: Database, most: int) -> dict[str, Any]:
    """Rebuild up to ``most`` matches, half of them being played where there are as many, picked by chance.

    Each is read as the bot reads it, and played again by its journal alone: both must come to the same. ``damaged`` are
    the matches of which that is not so; ``digests`` are those of matches that are over.
    """
    ids = await database.read(lambda connection: _pick(connection, most))
    report: dict[str, Any] = {"matches": 0, "open": 0, "other_rules": 0, "damaged": [], "digests": {}}
    for id in ids:
        try:
            outcome, digest = await database.read(partial(_rebuild_both_ways, id=id))
        except UNREADABLE:
            report["damaged"].append(id)
            continue
        report["matches"] += 1
        report["open"] += outcome == "open"
        report["other_rules"] += outcome == "other_rules"
        if digest:
            report["digests"][id] = digest
    return report


async def _pick(connection: Transaction, most: int) -> list[int]:
    ids: list[int] = []
    for stages, count in ((("playing",), most - most // 2), (PLAYED, most), (("playing",), most)):
        query = select(tables.c.id).where(tables.c.stage.in_(stages), tables.c.started.is_not(None))
        query = query.where(tables.c.id.not_in(ids)).order_by(func.random()).limit(min(count, most - len(ids)))
        ids += (await connection.execute(query)).scalars()
    return ids


async def _rebuild_both_ways(connection: Transaction, id: int) -> tuple[str, str]:
    """Whether a match is open, over or of other rules, and the digest of one that is over. Raises UNREADABLE."""
    live = await table_rows.read(connection, id)
    assert live is not None
    is_over = live.table.stage in PLAYED
    digest = await journal_digest(connection, id) if is_over else ""
    if live.match is None:
        return "other_rules", digest
    try:
        again = await table_rows.replay(connection, live)
    except OtherRules:
        return "other_rules", digest
    if snapshot_hash(again.save()) != snapshot_hash(live.match.save()):
        raise ValueError("its journal does not lead to its snapshot")
    return ("over" if is_over else "open"), digest


async def _restore(order: dict[str, Any]) -> dict[str, Any]:
    url = order.get("url")
    try:
        if url is None:
            copy = Path(order["folder"]) / "pantheon.sqlite3"
            copy_backup(Path(order["backup"]), copy)
            url = f"sqlite:///{copy}"
        database = await Database.open(url, backs_up=False, make=False)
    except DatabaseMissing:
        return {"refused": "it is no database of Pantheon's; pg_restore must put a dump into it first"}
    except StorageError as error:
        return {"refused": str(error)}
    try:
        return await rebuild_matches(database, int(order["matches"]))
    finally:
        await database.close()


def main() -> None:
    """Carry out the order on standard input."""
    if hasattr(os, "nice"):
        os.nice(LEAST_PRIORITY)
    sys.stdout.write(json.dumps(asyncio.run(_restore(json.load(sys.stdin)))))
