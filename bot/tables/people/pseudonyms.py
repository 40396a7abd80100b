"""What is remembered of people who were erased, for a short time and without a word about who they are.

Some things must hold though a person is erased: that the first try at today's challenge is used up, and that a person
who lets strangers wait stays out of the queue for a while. Of these a keyed hash is stored until it lapses. On SQLite
its key is that of the ledger of erasures, in a file beside the database; where several processes share a PostgreSQL
server, each of which has a ledger of its own, the database holds the key. A SQLite database that came from PostgreSQL
holds it too, and continues with it.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.meta import kept_secret, secret_of
from bot.storage.schema import remembered
from bot.storage.transaction import Transaction, Work
from bot.tables.people.erasure_ledger import Ledger

FIRST_TRY = ("first try",)
"""Of what a hash is, beside the day and the game: that a person's first try at the challenge of a day is used up."""
_log = structlog.stdlib.get_logger("pantheon.privacy")


class Pseudonyms:
    """Makes the keyed hashes; the key is read once."""

    def __init__(self, write: Callable[[Work[str]], Awaitable[str]], ledger: Ledger | None) -> None:
        """``write`` writes in the database, ``ledger`` is the one beside it (None: the database holds the key)."""
        self._write = write
        self._ledger = ledger
        self._key: bytes | None = None

    async def of(self, person: int, *what: str | int) -> str:
        """The hash of something about a person (a Discord id). Raises what ``write`` raises."""
        return of(await self.key(), person, *what)

    async def key(self) -> bytes:
        """The key of the hashes. Raises what ``write`` raises."""
        if self._key is None:
            self._key = bytes.fromhex(await self._write(self._key_in))
        return self._key

    async def within(self, connection: Transaction, person: int, *what: str | int) -> str:
        """The same as ``of`` in a transaction that has begun."""
        if self._key is None:
            self._key = bytes.fromhex(await self._key_in(connection))
        return of(self._key, person, *what)

    async def _key_in(self, connection: Transaction) -> str:
        """The key that the database holds, else that of the ledger, as hexadecimal digits."""
        secret = await kept_secret(connection)
        if secret is not None or self._ledger is None:
            return secret or await secret_of(connection)
        try:
            return (await asyncio.to_thread(self._ledger.key)).hex()
        except (OSError, ValueError) as error:
            _log.error("ledger_unreadable", reason=type(error).__name__)
            return await secret_of(connection)


def of(key: bytes, person: int, *what: str | int) -> str:
    """The hash of something about a person (a Discord id), by the key."""
    text = "\0".join(map(str, (*what, person)))
    return hmac.new(key, text.encode(), "sha256").hexdigest()


async def remember(connection: Transaction, hash: str, until: int, now: int, facts: Mapping[str, Any]) -> None:
    """Remember facts of a hash until a moment (milliseconds since 1970 UTC), in place of those before; what has lapsed
    by now is forgotten."""
    await connection.execute(delete(remembered).where(remembered.c.until <= now))
    row = insert(remembered).values(hash=hash, until=until, facts=dict(facts))
    values = {"until": until, "facts": dict(facts)}
    await connection.execute(row.on_conflict_do_update(index_elements=["hash"], set_=values))


async def recall(connection: Transaction, hash: str, now: int) -> Mapping[str, Any] | None:
    """The facts that are remembered of a hash, or None."""
    query = select(remembered.c.facts).where(remembered.c.hash == hash, remembered.c.until > now)
    return (await connection.execute(query)).scalar_one_or_none()
