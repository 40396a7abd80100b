"""Journals of matches, as rows of their own, or packed when a match is over.

Whoever reads a journal or a snapshot of a match that may be over reads it here; which of the two forms it has makes no
difference to them. A match that is changed after all gets its rows back before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update

from bot.storage.schema import IS_TO_ARCHIVE, archives, banks, journal, snapshots, tables, undone
from bot.storage.transaction import Transaction
from bot.tables.store.archive_form import (
    FORM,
    EntryRow,
    KeptMatch,
    SnapshotRow,
    pack,
    pieces_of,
    unpack,
    unpack_choices,
)

COLUMNS = tuple(journal.c[name] for name in EntryRow._fields)
CHOICES = tuple(column for column in COLUMNS if column is not journal.c.events)
NOT_TO_ARCHIVE = 0
"""In ``tables.archived``: the match stays as it is, since its rows are damaged."""


async def read_journal(connection: Transaction, id: int) -> Sequence[EntryRow]:
    """The journal of a match, from its first choice on. Raises ValueError for one that is damaged."""
    rows = (await connection.execute(select(*COLUMNS).where(journal.c.table_id == id).order_by(journal.c.number))).all()
    if rows:
        return [EntryRow(*row) for row in rows]
    archive = await _read_archive(connection, id)
    return archive.entries if archive is not None else []


async def read_choices(connection: Transaction, ids: Collection[int]) -> dict[int, list[EntryRow]]:
    """The journals of these matches, by the ids, without what came of the choices: that is the most of them.

    Raises ValueError when one is damaged.
    """
    by_match: dict[int, list[EntryRow]] = {id: [] for id in ids}
    query = select(journal.c.table_id, *CHOICES).where(journal.c.table_id.in_(ids))
    for row in await connection.execute(query.order_by(journal.c.table_id, journal.c.number)):
        by_match[row.table_id].append(_choice(*row[1:]))
    empty = [id for id, entries in by_match.items() if not entries]
    for id, (form, archive) in (await _read_packed(connection, empty) if empty else {}).items():
        by_match[id] = unpack_choices(form, archive)
    return by_match


async def read_match(connection: Transaction, id: int) -> KeptMatch:
    """The journal and the snapshot of a match. Raises ValueError for one that is damaged."""
    entries = (await connection.execute(_journal(id))).all()
    snapshot = (await connection.execute(_snapshot(id))).one_or_none()
    if not entries and (archive := await _read_archive(connection, id)) is not None:
        return archive
    return KeptMatch([EntryRow(*row) for row in entries], None if snapshot is None else SnapshotRow(*snapshot))


def _choice(*columns: Any) -> EntryRow:
    return EntryRow(**dict(zip((each.name for each in CHOICES), columns, strict=True)), events=[])


def _journal(id: int) -> Select[Any]:
    return select(*COLUMNS).where(journal.c.table_id == id).order_by(journal.c.number)


def _snapshot(id: int) -> Select[Any]:
    return select(snapshots.c.entries, snapshots.c.saved, snapshots.c.hash).where(snapshots.c.table_id == id)


async def _read_archive(connection: Transaction, id: int) -> KeptMatch | None:
    archive = (await _read_packed(connection, [id])).get(id)
    return None if archive is None else unpack(*archive)


async def _read_packed(connection: Transaction, ids: Collection[int]) -> dict[int, tuple[int, bytes]]:
    """What is packed of these matches, by their ids: its form, and its pieces put together."""
    query = select(archives).where(archives.c.table_id.in_(ids)).order_by(archives.c.table_id, archives.c.piece)
    archives_by_match: dict[int, tuple[int, bytes]] = {}
    for row in await connection.execute(query):
        archives_by_match[row.table_id] = (
            row.form,
            archives_by_match.get(row.table_id, (0, b""))[1] + bytes(row.packed),
        )
    return archives_by_match


async def oldest_to_archive(connection: Transaction, before: int, most: int) -> list[int]:
    """The ids of matches that ended before then and are not archived, the oldest first."""
    query = select(tables.c.id).where(IS_TO_ARCHIVE, tables.c.ended < before)
    return list((await connection.execute(query.order_by(tables.c.ended).limit(most))).scalars())


async def count_to_archive(connection: Transaction, before: int) -> int:
    """How many matches that ended before then are not archived."""
    query = select(func.count()).select_from(tables).where(IS_TO_ARCHIVE, tables.c.ended < before)
    return int((await connection.execute(query)).scalar_one())


async def archive_match(connection: Transaction, id: int, now: int) -> bool:
    """Pack the rows of a match that is over; False where it is not over, or is archived by now.

    Raises ValueError for a match whose rows are damaged.
    """
    # First, so that who continues the match in another process waits until it is archived.
    is_it = await connection.execute(update(tables).where(tables.c.id == id, IS_TO_ARCHIVE).values(archived=now))
    if is_it.rowcount != 1:
        return False
    match = await read_match(connection, id)
    if match.entries or match.snapshot is not None:
        pieces = enumerate(pieces_of(pack(match)))
        rows = [{"table_id": id, "piece": number, "form": FORM, "packed": piece} for number, piece in pieces]
        await connection.execute(insert(archives), rows)
        await connection.execute(delete(journal).where(journal.c.table_id == id))
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == id))
    await _delete_what_only_steps_back(connection, id)
    return True


async def _delete_what_only_steps_back(connection: Transaction, id: int) -> None:
    """Of a match that was over long ago, what was taken back answers no click any more; of its time banks, what was
    used of them altogether is of interest to its people, which is the newest line of a seat."""
    await connection.execute(delete(undone).where(undone.c.table_id == id))
    line = banks.alias()
    newest = select(func.max(line.c.length)).where(line.c.table_id == id, line.c.seat == banks.c.seat)
    is_older = banks.c.length < newest.scalar_subquery()
    await connection.execute(delete(banks).where(banks.c.table_id == id, is_older))


async def leave_as_rows(connection: Transaction, id: int) -> None:
    """Note that a match is not to be archived."""
    await connection.execute(update(tables).where(tables.c.id == id).values(archived=NOT_TO_ARCHIVE))


async def bring_back(connection: Transaction, id: int) -> None:
    """Give a match that is archived its rows again, before it is changed. Raises ValueError when it is damaged."""
    match = await _read_archive(connection, id)
    await connection.execute(update(tables).where(tables.c.id == id).values(archived=None))
    if match is None:
        return
    await connection.execute(delete(archives).where(archives.c.table_id == id))
    clicks = await free_clicks(connection, id, [row.interaction for row in match.entries])
    lines = [
        {**row._asdict(), "table_id": id, "interaction": click}
        for row, click in zip(match.entries, clicks, strict=True)
    ]
    if lines:
        await connection.execute(insert(journal), lines)
    if match.snapshot is not None:
        await connection.execute(insert(snapshots).values(table_id=id, **match.snapshot._asdict()))


async def free_clicks(connection: Transaction, id: int, clicks: Sequence[int | None]) -> list[int | None]:
    """The ids of the clicks of a match that gets rows; where this database knows one of them already or one is a number
    of its own, all get such numbers, which are negative."""
    if any(click is not None and click <= 0 for click in clicks):
        return _number_clicks(clicks, id)
    for source in (journal, undone):
        query = select(source.c.interaction).where(source.c.interaction.in_([each for each in clicks if each]))
        if (await connection.execute(query)).first() is not None:
            return _number_clicks(clicks, id)
    return [*clicks]


async def free_click(connection: Transaction, click: int) -> int:
    """The id of a click that a plan was kept by, for the journal; its negative where this database has it there.

    That is so where the match was brought from a file in which the plan is played.
    """
    query = select(journal.c.interaction).where(journal.c.interaction == click)
    return click if (await connection.execute(query)).first() is None else -click


async def stands_by(connection: Transaction, id: int, click: int) -> bool:
    """Whether a match has a choice that a plan kept by this click has brought (``free_click``)."""
    query = select(journal.c.ticket).where(journal.c.table_id == id, journal.c.interaction.in_((click, -click)))
    return (await connection.execute(query)).first() is not None


def _number_clicks(clicks: Sequence[int | None], id: int) -> list[int | None]:
    return [None if click is None else -(id * 10**6 + number) for number, click in enumerate(clicks, 1)]
