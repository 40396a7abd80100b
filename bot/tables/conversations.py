"""Conversations with people: which are open, which may be opened, and who is next in line. A conversation is the
channel of direct messages with one person; it is opened only with people who have used the bot. All processes count
openings in the database, so together they keep the pace of ``rules/opening_pace.py``. The line of waiting people is in
the database too. Messages to them wait in the outbox.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Select, String, bindparam, func, or_, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert

from bot.runtime import metrics
from bot.runtime.clock import HOUR, SECOND
from bot.runtime.sizes import count_entries
from bot.storage.constant_statements import mark_constant
from bot.storage.meta import last_refusal, lock_openings, note_last_refusal
from bot.storage.schema import conversations, people
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.rules.opening_pace import SPAN, Urgency, wait_to_open
from bot.tables.store.repository import TableRepository

GRACE = 30 * SECOND
"""The delay in milliseconds after which a person who does not ask again loses their place in the line."""
IN_FLIGHT = 10 * SECOND
"""The largest time that an opening may take at Discord, in milliseconds."""
REMEMBERED = 10_000
"""The number of people whose row is cached as present."""
LOOKED_UP = HOUR
"""The age after which it is looked up again, because people may be erased."""
APART_S, AT_ONCE = 1.0, 32
"""How many seconds apart first clicks are noted, and how many people have a transaction together."""
ROW_OF = mark_constant(
    select(people.c.id, conversations.c.channel, conversations.c.language)
    .select_from(people.outerjoin(conversations))
    .where(people.c.discord == bindparam("of_person"))
)
_NEW = insert(conversations).from_select(
    ["person", "clicked", "channel", "language"],
    # A person who is erased at the same moment gets no row.
    select(
        people.c.id,
        bindparam("at", type_=BigInteger),
        bindparam("of_channel", type_=BigInteger),
        bindparam("in_language", type_=String),
    ).where(people.c.id == bindparam("of_number")),
)
NOTE_CLICK, NOTE_CHANNEL = (
    mark_constant(
        _NEW.on_conflict_do_update(index_elements=["person"], set_={name: _NEW.excluded[name] for name in names})
    )
    for names in (("language",), ("language", "channel"))
)
OUTCOMES = ("opened", "postponed", "too_fast", "stranger", "mentioned")
metrics.begin_at_zero(metrics.CONVERSATIONS, OUTCOMES)


class Admission(NamedTuple):
    """What is known of the conversation with a person: its ``channel``, or how many milliseconds it ``waits`` to be
    opened (0: now). ``is_stranger``: the person has not used the bot, so none is opened."""

    channel: int | None = None
    waits: int = 0
    is_stranger: bool = False


class FirstClick(NamedTuple):
    """When a person has clicked, in milliseconds, and the language that Discord reports of them."""

    at: int
    language: str


class Conversations:
    """Keeps the conversations with people. ``refusals`` counts the openings of this process that Discord refused as
    too fast.
    """

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._clicks_noted: OrderedDict[int, tuple[FirstClick, bool]] = count_entries("conversations", OrderedDict())
        """What is noted of people, and whether the channel of their conversation is."""
        self._clicks_to_note: dict[int, FirstClick] = {}
        """Who has clicked and is to be noted."""
        self._noting: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        """Held while people are noted: who is being noted is no stranger."""
        self._noted_s = -APART_S
        """When first clicks were noted last, by the event loop's clock."""
        self.refusals = 0

    async def note_click_soon(self, person: int, channel: int | None, language: str) -> None:
        """Note the same as ``note_click``, but beside other work, and outside a conversation in one transaction a
        second for all who click: it is of use only when the bot wants to open one. Where other processes may want to,
        it is noted at once.

        Raises Refusal: busy, cannot_save.
        """
        if channel or self._repository.database.is_divided:
            await self.note_click(person, channel, language)
        elif not self._is_noted(person, channel, language):
            self._clicks_to_note.setdefault(person, FirstClick(self._repository.clock.now(), language))
            if self._noting is None or self._noting.done():
                self._noting = asyncio.create_task(self._note_soon(), name="first clicks are noted")

    async def _note_soon(self) -> None:
        clock = asyncio.get_running_loop().time
        if (pause := self._noted_s + APART_S - clock()) > 0:
            await asyncio.sleep(pause)
        self._noted_s = clock()
        with suppress(Refusal):
            await self._note_clicked()

    async def _note_clicked(self) -> None:
        """Note who has clicked. After a Refusal (busy, cannot_save), their next clicks are."""
        async with self._turn:
            while self._clicks_to_note:
                clicks = dict(islice(self._clicks_to_note.items(), AT_ONCE))
                for person in clicks:
                    del self._clicks_to_note[person]
                for person in await self._repository.write(partial(_note_all, clicks=clicks)):
                    self._keep(person, clicks[person], is_known=False)

    async def close(self) -> None:
        """Note who has clicked, as far as the database allows it."""
        if self._noting is not None:
            self._noting.cancel()
        with suppress(Refusal):
            await self._note_clicked()

    async def note_click(self, person: int, channel: int | None, language: str) -> None:
        """Note that a person has used the bot, the ``channel`` of their conversation if they used it there, and the
        ``language`` that Discord reports of them.

        Nothing is noted of people without a row in the database. Raises Refusal: busy, cannot_save.
        """
        if self._is_noted(person, channel, language):
            return
        click = FirstClick(self._repository.clock.now(), language)
        row = await self._repository.read(lambda connection: _row_of(connection, person))
        if row is None:
            return
        if row.language != language or (channel and row.channel != channel):
            await self._repository.write(lambda connection: _note(connection, row.id, channel, click))
        self._keep(person, click, is_known=bool(channel))

    def _is_noted(self, person: int, channel: int | None, language: str) -> bool:
        if (note := self._clicks_noted.get(person)) is None:
            return False
        click, is_known = note
        age = self._repository.clock.now() - click.at
        return 0 <= age < LOOKED_UP and click.language == language and (is_known or not channel)

    def _keep(self, person: int, click: FirstClick, *, is_known: bool) -> None:
        self._clicks_noted[person] = (click, is_known)
        if len(self._clicks_noted) > REMEMBERED:
            self._clicks_noted.popitem(last=False)

    async def channel_of(self, person: int) -> int | None:
        """The channel of the conversation with a person; None where none is known."""
        query = select(conversations.c.channel).join(people).where(people.c.discord == person)
        return await self._repository.read(lambda connection: _value(connection, query))

    async def admit(self, person: int, urgency: Urgency) -> Admission:
        """The conversation with a person, permission to open it now, or a place in the line. A permission counts at
        once, even if the opening fails. Raises Refusal: busy, cannot_save.
        """
        if (channel := await self.channel_of(person)) is not None:
            return Admission(channel)
        await self._note_clicked()
        admission = await self._repository.write(lambda connection: self._admit(connection, person, urgency))
        if admission.is_stranger or admission.waits:
            metrics.CONVERSATIONS.labels("stranger" if admission.is_stranger else "postponed").inc()
        return admission

    async def _admit(self, connection: Transaction, person: int, urgency: Urgency) -> Admission:
        await lock_openings(connection)
        now = self._repository.clock.now()
        query = select(conversations).join(people).where(people.c.discord == person)
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            return Admission(is_stranger=True)
        if row.channel is not None:
            return Admission(row.channel)
        if row.opened is not None and 0 <= now - row.opened < IN_FLIGHT and row.again is None:
            return Admission(waits=row.opened + IN_FLIGHT - now)
        in_line = row.again is not None and row.again >= now - GRACE
        since, urgency_kept = (row.wanted, min(row.urgency, urgency)) if in_line else (now, urgency)
        of_row = conversations.c.person == row.person
        ahead = await self._ahead(connection, (urgency_kept, since, row.person), now)
        lately = select(conversations.c.opened).where(conversations.c.opened > now - SPAN)
        opening_times = list((await connection.execute(lately)).scalars())
        wait = wait_to_open(opening_times, ahead, await last_refusal(connection), now)
        values = {"wanted": since, "urgency": urgency_kept, "again": now + wait}
        if not wait:
            values = {"wanted": None, "urgency": None, "again": None, "opened": now}
        await connection.execute(update(conversations).where(of_row).values(values))
        return Admission(waits=wait)

    async def _ahead(self, connection: Transaction, mine: tuple[int, int, int], now: int) -> int:
        """How many people stand in the line before this place (urgency, since when, number)."""
        place = tuple_(conversations.c.urgency, conversations.c.wanted, conversations.c.person)
        is_waiting = conversations.c.again >= now - GRACE
        query = select(func.count()).select_from(conversations).where(is_waiting, place < tuple_(*mine))
        return int((await connection.execute(query)).scalar_one())

    async def note_opened(self, person: int, channel: int) -> None:
        """Note the channel of a conversation that was opened. Raises Refusal: busy, cannot_save."""
        metrics.CONVERSATIONS.labels("opened").inc()
        await self._repository.write(lambda connection: _keep_channel(connection, person, channel))

    async def note_gone(self, person: int) -> None:
        """Note that the channel of a conversation is gone, for example because another bot opened it.
        Raises Refusal.
        """
        await self._repository.write(lambda connection: _keep_channel(connection, person, None))

    async def note_too_fast(self) -> None:
        """Note that Discord refused to open one as too fast: that slows all processes. Raises Refusal."""
        metrics.CONVERSATIONS.labels("too_fast").inc()
        self.refusals += 1
        now = self._repository.clock.now()
        await self._repository.write(lambda connection: note_last_refusal(connection, now))

    async def waiting(self) -> int:
        """How many people stand in the line now."""
        since = self._repository.clock.now() - GRACE
        query = select(func.count()).select_from(conversations).where(conversations.c.again >= since)
        return await self._repository.read(lambda connection: _value(connection, query)) or 0


