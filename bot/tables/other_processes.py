"""Other processes on the same database: their changes of this process's tables, and the tables that they leave when
they die.

Each table belongs to one process, by its server's shard. Only that process keeps it in memory, and does what is due
for it. Another one changes it by its version, and tells the owner in the same transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import structlog

from bot.runtime.sharding import Shards
from bot.runtime.tasks import cancel_all
from bot.storage.postgresql.notifications import EVERYTHING
from bot.storage.transaction import Transaction
from bot.tables.model.messages import OutboxChange
from bot.tables.model.refusals import Refusal
from bot.tables.people.chosen_languages import ChosenLanguages
from bot.tables.store.repository import CONNECTED, PEOPLE, POSTS, TABLE, TableRepository
from bot.tables.time.service import TimeService
from bot.tables.time.timer_rows import first_due

_log = structlog.stdlib.get_logger("pantheon.tables")


class OtherProcesses:
    """Listens to the other processes. The effects of an own commit also follow their commits to our tables.

    ``reconcile`` repairs the state of some shards as after a start. ``on_message`` is what is done, by the word,
    when another process tells of the queue or of tournaments.
    """

    def __init__(
        self,
        repository: TableRepository,
        time: TimeService,
        languages: ChosenLanguages,
        wake: Callable[[], None],
        *,
        reconcile: Callable[[Shards], Awaitable[None]],
        on_message: Mapping[str, Callable[[], None]],
    ) -> None:
        self._repository = repository
        self._time = time
        self._languages = languages
        self.reconcile = reconcile
        self._on_message = on_message
        self._wake = wake
        self._following: set[asyncio.Task[None]] = set()
        self.on_connected: Callable[[int | None], None] = lambda shard: None
        """Called with each shard that another process has connected to Discord; None where one may have been missed."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when another process has changed tables of this one, or may have, and with them their messages."""

    def begin(self) -> None:
        """Start listening. Without other processes this does nothing."""
        self._repository.database.hear(self._receive)

    async def take_over(self, shards: Shards) -> None:
        """Continue with the tables of these shards, whose process has ended, as after a start.

        Raises Refusal: busy, cannot_save; then it can be done again.
        """
        self._repository.distrust_reads()
        self.on_change()
        await self.reconcile(shards)
        await self._time.scheduler.take_over(shards)
        await self._time.resting.look_again()
        self._wake()

    async def by_urgency(self, shards: Shards) -> list[int]:
        """The numbers of shards, that first in which someone's time is due first: Discord lets one after the other
        connect, five seconds apart. Raises Refusal: busy."""
        numbers, now = sorted(shards.numbers), self._repository.clock.now()
        if len(numbers) < 2:
            return numbers

        async def find(connection: Transaction) -> dict[int, int | None]:
            alone = {each: Shards(frozenset({each}), shards.count) for each in numbers}
            return {each: await first_due(connection, now, shard) for each, shard in alone.items()}

        due = await self._repository.read(find)
        return sorted(numbers, key=lambda each: float("inf") if (at := due[each]) is None else at)

    def let_go(self) -> None:
        """Keep nothing of the tables of shards that this process has just let go. Clicks on them are answered still, as
        those on any table of another process."""
        self._repository.drop_others()

    async def tell_connected(self, shard: int) -> None:
        """Tell the other processes that a shard of this one is connected. Raises Refusal: busy, cannot_save."""
        database = self._repository.database
        await self._repository.write(lambda connection: database.tell_others(connection, f"{CONNECTED} {shard}"))

    async def close(self) -> None:
        """Stop listening."""
        await cancel_all(self._following)

    def _receive(self, word: str) -> None:
        kind, _, id = word.partition(" ")
        if kind == TABLE and id.isdecimal():
            self._repository.drop(int(id))
            self.on_change()
            self._follow(self._table(int(id)))
        elif kind == PEOPLE:
            self._languages.forget_all()
            self._follow(self._time.learn_preferences())
        elif kind == POSTS:
            self._wake()
        elif kind in self._on_message:
            self._on_message[kind]()
        elif kind == CONNECTED and id.isdecimal():
            self.on_connected(int(id))
        elif kind == EVERYTHING:
            self.on_connected(None)
            self._repository.drop_all()
            self.on_change()
            self._languages.forget_all()
            self._follow(self._time.learn_preferences())
            self._wake()

    def _follow(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guard(work), name="follow another process")
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refusal as refusal:
            _log.warning("other_process_not_followed", reason=refusal.key)
        except Exception as error:
            _log.error("other_process_not_followed", exc_info=error)

    async def _table(self, id: int) -> None:
        """Another process has changed a table. If the table is ours, continue with it."""
        try:
            live = await self._repository.live(id)
        except Refusal as refusal:
            if refusal.key == "no_table":
                return
            raise
        if self._repository.owns(live.table.server):
            self._repository.after_commit(live, OutboxChange.MOVED)
            self._time.scheduler.awaken(self._repository.clock.now())
