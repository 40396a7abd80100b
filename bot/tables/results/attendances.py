"""How people attended their matches with others: written in the transaction in which a time runs out or a match ends.

Counted are matches in which at least two people sit and decisions have a limit; none of a challenge of the day, and
none that was played on from another. A match that a person left without a time-out counts neither for nor against
them, and neither does a seat that changed hands, for the person who took it.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, select

from bot.storage.schema import attendances, journal, people, seats, timers
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.people.people import number_of
from bot.tables.rules.absence import TOOK_OVER
from bot.tables.rules.reliability import LATEST, Attendance, Reliability, reliability_of
from bot.tables.rules.seat_changes import REPLACED, SWAPPED
from bot.tables.store.attendance_rows import PATIENCE, keep, note_timeouts, timeouts_of


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Note whose time ran out, and how a match was attended that is over, as a change of its table demands."""
    if before is None or before.table.stage != "playing":
        return
    for was, seat in zip(before.table.seats, after.table.seats, strict=False):
        if seat.person is None or seat.away != "timeout" or was.away == "timeout":
            continue
        if not await _is_overdue(connection, after.table.id, seat.number):
            late = [(after.table.id, await number_of(connection, seat.person))]
            await note_timeouts(connection, late, after.table.moved)
    if not after.table.is_open:
        await _close(connection, after)


async def _is_overdue(connection: Transaction, table: int, seat: int) -> bool:
    """Whether the seat's time had run out before and was noted then."""
    query = select(timers.c.kind).where(timers.c.table_id == table, timers.c.seat == seat)
    return (await connection.execute(query)).scalar_one_or_none() == PATIENCE


async def _close(connection: Transaction, live: OpenTable) -> None:
    """Keep how each person attended a match that is over."""
    table = live.table
    if table.played_on is not None or table.day is not None or len(table.people) < 2:
        return
    ended_at = table.ended or table.moved
    click_query = select(journal.c.seat, func.count().label("clicks")).where(
        journal.c.table_id == table.id, journal.c.interaction.is_not(None)
    )
    clicks = {row.seat: row.clicks for row in await connection.execute(click_query.group_by(journal.c.seat))}
    timeouts = await timeouts_of(connection, table.id)
    changed_seats: set[object] = {note.seat for _, note in live.notes if note.kind in (REPLACED, SWAPPED)}
    changed_seats |= {note.facts.get("other") for _, note in live.notes if note.kind == SWAPPED}
    for seat in table.seats:
        if seat.person is None:
            continue
        number = await number_of(connection, seat.person)
        misses, in_time = timeouts.pop(number, 0), clicks.get(seat.number, 0)
        is_kept = table.stage == "finished" and seat.computer is None and table.options.is_timed
        if not misses and not (is_kept and in_time and seat.number not in changed_seats):
            continue
        losses = sum(_is_lost(note.kind, note.facts.get("why")) for _, note in live.notes if note.seat == seat.number)
        decisions = max(in_time + losses, misses)
        attendance = Attendance(decisions, decisions - misses, misses, seat.computer is not None and misses > 0)
        await keep(connection, table.id, number, _facts_of_attendance(attendance), ended_at)
    for number, misses in timeouts.items():
        # Others sit there now: the person lost the seat after their time had run out.
        await keep(connection, table.id, number, _facts_of_attendance(Attendance(misses, 0, misses, True)), ended_at)


def _facts_of_attendance(attendance: Attendance) -> dict[str, int | bool]:
    """What is kept of how a person attended a match; who the others were stands with its seats."""
    return {key: value for key, value in attendance._asdict().items() if key != "others"}


def _is_lost(kind: str, why: object) -> bool:
    """Whether a note says that a decision was not made by its person, since the time for it had run out."""
    return kind == TOOK_OVER and why in ("timeout", "voted")


async def _people_at(connection: Transaction, tables: Collection[int]) -> dict[int, frozenset[int]]:
    """The people (Discord ids) who sit or sat at tables. Who was erased is not among them: else an account that erases
    itself again and again would be many people."""
    query = select(seats.c.table_id, people.c.discord).select_from(seats.join(people))
    by_table: dict[int, set[int]] = {}
    for row in await connection.execute(query.where(seats.c.table_id.in_(tables))):
        by_table.setdefault(row.table_id, set()).add(row.discord)
    return {table: frozenset(those) for table, those in by_table.items()}


async def reliability_among(connection: Transaction, persons: Collection[int]) -> dict[int, Reliability]:
    """How reliable people (by Discord ids) are."""
    if not persons:
        return {}
    place = func.row_number().over(
        partition_by=attendances.c.person, order_by=(attendances.c.noted.desc(), attendances.c.table_id.desc())
    )
    columns = (
        attendances.c.table_id,
        attendances.c.decisions,
        attendances.c.in_time,
        attendances.c.timeouts,
        attendances.c.replaced,
    )
    numbered_rows = (
        select(people.c.discord, *columns, place.label("place"))
        .select_from(attendances.join(people))
        .where(people.c.discord.in_(persons))
        .subquery()
    )
    query = (
        select(numbered_rows)
        .where(numbered_rows.c.place <= LATEST)
        .order_by(numbered_rows.c.discord, numbered_rows.c.place)
    )
    rows = (await connection.execute(query)).all()
    sitting = await _people_at(connection, {row.table_id for row in rows})
    latest: dict[int, list[Attendance]] = {person: [] for person in persons}
    for row in rows:
        others = sitting.get(row.table_id, frozenset()) - {row.discord}
        latest[row.discord].append(Attendance(row.decisions, row.in_time, row.timeouts, bool(row.replaced), others))
    return {person: reliability_of(own_attendances) for person, own_attendances in latest.items()}