async def _value(connection: Transaction, query: Select[Any]) -> int | None:
    value: int | None = (await connection.execute(query)).scalar_one_or_none()
    return value


async def _row_of(connection: Transaction, person: int) -> Any:
    return (await connection.execute(ROW_OF, {"of_person": person})).one_or_none()


async def _note(connection: Transaction, number: int, channel: int | None, click: FirstClick) -> None:
    row = {"of_number": number, "at": click.at, "of_channel": channel or None, "in_language": click.language}
    await connection.execute(NOTE_CHANNEL if channel else NOTE_CLICK, row)


async def _note_all(connection: Transaction, clicks: Mapping[int, FirstClick]) -> list[int]:
    """Note when people have clicked, and in which language; those of them who have a row."""
    known_people = []
    for person, click in clicks.items():
        row = await _row_of(connection, person)
        if row is not None:
            known_people.append(person)
            if row.language != click.language:
                await _note(connection, row.id, None, click)
    return known_people


async def _keep_channel(connection: Transaction, person: int, channel: int | None) -> None:
    number = select(people.c.id).where(people.c.discord == person).scalar_subquery()
    of_person = conversations.c.person == number
    is_other = or_(conversations.c.channel.is_(None), conversations.c.channel != (channel or 0))
    await connection.execute(update(conversations).where(of_person, is_other).values(channel=channel))
