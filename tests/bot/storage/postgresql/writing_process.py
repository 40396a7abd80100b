"""A process that writes numbers into a PostgreSQL database and tells each one that is committed.

Arguments: the address, the first number, the shards, and ``fenced`` or ``unfenced``. ``unfenced`` plants the fault that
an old holder of the locks compares no epoch and looks after no lock.
"""

from __future__ import annotations

import asyncio
import sys
from functools import partial

from bot.runtime.sharding import read_shards
from bot.storage.database import Database
from bot.storage.errors import DatabaseInUse, StorageError
from bot.storage.postgresql import shard_locks
from bot.tables.people.people import number_of

PAUSE = 0.02


async def unchecked(*_: object) -> None:
    """Instead of what keeps an old holder out."""


def unfence() -> None:
    shard_locks.ShardLocks.check = unchecked  # type: ignore[method-assign]
    shard_locks.ShardLocks.beat = unchecked  # type: ignore[method-assign]
    shard_locks.ShardLocks.are_fresh = True  # type: ignore[assignment,method-assign]


def say(*words: object) -> None:
    print(*words, flush=True)


async def write(address: str, first: str, shards: str, fenced: str) -> int:
    over = asyncio.Event()
    lost: list[DatabaseInUse] = []

    def end(error: DatabaseInUse) -> None:
        lost.append(error)
        over.set()

    say("waits")
    database = await Database.open(address, shards=read_shards(shards), wait=True, lost=end)
    say("serves", database.shards)
    if fenced == "unfenced":
        unfence()
    number = int(first)
    while not over.is_set():
        number += 1
        try:
            await database.write(partial(number_of, discord=number))
        except StorageError as error:
            say("refused", error)
        else:
            say("stored", number)
        await asyncio.sleep(PAUSE)
    await database.close()
    say("lost", lost[0])
    return 75


if __name__ == "__main__":
    sys.exit(asyncio.run(write(*sys.argv[1:])))
