"""The erasures that were asked for, kept outside of the database, so that a restored backup forgets again.

Of each erased person a keyed hash stands in a file; the database knows how many of them it has carried out. An older
database that comes back knows of fewer, and carries the others out (faults.md, H4). Somebody who was erased and came
back is left alone: theirs was carried out.
"""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import erasures, people

KEY, LEDGER = "erased.key", "erased.txt"
ONLY = 1
"""The id of the only row that says how many erasures were carried out."""


class Ledger:
    """The file of erasures in a folder, with the key of its hashes in another file. Raises OSError."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def entries(self) -> list[str]:
        """The hashes, the oldest first; a line that a crash cut off counts as none."""
        try:
            lines = (self._folder / LEDGER).read_text(encoding="ascii").split("\n")
        except FileNotFoundError:
            return []
        return [line for line in lines if len(line) == 64]

    def add(self, person: int) -> int:
        """Write an erasure down, on disk before anything else happens; how many there are then."""
        entry = self._hash(self._key(), person)
        with (self._folder / LEDGER).open("a", encoding="ascii") as file:
            file.write(f"\n{entry}\n")
            file.flush()
            os.fsync(file.fileno())
        return len(self.entries())

    def among(self, persons: Iterable[int], entries: Iterable[str]) -> list[int]:
        """Those of the persons whom the entries mean."""
        meant = set(entries)
        key = self._key()
        return [person for person in persons if self._hash(key, person) in meant]

    def _key(self) -> bytes:
        file = self._folder / KEY
        if not file.exists():
            self._folder.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as made:
                made.write(secrets.token_hex(32))
        return bytes.fromhex(file.read_text(encoding="ascii").strip())

    @staticmethod
    def _hash(key: bytes, person: int) -> str:
        return hmac.new(key, str(person).encode(), "sha256").hexdigest()


async def applied(connection: AsyncConnection) -> int:
    """How many erasures of the ledger this database has carried out."""
    return int((await connection.execute(select(erasures.c.applied))).scalar_one_or_none() or 0)


async def note_applied(connection: AsyncConnection, count: int) -> None:
    """Note how many erasures of the ledger this database has carried out."""
    changed = await connection.execute(update(erasures).where(erasures.c.id == ONLY).values(applied=count))
    if not changed.rowcount:
        await connection.execute(insert(erasures).values(id=ONLY, applied=count))


async def everybody(connection: AsyncConnection) -> list[int]:
    """The Discord ids of everybody whom the database knows."""
    return list((await connection.execute(select(people.c.discord))).scalars())
