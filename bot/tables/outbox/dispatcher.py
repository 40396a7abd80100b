"""The dispatcher empties the outbox: it posts the messages of each channel in order and repeats failed tries.

It works only while something is due: a task per channel that ends when nothing waits for that channel. A channel in
trouble holds up no other, and one server has only a few channels served at once. What only tidies up comes after
everything else of its channel, and holds up nothing when it fails. A message that was being sent when the program ended
is tried again with the same nonce, so that Discord does not post it twice.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from weakref import WeakValueDictionary

import structlog

from bot.runtime import metrics
from bot.runtime.clock import SECOND
from bot.runtime.sharding import Shards
from bot.storage.fair_queue import current_server
from bot.storage.transaction import Transaction
from bot.tables.model.message_kinds import BEST_EFFORT
from bot.tables.model.messages import BLOCKING, QUIET, PendingMessage, PostedMessage
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.blocked import BlockedChannels
from bot.tables.outbox.delivery import NOTHING, Delivery
from bot.tables.outbox.delivery_reading import read_delivery
from bot.tables.outbox.failures import (
    NO_ANSWER,
    OPEN_TROUBLES,
    Breaker,
    Verdict,
    is_hopeless,
    judge,
    longest_pause,
    severity_of,
)
from bot.tables.outbox.kinds import deliver, is_edit
from bot.tables.outbox.merging import merge_messages
from bot.tables.outbox.messenger import Messenger
from bot.tables.outbox.queues import Queues
from bot.tables.outbox.room import USUAL_PACE, Pace, Room
from bot.tables.outbox.threads import stuck_messages
from bot.tables.store import outbox_rows, table_rows
from bot.tables.store.outbox_rows import DeliveryResult, Rest, Waiting
from bot.tables.store.repository import TableRepository
from bot.tables.time.service import TimeService

_log = structlog.stdlib.get_logger("pantheon.dispatcher")

CHANNELS_PER_SERVER = 4
CONVERSATIONS = 16
"""How many direct messages of matches without a server are sent at once."""
ALTOGETHER = 48
"""How many messages are drawn and sent at once, or what Discord takes in a second: each takes up to a megabyte. As many
that hang may be beside them, and half as many that have hung before."""
metrics.begin_at_zero(metrics.DELIVERIES, ("delivered", "given_up", "postponed"))
STORAGE_PAUSE = 5.0
FAULT_PAUSE = 60.0


class Dispatcher:
    """Posts messages to Discord. ``wake`` starts it; it stops on its own when nothing waits.

    ``blocked`` says by channel where nothing can be written now, or not be tidied up (``UNTIDY``).
    """

    def __init__(
        self,
        repository: TableRepository,
        time: TimeService,
        messenger: Messenger,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        pace: Pace = USUAL_PACE,
        breaker: Breaker | None = None,
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        """``breaker`` counts Discord's answers itself; without it the dispatcher counts the errors that it meets.

        ``refused`` is called when Discord refuses the token.
        """
        self._repository = repository
        self._queues = Queues(repository)
        self._time = time
        self._messenger = messenger
        self._sleep = sleep
        self._longest_try_s = pace.longest_try_s
        self._looking: asyncio.Task[None] | None = None
        self._look_again = False
        self._look_at_all = True
        self._seen = 0
        """The highest id among the messages that were looked at."""
        self._serving: dict[int, asyncio.Task[None]] = {}
        self._asleep: set[int] = set()
        self._rests: dict[int, Rest] = {}
        self._more: dict[int, tuple[int, int]] = {}
        self._ripe: dict[int, tuple[int, int]] = {}
        self._places: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._room = Room(max(ALTOGETHER, pace.requests_a_second))
        self._counts = breaker is None
        self._breaker = breaker or Breaker()
        self.blocked = BlockedChannels()
        self._on_refusal = refused
        self._leftovers: int | None = None
        self._leftovers_of: Shards | None = None
        self._is_stopped = False

    def wake(self, *, only_new: bool = False) -> None:
        """Look into the outbox; ``only_new``: messages were put in, and nothing else has changed in it."""
        self._look_again = True
        self._look_at_all = self._look_at_all or not only_new
        if not self._is_stopped and self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="dispatcher looks into the outbox")

    async def try_again(self, channels: Collection[int], pause: float = 0.0) -> None:
        """Try the messages of blocked channels within this many seconds. Raises Refusal: busy, cannot_save."""
        due = self._repository.clock.now() + round(pause * 1_000) if pause else 0
        await self._repository.write(lambda connection: outbox_rows.hasten(connection, BLOCKING, due, list(channels)))
        await self._awaken(channels)

    async def retry_failed(self, channels: Collection[int] | None = None) -> None:
        """Discord can be reached: retry at once what failed by the outage, in these channels or all.

        Raises Refusal: busy, cannot_save.
        """
        numbers = None if channels is None else list(channels)
        hastened_count = await self._repository.write(
            lambda connection: outbox_rows.hasten(connection, OPEN_TROUBLES, 0, numbers)
        )
        if hastened_count:
            await self._awaken(self._serving if channels is None else channels)

    async def _awaken(self, channels: Collection[int]) -> None:
        """Look at these channels again, where nothing is on its way."""
        resting = [self._serving[channel] for channel in channels if channel in self._asleep & set(self._serving)]
        for task in resting:
            task.cancel()
        if resting:
            await asyncio.wait(resting)
        self.wake()

    async def close(self) -> None:
        """Finish the messages being sent and stop; waiting ones stay in the outbox."""
        self._is_stopped = True
        for channel in self._asleep & set(self._serving):
            self._serving[channel].cancel()
        tasks = self._tasks()
        try:
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            for task in tasks:
                task.cancel()
            await self._queues.close()

    async def idle(self) -> None:
        """Wait until no message is being sent or waits for its next try."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)
        await self._queues.close()

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [*self._serving.values(), *([self._looking] if self._looking else [])]

    async def _look(self) -> None:
        try:
            while self._look_again and not self._is_stopped:
                only_new, self._look_again, self._look_at_all = not self._look_at_all, False, False
                try:
                    await self._find_work(only_new=only_new)
                except Refusal:
                    self._look_again = self._look_at_all = True
                    await self._sleep(STORAGE_PAUSE)
        finally:
            self._looking = None

    async def _find_work(self, *, only_new: bool) -> None:
        shards = self._repository.database.shards
        if self._leftovers is None or shards != self._leftovers_of:
            only_new = False
            # Of what waits for shards that are new here no one knows either whether it was tried.
            self._leftovers, self._leftovers_of = await self._repository.read(outbox_rows.newest), shards
        look = partial(self._queues.look, shards=shards, serving=self._serving, seen=self._seen if only_new else 0)
        waiting, at_hand = await self._repository.read(look)
        # Where only tidying or a better hour is waited for, something else may have come.
        over = outbox_rows.whose_rest_is_over(waiting, self._rests, self._repository.clock.now())
        if resting := [self._serving[channel] for channel in over]:
            for task in resting:
                task.cancel()
            await asyncio.wait(resting)
        for server, channel, number, newest in waiting:
            if channel in self._serving:
                self._more[channel] = (number, newest)
            else:
                self._serving[channel] = asyncio.create_task(
                    self._serve(server, channel, at_hand.get(channel)), name=f"dispatcher in channel {channel}"
                )
            self._seen = max(self._seen, newest)

    async def _serve(self, server: int, channel: int, waiting: Waiting | None) -> None:
        current_server.set(server or channel)
        try:
            while not self._is_stopped:
                try:
                    if waiting is None:
                        self._more.pop(channel, None)
                        waiting = await self._repository.read(partial(self._queues.of, channel=channel))
                    if waiting.messages:
                        current, waiting = waiting, None
                        waiting = await self._next(server, channel, current)
                    elif channel not in self._more:
                        self._ripe.pop(channel, None)
                        self.blocked.note_empty(channel)
                        return
                    else:
                        waiting = None
                except Refusal as refusal:
                    _log.warning("outbox_waits_for_storage", channel=channel, reason=refusal.key)
                    await self._rest(channel, STORAGE_PAUSE)
                except Exception as error:
                    _log.error("dispatcher_failed", channel=channel, exc_info=error)
                    await self._rest(channel, FAULT_PAUSE)
        finally:
            del self._serving[channel]
            self._more.pop(channel, None)

    async def _next(self, server: int, channel: int, queue: Waiting) -> Waiting | None:
        """Wait until the next message is due, then deliver it, whatever the clock says: it may have been set back.

        What waits for the channel then; None when that is to be looked up.
        """
        waiting, first, now = queue.messages, queue.messages[0], self._repository.clock.now()
        is_unhurried = first.kind in BEST_EFFORT or first.trouble == QUIET
        pause = self._breaker.pause(now)
        if self._ripe.get(channel) != (first.id, first.tries):
            pause = max(pause, min((first.due - now) / 1_000, longest_pause(first.trouble)))
        if pause > 0:
            if is_unhurried:
                self._rests[channel] = Rest(len(waiting), max(each.id for each in waiting), first.due)
            try:
                await self._rest(channel, pause)
            finally:
                self._rests.pop(channel, None)
            self._ripe[channel] = (first.id, first.tries)
            return None
        self._ripe.pop(channel, None)
        places = self._places.setdefault(server, asyncio.Semaphore(CHANNELS_PER_SERVER if server else CONVERSATIONS))
        has_hung = first.trouble == NO_ANSWER
        is_in_line = places.locked() or self._room.is_full(has_hung=has_hung)
        async with places, self._room.place(channel, has_hung=has_hung):
            if not self._is_stopped:
                batch = merge_messages(waiting)
                after = await self._deliver(batch, None if is_in_line else queue.posted_of(batch[0]))
                alone = (1, first.id)
                if self._queues.is_put_off(first) and len(waiting) == 1 and self._more.get(channel, alone) == alone:
                    self._more.pop(channel, None)
                    return Waiting()
                return after
        return None

    async def _rest(self, channel: int, seconds: float) -> None:
        if self._is_stopped:
            # It was not asleep yet when ``close`` woke those who were.
            return
        self._asleep.add(channel)
        try:
            await self._sleep(seconds)
        finally:
            self._asleep.discard(channel)

    async def _deliver(
        self, batch: Sequence[PendingMessage], messages: Mapping[str, PostedMessage] | None
    ) -> Waiting | None:
        message, channel = batch[0], batch[0].channel
        delivery = await read_delivery(
            self._repository, self._time, self._messenger, batch, messages, leftovers=self._leftovers or 0
        )
        receipt: DeliveryResult = NOTHING
        if delivery is None:
            # What it stands for of other tables is delivered without it.
            batch = [each for each in batch if each.table == message.table]
        else:
            began = self._repository.clock.now()
            try:
                async with self._room.time_limit(channel, self._longest_try_s):
                    if message.trouble == "archived":
                        await self._messenger.reopen_thread(message.channel)
                    receipt = await deliver(await delivery.with_events(self._repository.pool))
                self.blocked.note_reached(message)
                self._observe(message, delivery, receipt)
            except Exception as error:
                verdict = judge(error, message.tries, is_edit(delivery), message.trouble)
                if not await self._note_failure(batch, delivery, verdict, error, began):
                    return None
        if receipt.becomes is not None:
            await self._repository.change(message.table, receipt.becomes)
        if self._queues.put_off(message, receipt):
            return None
        self._more.pop(channel, None)
        waiting = await self._queues.settle(batch, receipt)
        is_elsewhere = any(facts.get("channel", channel) != channel for _, facts in receipt.follow_ups)
        if is_elsewhere or receipt.becomes is not None or receipt.also is not None:
            self.wake(only_new=receipt.becomes is None)
        if receipt.also is not None:
            self._time.scheduler.awaken()
        if message.trouble in OPEN_TROUBLES:
            with contextlib.suppress(Refusal):
                await self.retry_failed()
        return waiting

    def _observe(self, message: PendingMessage, delivery: Delivery, receipt: DeliveryResult) -> None:
        metrics.DELIVERIES.labels("delivered").inc()
        if message.kind == "board" and receipt.shown_message is not None and "again" not in message.facts:
            wait_ms = self._repository.clock.now() - delivery.live.table.moved
            metrics.BOARD_VISIBLE.observe(max(0, wait_ms) / SECOND)

    async def _note_failure(
        self, batch: Sequence[PendingMessage], delivery: Delivery, verdict: Verdict, error: BaseException, began: int
    ) -> bool:
        """Note a failed try; whether the message is given up."""
        message, now = batch[0], self._repository.clock.now()
        if self._counts:
            self._breaker.note(getattr(error, "status", None), now)
        if verdict.trouble == "message_gone" and message.kind in BEST_EFFORT:
            # Nothing is left to tidy up.
            metrics.DELIVERIES.labels("delivered").inc()
            return True
        given_up = verdict.again is None or is_hopeless(message, verdict)
        metrics.DELIVERIES.labels("given_up" if given_up else "postponed").inc()
        self.blocked.note_trouble(message, delivery.live.table.host, verdict, given_up=given_up)
        _log.log(
            severity_of(verdict, message),
            "outbox_message_given_up" if given_up else "outbox_message_postponed",
            table=message.table,
            kind=message.kind,
            tries=message.tries + 1,
            trouble=verdict.trouble,
            code=getattr(error, "code", None),
            status=getattr(error, "status", None),
            exc_info=error if verdict.trouble == "fault" else None,
        )
        if verdict.stop:
            self._is_stopped = True
            self._on_refusal()
        if given_up or verdict.again is None:
            return True
        due = now + round(verdict.again * 1_000)
        ids = [each.id for each in batch]
        fresh = delivery.fresh or verdict.fresh

        async def note(connection: Transaction) -> None:
            await outbox_rows.postpone(connection, ids, due, verdict.trouble, fresh)
            stuck = stuck_messages(delivery, verdict)
            if stuck and not await outbox_rows.waits(connection, message.table, "stuck"):
                await table_rows.post(connection, delivery.live.table, stuck)
            # Where an earlier try may be older than its nonce lasts, this one must not pass for the first.
            if verdict.trouble in OPEN_TROUBLES and not delivery.is_lost:
                await outbox_rows.note_first_try(connection, message, began)

        await self._repository.write(note)
        if verdict.trouble in BLOCKING:
            self.wake()
        return False
