"""Requests about links: made, shown and withdrawn by the people of a match, and followed by anyone."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from bot.runtime import metrics
from bot.runtime.sizes import count_entries
from bot.storage.transaction import Transaction
from bot.tables.links import rows
from bot.tables.links.rows import Linked
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.store.repository import LINKS, TableRepository

SECRET_BYTES = 24
"""How many random bytes the secret of a link has: 192 bits are not found by trying."""
SECRET = re.compile(r"[A-Za-z0-9_-]{16,43}")
"""What may be a secret; nothing else is looked up."""
FRESH_S = 1.0
"""For how many seconds a link that was looked up is not looked up again, unless it is known to have changed."""
REMEMBERED = 1_000
"""How many links are remembered for that time."""

metrics.begin_at_zero(metrics.WEB_LINKS, ("made", "withdrawn"))

Changed = Callable[[int | None], None]
"""Is called with the table that has changed; None: any table may have."""


class LinkEntry(NamedTuple):
    """What a secret was found to lead to, and when (seconds of the monotonic clock)."""

    linked: Linked | None
    at: float


class Links:
    """Links to matches. ``address`` is where they begin; "" where the operator offers no pages."""

    def __init__(self, repository: TableRepository, address: str = "") -> None:
        self._repository = repository
        self.address = address
        self._entries: OrderedDict[str, LinkEntry] = count_entries("links", OrderedDict())
        self._listeners: list[Changed] = []
        repository.after_drop = self.note_changed

    @property
    def is_offered(self) -> bool:
        """Whether people can make links."""
        return bool(self.address)

    def when_changed(self, changed: Changed) -> None:
        """Call ``changed`` when a table that may be shown has changed, or whether it may be."""
        self._listeners.append(changed)

    def note_changed(self, table: int | None = None) -> None:
        """A table has changed, or (None) any may have: what is remembered of it is out of date."""
        if table is None:
            self._entries.clear()
        else:
            old_secrets = [
                secret for secret, entry in self._entries.items() if entry.linked and entry.linked.table == table
            ]
            for secret in old_secrets:
                del self._entries[secret]
        for listener in self._listeners:
            listener(table)

    async def tell_others(self, connection: Transaction, table: int) -> None:
        """Tell the other processes, where there are any, that a match which people may be watching has changed."""
        if self._repository.database.is_divided and await rows.is_linked(connection, table):
            await self._repository.database.tell_others(connection, LINKS)

    async def of_match(self, table: int, person: int) -> str | None:
        """The address of the link to a match, for someone at the table; None where there is no link.

        Raises Refusal: not_seated, links_off, no_table, busy, cannot_save.
        """
        (await self._table(table)).own_seat(person)
        secret = await self._repository.read(lambda connection: rows.secret_of(connection, table))
        return None if secret is None else self._address_of(secret)

    async def make(self, table: int, person: int) -> str:
        """Make the link to a match for someone at the table, unless there is one; its address.

        Raises Refusal: not_seated, links_off, wrong_stage, other_rules, daily_private, no_table, busy, cannot_save.
        """
        row = await self._table(table)
        row.own_seat(person)
        self._check_shown(await self._repository.live(table))
        fresh, now = secrets.token_urlsafe(SECRET_BYTES), self._repository.clock.now()
        try:
            secret = await self._repository.write(lambda connection: rows.add(connection, table, fresh, now))
        except IntegrityError as error:
            # Someone else at the table has made it at the same moment.
            raise Refusal("busy") from error
        if secret == fresh:
            metrics.WEB_LINKS.labels("made").inc()
        return self._address_of(secret)

    async def withdraw(self, table: int, person: int) -> bool:
        """Let the link to a match lead nowhere from now on; whether there was one.

        Raises Refusal: not_seated, links_off, no_table, busy, cannot_save.
        """
        (await self._table(table)).own_seat(person)

        async def remove(connection: Transaction) -> bool:
            await self._repository.database.tell_others(connection, LINKS)
            return await rows.remove(connection, [table])

        was_linked = await self._repository.write(remove)
        self.note_changed()
        if was_linked:
            metrics.WEB_LINKS.labels("withdrawn").inc()
        return was_linked

    async def find(self, secret: str) -> Linked:
        """The match that a link leads to. Raises Refusal: no_table (also of a match that is secret now, or of a server
        that the bot has left), busy, cannot_save.
        """
        if SECRET.fullmatch(secret) is None:
            raise Refusal("no_table")
        now, entry = time.monotonic(), self._entries.get(secret)
        if entry is None or now - entry.at > FRESH_S:
            entry = LinkEntry(await self._repository.read(lambda connection: rows.find(connection, secret)), now)
            self._remember(secret, entry)
        if entry.linked is None:
            raise Refusal("no_table")
        return entry.linked

    async def open(self, linked: Linked) -> OpenTable:
        """The table of a link as it is now. Raises Refusal: no_table (where the match may not be shown), busy,
        cannot_save, damaged.
        """
        live = await self._repository.live(linked.table)
        try:
            self._check_shown(live)
        except Refusal as refusal:
            raise Refusal("no_table") from refusal
        return live

    def _remember(self, secret: str, entry: LinkEntry) -> None:
        self._entries.pop(secret, None)
        self._entries[secret] = entry
        while len(self._entries) > REMEMBERED:
            self._entries.popitem(last=False)

    async def _table(self, id: int) -> Table:
        if not self.is_offered:
            raise Refusal("links_off")
        return (await self._repository.live(id)).table

    def _check_shown(self, live: OpenTable) -> None:
        """Raises Refusal: wrong_stage, other_rules, daily_private."""
        if live.playing is not None and live.table.is_secret(self._repository.clock.now()):
            raise Refusal("daily_private", {"until": live.table.secret_ends})

    def _address_of(self, secret: str) -> str:
        return f"{self.address}/m/{secret}"
