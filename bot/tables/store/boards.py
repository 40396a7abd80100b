"""Which board a message shows: its table, and how far the match had come. Older boards stay known too, the newest of a
table."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects import postgresql

from bot.storage.constant_statements import mark_constant
from bot.storage.schema import boards, messages
from bot.storage.transaction import Transaction
from bot.tables.model.message_kinds import BOARDS
from bot.tables.model.messages import PostedMessage
from bot.tables.store.journal_rows import read_journal

_ROW = postgresql.insert(boards)
WRITE_BOARD = mark_constant(
    _ROW.on_conflict_do_update(index_elements=["message"], set_={"version": _ROW.excluded["version"]})
)

KEPT = 500
"""How many messages with a board are known of a table, the newest by their ids: more than a match has whose people do
not choose and take back all day."""
_OLDEST = (
    select(boards.c.message)
    .where(boards.c.table_id == bindparam("of_table"))
    .order_by(boards.c.message.desc())
    .offset(bindparam("kept"))
    .limit(1)
    .scalar_subquery()
)
FORGET_OLDEST = mark_constant(
    delete(boards).where(boards.c.table_id == bindparam("of_table"), boards.c.message <= _OLDEST)
)


class ShownBoard(NamedTuple):
    """The table of a board, and how many choices had been made when it was last edited."""

    table: int
    choices: int


async def note_board(connection: Transaction, table: int, message: PostedMessage) -> None:
    """Keep which board a message shows now; other messages are not kept."""
    if message.kind in BOARDS:
        row = {"message": message.place.message, "table_id": table, "version": message.version}
        await connection.execute(WRITE_BOARD, row)
        await connection.execute(FORGET_OLDEST, {"of_table": table, "kept": KEPT})


async def board_in(connection: Transaction, message: int) -> ShownBoard | None:
    """The board that a message shows, or None. Choices that were taken back since do not count."""
    for source in (boards, messages):
        query = select(source.c.table_id, source.c.version).where(source.c.message == message)
        if source is messages:
            query = query.where(messages.c.kind.in_(BOARDS))
        row = (await connection.execute(query)).first()
        if row is not None:
            journal = await read_journal(connection, row.table_id)
            return ShownBoard(row.table_id, sum(entry.version < row.version for entry in journal))
    return None
