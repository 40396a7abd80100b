"""The messages about a table in Discord: where they are, and new ones without a change of the table."""

from __future__ import annotations

from bot.tables.model.messages import OutboxMessage, WakeOutbox
from bot.tables.model.table import MessagePlace
from bot.tables.store import outbox_rows, table_rows
from bot.tables.store.boards import ShownBoard, board_in
from bot.tables.store.repository import TableRepository


class Messages:
    """The messages about tables. ``wake`` is called when there are new ones in the outbox."""

    def __init__(self, repository: TableRepository, wake: WakeOutbox) -> None:
        self._repository = repository
        self.wake = wake

    async def place(self, id: int, kind: str) -> MessagePlace | None:
        """Where a table's newest message of a kind is: ``lobby``, ``board``, ``ping`` or ``final``."""
        return await self._repository.read(lambda connection: table_rows.place_of(connection, id, kind))

    async def board_in(self, message: int) -> ShownBoard | None:
        """The content of a message of the bot, if it is a board."""
        return await self._repository.read(lambda connection: board_in(connection, message))

    async def refresh(self, id: int) -> None:
        """Show the present table in its existing message."""
        kind = "lobby" if (await self._repository.live(id)).table.stage == "lobby" else "board"
        await self.post(id, OutboxMessage(kind, facts={"again": 1}))

    async def post(self, id: int, *messages: OutboxMessage) -> None:
        """Post messages about a table without changing it."""
        await self._repository.post((await self._repository.live(id)).table, messages)
        self.wake(only_new=True)

    async def strip_outdated(self, id: int, place: MessagePlace) -> None:
        """Take the choices off a board that was met as outdated, where it is not the one that the table shows now.

        After a restore Discord still shows boards that the database does not know. One at a time: clicks add no rows
        without end.
        """
        messages = await self._repository.read(lambda connection: outbox_rows.newest_messages(connection, id))
        if await self._repository.read(lambda connection: outbox_rows.waits(connection, id, "strip")):
            return
        is_known = any(each.place.message == place.message for each in messages.values())
        channel = (await self._repository.live(id)).table.channel
        if "board" in messages and not is_known and channel == place.channel:
            await self.post(id, OutboxMessage("strip", facts={"channel": place.channel, "message": place.message}))
