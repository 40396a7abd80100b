"""Choices that were taken back, as rows: they leave the journal, but their clicks stay answered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import BigInteger, bindparam, delete, insert, literal, select, update

from bot.runtime.clock import HOUR
from bot.storage.schema import journal, messages, notes, snapshots, undone
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import BY_PLAN, Change, JournalRow, OpenTable
from bot.tables.store.journal_rows import read_journal
from bot.tables.store.rebuilding import snapshot_values
from engine.events import Event

KEPT = 130
"""How many choices that were taken back are kept of a seat, the newest: more than a person may take back in an hour,
which is counted by them. Their clicks are answered as they were. A click on an older one is known as old by its ticket.
"""
ANSWERED_FOR = HOUR
"""How long a choice that was taken back is kept at most, in milliseconds: as long as it counts towards the limit of an
hour. Discord delivers no click that late."""
OLD_AT_ONCE = 200
"""How many older ones are deleted with one taking back."""
MOVED = ("table_id", "number", "seat", "option", "interaction", "played", "events", "ticket")


async def lines_of(connection: Transaction, id: int) -> list[JournalRow]:
    """A table's journal, from the first choice on."""
    return [
        JournalRow(
            row.seat,
            row.interaction is not None or row.joined,
            row.by_order,
            tuple(map(Event.from_json, row.events)),
            row.joined,
        )
        for row in await read_journal(connection, id)
    ]


async def take_back(connection: Transaction, change: Change) -> OpenTable:
    """Move the choices after ``change.kept_count`` out of the journal. Nothing points to what is gone afterwards."""
    live, length = change.after, change.kept_count
    id = live.table.id
    is_gone = (journal.c.table_id == id) & (journal.c.number > length)
    moved_rows = select(*(journal.c[name] for name in MOVED), literal(live.table.moved, BigInteger)).where(is_gone)
    await connection.execute(insert(undone).from_select([*MOVED, "taken_back"], moved_rows))
    await connection.execute(delete(journal).where(is_gone))
    await _forget_oldest(connection, id)
    await _forget_old(connection, live.table.moved - ANSWERED_FOR)
    place = notes.c.told
    is_planned_later = (notes.c.kind == BY_PLAN) & (place > live.event_count)
    await connection.execute(delete(notes).where(notes.c.table_id == id, is_planned_later))
    await _lower(connection, notes, place.name, live.event_count, id)
    for note in change.merged_notes:
        is_merged = (notes.c.table_id == id) & (place == live.event_count) & (notes.c.kind == note.kind)
        await connection.execute(delete(notes).where(is_merged, notes.c.seat.is_not_distinct_from(note.seat)))
    count = live.length - len(change.notes)
    for name in ("since", "events"):
        await _lower(connection, messages, name, count, id)
    if live.snapshot is None or live.snapshot <= (length or 0):
        return live
    values = snapshot_values(live.playing)
    await connection.execute(update(snapshots).where(snapshots.c.table_id == id).values(values))
    return replace(live, snapshot=length)


async def _forget_oldest(connection: Transaction, id: int) -> None:
    own = (undone.c.table_id == id) & (undone.c.seat == bindparam("of_seat"))
    oldest = select(undone.c.id).where(own).order_by(undone.c.id.desc()).offset(KEPT).limit(1).scalar_subquery()
    for seat in (await connection.execute(select(undone.c.seat).where(undone.c.table_id == id).distinct())).scalars():
        await connection.execute(delete(undone).where(own, undone.c.id <= oldest), {"of_seat": seat})


async def _forget_old(connection: Transaction, before: int) -> None:
    """Delete what was taken back before then, at any table."""
    old = select(undone.c.id).where(undone.c.taken_back <= before).order_by(undone.c.id).limit(OLD_AT_ONCE)
    await connection.execute(delete(undone).where(undone.c.id.in_(old)))


async def _lower(connection: Transaction, rows: Any, name: str, most: int, id: int) -> None:
    too_high = (rows.c.table_id == id) & (rows.c[name] > most)
    await connection.execute(update(rows).where(too_high).values({name: most}))
