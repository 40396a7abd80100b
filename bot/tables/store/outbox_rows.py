"""The outbox as rows: what must still be posted, and what was posted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import Select, bindparam, case, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql

from bot.runtime.sharding import ALL, Shards
from bot.storage.constant_statements import mark_constant
from bot.storage.postgresql.ownership import belongs_to
from bot.storage.schema import messages, outbox, servers, tables
from bot.storage.transaction import Transaction
from bot.tables.model.message_kinds import BEST_EFFORT, MESSAGE_KINDS, PASSING, TIED
from bot.tables.model.messages import BLOCKING, PendingMessage, PostedMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.table import MessagePlace
from bot.tables.store.boards import note_board

# Statements that every click needs are made once: making one takes longer than carrying it out.
IS_LEFT = exists().where(servers.c.id == outbox.c.server, servers.c.left.is_not(None))
WAITING = mark_constant(
    select(*(outbox.c[name if name != "table" else "table_id"] for name in PendingMessage._fields))
    .where(outbox.c.channel == bindparam("of_channel"))
    .order_by(outbox.c.id)
)
INSERT = mark_constant(insert(outbox))
CROSS_OUT = mark_constant(delete(outbox).where(outbox.c.id == bindparam("of_id")))
FORGET = mark_constant(
    delete(messages).where(messages.c.table_id == bindparam("of_table"), messages.c.kind == bindparam("of_kind"))
)
SHOWN = mark_constant(select(messages).where(messages.c.table_id == bindparam("of_table")))
_ROW = postgresql.insert(messages)
_PLACED = ("channel", "message", "version", "since", "events", "called")
WRITE_SHOWN = mark_constant(
    _ROW.on_conflict_do_update(
        index_elements=["table_id", "kind"], set_={name: _ROW.excluded[name] for name in _PLACED}
    )
)


class DeliveryResult(NamedTuple):
    """What a delivered message leaves behind.

    ``shown_message`` is written down, ``forgotten`` kinds of messages are crossed out, ``follow_ups`` go into the
    outbox. ``becomes`` says what has become of the table by it; ``also`` is written in the same transaction.
    """

    shown_message: PostedMessage | None = None
    forgotten: tuple[str, ...] = ()
    follow_ups: tuple[tuple[str, dict[str, int]], ...] = ()
    becomes: Callable[[OpenTable], Change] | None = None
    also: Callable[[Transaction], Awaitable[None]] | None = None


class Waiting(NamedTuple):
    """What waits in a queue, and what was posted of the table of its first message, both at one moment."""

    messages: Sequence[PendingMessage] = ()
    posted_messages: Mapping[str, PostedMessage] = MappingProxyType({})

    def posted_of(self, message: PendingMessage) -> Mapping[str, PostedMessage] | None:
        """What was posted of the table of one of them; None where that is not at hand."""
        return self.posted_messages if self.messages[0].table == message.table else None


class Queue(NamedTuple):
    """What waits for a channel: the number of messages, and the newest id among them."""

    server: int
    channel: int
    number: int
    newest: int


class Rest(NamedTuple):
    """A queue that was looked at and waits: as it was then, and when its next message is ``due``."""

    number: int
    newest: int
    due: int


def whose_rest_is_over(every_queue: Sequence[Queue], rests: Mapping[int, Rest], now: int) -> list[int]:
    """The channels whose queues are to be looked at again: something has come, or the time has."""
    return [
        each.channel
        for each in every_queue
        if (rest := rests.get(each.channel)) is not None and (rest[:2] != each[2:] or rest.due <= now)
    ]


@cache
def _queues_of(shards: Shards) -> Select[Any]:
    columns = (outbox.c.server, outbox.c.channel, func.count(), func.max(outbox.c.id))
    is_meant = (outbox.c.id > bindparam("seen")) & belongs_to(outbox.c.server, shards)
    return mark_constant(select(*columns).where(~IS_LEFT, is_meant).group_by(outbox.c.server, outbox.c.channel))


async def queues(connection: Transaction, shards: Shards = ALL, seen: int = 0) -> list[Queue]:
    """What waits, by server and channel, but not in servers that the bot was removed from.

    ``seen``: only messages with a higher id.
    """
    return [Queue(*row) for row in await connection.execute(_queues_of(shards), {"seen": seen})]


async def newest(connection: Transaction) -> int:
    """The id of the newest message; 0 when nothing waits."""
    return int((await connection.execute(select(func.max(outbox.c.id)))).scalar_one() or 0)


async def waiting(connection: Transaction, channel: int) -> list[PendingMessage]:
    """What waits for a channel, the next first: the oldest, but what only tidies up after everything else.

    Not what a newer version has left that this one does not know: it waits for that, and holds up nothing.
    """
    rows = [PendingMessage(*row) for row in await connection.execute(WAITING, {"of_channel": channel})]
    sendable = [message for message in rows if message.kind in MESSAGE_KINDS]
    tidying = sorted((message for message in sendable if message.kind in BEST_EFFORT), key=lambda message: message.due)
    return [*(message for message in sendable if message.kind not in BEST_EFFORT), *tidying]


async def waits(connection: Transaction, table: int, kind: str) -> bool:
    """Whether a message of this kind waits for a table."""
    is_such = (outbox.c.table_id == table) & (outbox.c.kind == kind)
    return (await connection.execute(select(outbox.c.id).where(is_such).limit(1))).first() is not None


async def blocked_among(connection: Transaction, channels: Collection[int]) -> dict[int, tuple[str, int]]:
    """In which of these channels nothing can be written, as far as it was tried: the trouble, and how often it was."""
    is_tried = outbox.c.trouble.in_(BLOCKING) & outbox.c.kind.not_in(BEST_EFFORT)
    query = select(outbox.c.channel, outbox.c.trouble, outbox.c.tries).where(outbox.c.channel.in_(channels), is_tried)
    rows = await connection.execute(query.order_by(outbox.c.tries))
    return {row.channel: (row.trouble, row.tries) for row in rows}


async def postpone(connection: Transaction, ids: Sequence[int], due: int, trouble: str, fresh: bool) -> None:
    """Note that a try failed, and when the next is due.

    ``fresh`` is for the first of them, which lent its nonce: it comes first in the next try too, with the same nonce.
    """
    is_fresh = case((outbox.c.id == ids[0], fresh), else_=outbox.c.fresh)
    values = {"tries": outbox.c.tries + 1, "due": due, "trouble": trouble, "fresh": is_fresh}
    await connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(values))


async def note_first_try(connection: Transaction, message: PendingMessage, now: int) -> None:
    """Note when a message was tried first of which it is open whether it was carried out."""
    facts = {"tried": now, **message.facts}
    await connection.execute(update(outbox).where(outbox.c.id == message.id).values(facts=facts))


async def hasten(
    connection: Transaction, troubles: Sequence[str], due: int, channels: Sequence[int] | None = None
) -> int:
    """Make due by ``due`` what waits for such a trouble to pass, in these channels or all; how much that is."""
    is_meant = outbox.c.trouble.in_(troubles) & (outbox.c.due > due)
    if channels is not None:
        is_meant &= outbox.c.channel.in_(channels)
    return (await connection.execute(update(outbox).where(is_meant).values(due=due))).rowcount


async def move(connection: Transaction, table: int, before: int, channel: int) -> None:
    """Let what waits for a table go along to another channel; what asks something in the old one is deleted there."""
    goes = (outbox.c.table_id == table) & (outbox.c.channel == before) & outbox.c.kind.not_in(TIED)
    values = {"channel": channel, "tries": 0, "due": 0, "trouble": ""}
    await connection.execute(update(outbox).where(goes).values(values))
    passing = (messages.c.table_id == table) & (messages.c.channel == before) & messages.c.kind.in_(PASSING)
    left = (await connection.execute(select(messages).where(passing))).all()
    await connection.execute(delete(messages).where(passing))
    server = (await connection.execute(select(tables.c.server).where(tables.c.id == table))).scalar_one()
    facts = [{"channel": row.channel, "message": row.message} for row in left]
    await add(connection, [due_at_once(table, server, before, "remove", each) for each in facts])


async def settle(connection: Transaction, done: Sequence[PendingMessage], receipt: DeliveryResult) -> None:
    """Cross messages out, and note what came of them."""
    first = done[0]
    await cross_out(connection, [message.id for message in done])
    if receipt.shown_message is not None:
        await write_shown(connection, first.table, receipt.shown_message)
        await note_board(connection, first.table, receipt.shown_message)
    for kind in receipt.forgotten:
        await connection.execute(FORGET, {"of_table": first.table, "of_kind": kind})
    if receipt.also is not None:
        await receipt.also(connection)
    rows = [due_at_once(first.table, first.server, first.channel, *each) for each in receipt.follow_ups]
    await add(connection, rows)


async def cross_out(connection: Transaction, ids: Sequence[int]) -> None:
    """Cross messages out that nothing came of."""
    for id in ids:
        await connection.execute(CROSS_OUT, {"of_id": id})


def due_at_once(
    table: int, server: int, channel: int, kind: str, facts: Mapping[str, int], *, fresh: bool = False
) -> dict[str, Any]:
    """The row of a new message; one that names a channel belongs there."""
    return {
        "table_id": table,
        "server": server,
        "channel": facts.get("channel", channel),
        "kind": kind,
        "fresh": fresh,
        "facts": dict(facts),
        "tries": 0,
        "due": 0,
        "trouble": "",
    }


async def add(connection: Transaction, rows: Sequence[dict[str, Any]]) -> None:
    """Put new messages into the outbox."""
    if rows:
        await connection.execute(INSERT, rows)


async def newest_messages(connection: Transaction, table: int) -> dict[str, PostedMessage]:
    """A table's newest messages, by kind."""
    rows = await connection.execute(SHOWN, {"of_table": table})
    return {
        row.kind: PostedMessage(
            row.kind, MessagePlace(row.channel, row.message), row.version, row.since, row.events, row.called
        )
        for row in rows
    }


async def write_shown(connection: Transaction, table: int, message: PostedMessage) -> None:
    """Write down a message as a table's newest of its kind."""
    values = {
        name: getattr(message, name) for name in ("version", "since", "events", "called")
    } | message.place._asdict()
    await connection.execute(WRITE_SHOWN, {"table_id": table, "kind": message.kind, **values})
