"""Announcements of the operator: one message in every channel with an open match, in the language of the match."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy import func, select

from bot.storage.meta import keep_notices, notices
from bot.storage.schema import IS_OPEN, tables
from bot.storage.transaction import Transaction
from bot.tables.model.messages import OutboxMessage
from bot.tables.store.repository import TableRepository

KEPT = 50
"""How many announcements are stored. A message is given up long before that many newer ones exist."""
FALLBACK = "en"


class Notices:
    """Stores announcements, and puts their messages into the outbox."""

    def __init__(self, repository: TableRepository, post: Callable[..., Awaitable[None]]) -> None:
        """``post`` puts messages about a table into the outbox."""
        self._repository = repository
        self._post = post

    async def addressees(self) -> list[int]:
        """One open table of each channel that has any. Raises Refusal."""
        query = select(func.min(tables.c.id)).where(IS_OPEN, tables.c.channel > 0).group_by(tables.c.channel)

        async def work(connection: Transaction) -> list[int]:
            return sorted((await connection.execute(query)).scalars())

        return await self._repository.read(work)

    async def announce(self, texts: Mapping[str, str]) -> int:
        """Announce a text, by language (``en`` at least), wherever a match is open; in how many channels.

        Raises Refusal.
        """

        async def store(connection: Transaction) -> int:
            kept = _read(await notices(connection))
            number = max(kept, default=0) + 1
            newest = {each: kept[each] for each in sorted(kept)[1 - KEPT :]}
            await keep_notices(connection, json.dumps({**newest, number: dict(texts)}))
            return number

        number = await self._repository.write(store)
        addressees = await self.addressees()
        for id in addressees:
            await self._post(id, OutboxMessage("notice", facts={"notice": number}))
        return len(addressees)

    async def text(self, number: int, language: str) -> str | None:
        """What an announcement says in a language; None for one that is no longer stored. Raises Refusal."""
        texts = (await self._repository.read(_read_stored)).get(number)
        return None if texts is None else texts.get(language, texts[FALLBACK])


async def _read_stored(connection: Transaction) -> dict[int, Mapping[str, str]]:
    return _read(await notices(connection))


def _read(text: str) -> dict[int, Mapping[str, str]]:
    plain: dict[str, Any] = json.loads(text)
    return {int(number): texts for number, texts in plain.items()}
