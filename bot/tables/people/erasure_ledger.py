"""A ledger of erasures outside of the database, so that they are repeated after a backup is restored.

Of each erasure an entry stands in a file: a keyed hash of the person, and a mark of its own. The database knows which
entries it has carried out. A restored older database knows of fewer, and carries out the others (docs/faults.md, H4).
Someone who was erased and came back is left alone: theirs was carried out. As each entry is known on its own, it does
not matter which of two erasures ends first, nor whether the program ended between.
"""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import applied_erasures, erasures, people
from bot.storage.transaction import Transaction

KEY, LEDGER = "erased.key", "erased.txt"
HASH, MARK = 64, 16
"""Digits of an entry's hash, and of the mark that tells it from other erasures of the same person. Entries of earlier
versions have no mark."""


class Ledger:
    """The file of erasures in a folder, with the key of its hashes in another file. Raises OSError."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def entries(self) -> list[str]:
        """The entries, the oldest first; a line that a crash cut off counts as none."""
        try:
            lines = (self._folder / LEDGER).read_text(encoding="ascii").split("\n")
        except FileNotFoundError:
            return []
        return [line for line in lines if len(line) in (HASH, HASH + MARK)]

    def add(self, person: int) -> str:
        """Write an erasure to disk before it is carried out; returns its entry."""
        entry = self._hash(self.key(), person) + secrets.token_hex(MARK // 2)
        descriptor = os.open(self._folder / LEDGER, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(descriptor, "a", encoding="ascii") as file:
            file.write(f"\n{entry}\n")
            file.flush()
            os.fsync(file.fileno())
        return entry

    def among(self, persons: Iterable[int], entries: Iterable[str]) -> list[int]:
        """Those of the persons that the entries mean."""
        hashes = {entry[:HASH] for entry in entries}
        key = self.key()
        return [person for person in persons if self._hash(key, person) in hashes]

    def key(self) -> bytes:
        """The key of the hashes; it is made where there is none. Raises OSError, ValueError."""
        file = self._folder / KEY
        if not file.exists():
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as output:
                output.write(secrets.token_hex(32))
        return bytes.fromhex(file.read_text(encoding="ascii").strip())

    def kept_key(self) -> bytes | None:
        """The key of the hashes, None where none was made yet. Raises OSError, ValueError."""
        return self.key() if (self._folder / KEY).exists() else None

    @staticmethod
    def _hash(key: bytes, person: int) -> str:
        return hmac.new(key, str(person).encode(), "sha256").hexdigest()


async def missing(connection: Transaction, entries: Sequence[str]) -> list[str]:
    """Those of a ledger's entries that this database has not carried out.

    Of the oldest ones, earlier versions noted only how many they had carried out.
    """
    applied_count = int((await connection.execute(select(erasures.c.applied))).scalar_one_or_none() or 0)
    applied_entries = set((await connection.execute(select(applied_erasures.c.entry))).scalars())
    return [entry for entry in entries[applied_count:] if entry not in applied_entries]


async def note_applied(connection: Transaction, entries: Iterable[str]) -> None:
    """Note that entries of the ledger were carried out."""
    rows = [{"entry": entry} for entry in dict.fromkeys(entries)]
    if rows:
        statement = insert(applied_erasures).on_conflict_do_nothing(index_elements=["entry"])
        await connection.execute(statement, rows)


async def all_persons(connection: Transaction) -> list[int]:
    """The Discord ids of all people in the database."""
    return list((await connection.execute(select(people.c.discord))).scalars())
