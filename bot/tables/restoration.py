"""A database that was restored from a backup: messages posted since are outdated, and people are informed."""

from __future__ import annotations

from sqlalchemy import delete, update

from bot.storage.schema import IS_OPEN, forum_posts, match_links, outbox, tables, timers
from bot.storage.sequences import last_numbers, set_last_numbers
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.rules.operator_decisions import stand_again
from bot.tables.store.queries import all_open
from bot.tables.store.repository import TableRepository

GAP = 1_000_000
"""The jump of question and version numbers, so that no button posted since the backup matches a new question."""
IDS = 10_000
"""The jump of row numbers, so that no new table gets the number of a lost one."""


async def announce_restored(repository: TableRepository) -> int:
    """Tell the people of each open table that it stands again as it is stored; how many tables that are.

    Messages that waited when the backup was made are not sent: since then they were, or are out of date.
    Raises Refusal: busy, cannot_save.
    """
    await repository.write(_leave_gap)
    count = 0
    for id in await repository.read(all_open):
        repository.drop(id)
        try:
            await repository.change(id, stand_again)
        except Refusal as refusal:
            if refusal.key not in ("damaged", "no_table", "other_rules"):
                raise
        else:
            count += 1
    return count


async def _leave_gap(connection: Transaction) -> None:
    await connection.execute(delete(outbox))
    # They may have been withdrawn since.
    await connection.execute(delete(match_links))
    # Their titles may have been changed since.
    await connection.execute(update(forum_posts).values(title="", renamed=0))
    gap = {"version": tables.c.version + GAP, "tickets": tables.c.tickets + GAP}
    await connection.execute(update(tables).where(IS_OPEN).values(gap))
    await connection.execute(update(timers).values(ticket=timers.c.ticket + GAP))
    numbers = {name: number + IDS for name, number in (await last_numbers(connection)).items()}
    await set_last_numbers(connection, numbers)
