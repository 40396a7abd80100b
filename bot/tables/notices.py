"""Announcements of the operator: one message in every channel with an open match, in the language of the match, and one
to each person who plays by direct messages, without a server."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, select

from bot.storage.meta import forget_addressed, keep_notices, note_addressed, notices, read_addressees
from bot.storage.schema import IS_OPEN, outbox, people, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.store import outbox_rows
from bot.tables.store.repository import TableRepository

KEPT = 50
"""The number of stored announcements. A message is given up long before that many newer announcements exist."""
FALLBACK = "en"
NOTICE = "notice"
"""The kind of the messages."""
QUEUES = 1 << 48
"""Above the number of each queue of a seat (``store/turn_rows.py``) and each table without a channel."""


class Progress(NamedTuple):
    """The delivery of an announcement made ``at`` (milliseconds since 1970 UTC): the numbers of channels and persons
    that it is addressed to, and of messages that are delivered, waiting or ``failed``. A message fails where it was
    given up, where the person accepts no direct messages, or where the match ended first.
    """

    number: int
    text: str
    at: int
    channels: int
    persons: int
    delivered: int
    waiting: int

    @property
    def failed(self) -> int:
        """The number of messages that will not be delivered."""
        return max(0, self.channels + self.persons - self.delivered - self.waiting)


class Addressees(NamedTuple):
    """Where an announcement goes, as rows of the outbox without its number."""

    channels: Sequence[dict[str, Any]]
    persons: Sequence[dict[str, Any]]


class Notices:
    """Stores announcements, and puts their messages into the outbox."""

    def __init__(self, repository: TableRepository, wake: Callable[[], None]) -> None:
        """``wake`` is called when there are new messages in the outbox."""
        self._repository = repository
        self._wake = wake

    async def addressees(self) -> Addressees:
        """In which channels and to which persons an announcement would go. Raises Refusal."""
        return await self._repository.read(_addressees, short=False)

    async def announce(self, texts: Mapping[str, str]) -> Addressees:
        """Announce a text, by language (``en`` at least), wherever a match is open; where it goes. Raises Refusal."""

        async def store(connection: Transaction) -> Addressees:
            announcements = _read(await notices(connection))
            number = max(announcements, default=0) + 1
            newest = {each: announcements[each] for each in sorted(announcements)[1 - KEPT :]}
            await keep_notices(connection, json.dumps({**newest, number: dict(texts)}))
            for forgotten in announcements.keys() - newest.keys():
                await forget_addressed(connection, forgotten)
            addressees = await _addressees(connection)
            note = [self._repository.clock.now(), len(addressees.channels), len(addressees.persons)]
            await note_addressed(connection, number, json.dumps(note))
            rows = [*addressees.channels, *addressees.persons]
            await outbox_rows.add(connection, [{**row, "facts": {**row["facts"], NOTICE: number}} for row in rows])
            for row in rows:
                await self._repository.tell_owner_of(connection, row["table_id"], row["server"])
            return addressees

        addressees = await self._repository.write(store, short=False)
        self._wake()
        return addressees

    async def progress(self) -> list[Progress]:
        """How far the stored announcements went, the newest first. Raises Refusal."""

        async def work(connection: Transaction) -> list[Progress]:
            query = select(outbox.c.facts).where(outbox.c.kind == NOTICE)
            waiting = Counter(facts[NOTICE] for facts in (await connection.execute(query)).scalars())
            announcements = []
            for number, texts in sorted((await _read_stored(connection)).items(), reverse=True):
                note, delivered_count = await read_addressees(connection, number)
                if note is not None:
                    at, channels, persons = json.loads(note)
                    announcements.append(
                        Progress(number, texts[FALLBACK], at, channels, persons, delivered_count, waiting[number])
                    )
            return announcements

        return await self._repository.read(work, short=False)

    async def text(self, number: int, language: str) -> str | None:
        """What an announcement says in a language; None for one that is no longer stored. Raises Refusal."""
        texts = (await self._repository.read(_read_stored)).get(number)
        return None if texts is None else texts.get(language, texts[FALLBACK])


async def _addressees(connection: Transaction) -> Addressees:
    """One open table of each channel that has any; and one of each person who plays by direct messages, at a table of
    the queue without a channel, or alone with the bot."""
    ids = select(func.min(tables.c.id)).where(IS_OPEN, tables.c.server != 0, tables.c.channel > 0)
    query = select(tables.c.id, tables.c.server, tables.c.channel).where(
        tables.c.id.in_(ids.group_by(tables.c.channel))
    )
    channels = [
        outbox_rows.due_at_once(row.id, row.server, row.channel, NOTICE, {})
        for row in await connection.execute(query.order_by(tables.c.id))
    ]
    playing = (
        select(tables.c.id, tables.c.server, seats.c.number, seats.c.person)
        .select_from(tables.join(seats, seats.c.table_id == tables.c.id).join(people, people.c.id == seats.c.person))
        .where(IS_OPEN, tables.c.server == 0, tables.c.queued | (tables.c.channel > 0), seats.c.computer.is_(None))
        .order_by(tables.c.id, seats.c.number)
    )
    persons: dict[int, dict[str, Any]] = {}
    for row in await connection.execute(playing):
        message = outbox_rows.due_at_once(row.id, row.server, -(QUEUES + row.person), NOTICE, {"seat": row.number})
        persons.setdefault(row.person, message)
    return Addressees(channels, [*persons.values()])


async def _read_stored(connection: Transaction) -> dict[int, Mapping[str, str]]:
    return _read(await notices(connection))


def _read(text: str) -> dict[int, Mapping[str, str]]:
    plain: dict[str, Any] = json.loads(text)
    return {int(number): texts for number, texts in plain.items()}
