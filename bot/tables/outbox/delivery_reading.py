"""Read what a delivery needs: the present table, its posted messages, and whether an earlier try may have posted it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.tables.model.message_kinds import MESSAGE_KINDS
from bot.tables.model.messages import PendingMessage, PostedMessage
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.delivery import Delivery, is_lost
from bot.tables.outbox.further import read_further
from bot.tables.outbox.messenger import Messenger
from bot.tables.store import outbox_rows
from bot.tables.store.repository import TableRepository
from bot.tables.time.service import TimeService


async def read_delivery(
    repository: TableRepository,
    time: TimeService,
    messenger: Messenger,
    batch: Sequence[PendingMessage],
    posted: Mapping[str, PostedMessage] | None,
    *,
    leftovers: int,
) -> Delivery | None:
    """What the messages of a batch need, which are sent as one; None when their table cannot be shown at all.

    ``posted`` is what was posted of the table a moment ago, None where that is to be looked up. Messages up to the id
    ``leftovers`` are from an earlier process, which may have posted them. Raises Refusal: busy, cannot_save.
    """
    message = batch[0]
    try:
        live = await repository.live(message.table)
        if any(each.facts.get("version", 0) > live.table.version for each in batch if each.table == message.table):
            # What is at hand lags behind a commit, of another process or our own, that is known here already.
            repository.drop(message.table)
            live = await repository.live(message.table)
    except Refusal as refusal:
        if refusal.key not in ("no_table", "damaged"):
            raise
        return None
    kind = MESSAGE_KINDS[message.kind]
    if live.other_rules and kind.of_match:
        return None
    if posted is None:
        posted = await repository.read(lambda connection: outbox_rows.newest_messages(connection, message.table))
    if kind.about_time:
        await time.heed_set_clock()
    is_doubtful = message.tries > 0 or message.id <= leftovers
    now = repository.clock.now()
    return Delivery(
        messenger,
        message,
        live,
        posted,
        any(each.fresh for each in batch),
        is_doubtful,
        f"{live.table.opened:x}-{message.id:x}",
        is_lost(message, now, leftovers),
        await time.hours(message.table) if kind.about_time or kind.heeds_quiet else None,
        await time.direct_seats(live.table),
        now,
        await read_further(repository.read, batch, is_doubtful=is_doubtful),
    )
