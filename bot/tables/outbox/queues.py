"""The queues of the outbox as the dispatcher sees them: without what is carried out and will be crossed out soon.

What only tidies up can be carried out twice: taking buttons off that are gone changes nothing. So it gets no
transaction of its own, which would wait for the disk, but is crossed out with the next message that was sent.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from bot.runtime.sharding import Shards
from bot.storage.transaction import Transaction, Work
from bot.tables.model.message_kinds import BEST_EFFORT
from bot.tables.model.messages import PendingMessage
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.delivery import NOTHING
from bot.tables.store import outbox_rows
from bot.tables.store.outbox_rows import DeliveryResult, Queue, Waiting
from bot.tables.store.repository import TableRepository

T = TypeVar("T")

AT_ONCE = 8
"""How many queues are read along with what waits at all."""
LATE_S = 2.0
"""For how many seconds a message stays in the outbox that was carried out, at most."""
MOST_LATE = 100
"""How many such messages there may be."""


class Queues:
    """Reads the queues of the outbox, and crosses messages out."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._late: dict[int, int] = {}
        """The channels of what is carried out and not crossed out yet, by the messages' ids."""
        self._crossing: asyncio.Task[None] | None = None

    async def look(
        self, connection: Transaction, shards: Shards, serving: Collection[int], seen: int
    ) -> tuple[Sequence[Queue], Mapping[int, Waiting]]:
        """All queues, and what waits in those that no one is ``serving``, as far as they are few.

        ``seen``: only queues to which messages with a higher id have come, and only these are counted. PostgreSQL may
        commit a lower id after a higher one: there all queues are looked at.
        """
        queues = []
        for queue in await outbox_rows.queues(connection, shards, seen if connection.dialect.name == "sqlite" else 0):
            if self._late.get(queue.newest) == queue.channel and queue.number == 1:
                continue
            if queue.channel in self._late.values():
                left = await self._list_waiting(connection, queue.channel)
                if not left:
                    continue
                queue = queue._replace(number=len(left), newest=max(each.id for each in left))
            queues.append(queue)
        new = [each.channel for each in queues if each.channel not in serving][:AT_ONCE]
        return queues, {channel: await self.of(connection, channel) for channel in new}

    async def of(self, connection: Transaction, channel: int) -> Waiting:
        """What waits in a queue for this process.

        That of a person may hold what another process is to send. A shard may have been handed over while its queue is
        served: two processes would edit the same messages at once.
        """
        messages = await self._list_waiting(connection, channel)
        ours = [each for each in messages if self._repository.owns(each.server)]
        return Waiting(ours, await outbox_rows.newest_messages(connection, ours[0].table)) if ours else Waiting()

    async def _list_waiting(self, connection: Transaction, channel: int) -> list[PendingMessage]:
        return [each for each in await outbox_rows.waiting(connection, channel) if each.id not in self._late]

    def put_off(self, message: PendingMessage, receipt: DeliveryResult) -> bool:
        """Cross a message out within ``LATE_S``, if it may be carried out twice; whether it may."""
        may_wait = message.kind in BEST_EFFORT and receipt == NOTHING and not message.trouble
        if not may_wait or len(self._late) >= MOST_LATE:
            return False
        self._late[message.id] = message.channel
        if self._crossing is None or self._crossing.done():
            self._crossing = asyncio.create_task(self._cross_out_soon(), name="dispatcher crosses out")
        return True

    def is_put_off(self, message: PendingMessage) -> bool:
        """Whether a message is carried out and will be crossed out."""
        return message.id in self._late

    async def settle(self, batch: Sequence[PendingMessage], receipt: DeliveryResult) -> Waiting:
        """Cross messages out and note what came of them; what waits in their queue then.

        Raises Refusal: busy, cannot_save.
        """

        async def settle(connection: Transaction) -> Waiting:
            await outbox_rows.settle(connection, batch, receipt)
            return await self.of(connection, batch[0].channel)

        return await self._with_late(settle)

    async def cross_out(self) -> None:
        """Cross out what was put off. Raises Refusal: busy, cannot_save."""

        async def nothing_more(connection: Transaction) -> None:
            pass

        if self._late:
            await self._with_late(nothing_more)

    async def _with_late(self, work: Work[T]) -> T:
        """Do the work in a transaction that crosses out what was put off, too."""
        late: dict[int, int] = {}

        async def cross_out(connection: Transaction) -> T:
            late.update(self._late)
            self._late.clear()
            await outbox_rows.cross_out(connection, [*late])
            return await work(connection)

        try:
            return await self._repository.write(cross_out)
        except BaseException:
            self._late.update(late)
            raise

    async def close(self) -> None:
        """Cross out what was put off, as far as the database allows it."""
        if self._crossing is not None:
            self._crossing.cancel()
        with contextlib.suppress(Refusal):
            await self.cross_out()

    async def _cross_out_soon(self) -> None:
        while self._late:
            await asyncio.sleep(LATE_S)
            with contextlib.suppress(Refusal):
                await self.cross_out()
