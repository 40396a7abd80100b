"""Timers as rows: one for each seat that is asked, written in the transaction of the choice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, case, delete, exists, func, insert, select, update

from bot.runtime.clock import MINUTE
from bot.runtime.sharding import ALL, Shard, Shards
from bot.storage.postgresql.ownership import belongs_to
from bot.storage.schema import people, seats, servers, tables, timers
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import Table
from bot.tables.people.preferences import Preferences, preferences_from
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.quiet_hours import quiet_until
from bot.tables.rules.timers import (
    Timer,
    bank_left_ms,
    change_limit,
    first_limit,
    grace,
    move_along,
    pass_back,
    rest_of_decision,
    start_timer,
)
from bot.tables.time.bank_rows import ledger_of, lines_of, preferences_at

LEASE = 2 * MINUTE
"""For how long a claimed timer belongs to the process that claimed it, in milliseconds."""
ROW = [timers.c[name if name != "table" else "table_id"] for name in Timer._fields]

IS_LEFT = exists().where(servers.c.id == tables.c.server, servers.c.left.is_not(None))
"""The condition for timers of servers that the bot was removed from: these timers wait."""
FIRST_DUE = (
    select(
        func.min(case((timers.c.leased.between(timers.c.due, bindparam("last")), timers.c.leased), else_=timers.c.due))
    )
    .select_from(timers.join(tables))
    .where(~IS_LEFT)
)

AT_ONCE = 200
"""How many timers are read or stored before other tasks have their turn."""
_NEW: dict[Any, Any] = {column: bindparam(f"new_{column.name}") for column in timers.c if column.name != "id"}
WRITTEN = update(timers).where(timers.c.id == bindparam("of_id")).values(_NEW)
"""Made once: after an outage there are as many timers to store as there are matches."""

OF_TABLE = select(*ROW).where(timers.c.table_id == bindparam("of_table")).order_by(timers.c.seat)


def limit_of(live: OpenTable) -> int:
    """How long a decision may take at a table, 0 for as long as it takes: no one waits for someone who is alone."""
    return live.table.options.limit if len(live.table.people) > 1 else 0


def has_clock(live: OpenTable) -> bool:
    """Whether the time of seats may end at a table: by a limit for each decision, or with a time bank."""
    return live.table.options.is_timed and len(live.table.people) > 1


def running_times(live: OpenTable | None, intervals: Mapping[int, int]) -> dict[int, tuple[int, int]]:
    """Which seats' time runs: by seat, the ticket of its question and its person.

    ``intervals``: who wants to be reminded where there is no limit, and how often.
    """
    if live is None or live.match is None or live.table.stage != "playing":
        return {}
    ends = has_clock(live)
    if not ends and not intervals:
        return {}
    times = {}
    for seat in live.awaited_seats:
        question = live.match.question_for(seat.number)
        if question is not None and seat.person is not None and (ends or seat.person in intervals):
            times[seat.number] = (ticket_of(live.table, question), seat.person)
    return times


async def write_change(
    connection: Transaction, before: OpenTable | None, after: OpenTable, now: int, intervals: Mapping[int, int]
) -> int | None:
    """Begin and end seats' times as a change of their table demands; when the first that began is due.

    A seat's time begins when it is asked, and continues until its turn is over: an answer that leaves the seat asked
    gains no time, and nor does stepping back (docs/faults.md, R6).
    """
    was, runs = running_times(before, intervals), running_times(after, intervals)
    if not was and not runs:
        return None
    growth = _length(after) - _length(before)
    stepped_back = growth < 0
    passed_on = growth > 0 and after.playing.turn_began == _length(after)
    ledger = await ledger_of(connection, after) if after.table.options.bank and has_clock(after) else None
    undone = ledger.undone_seats if ledger is not None else ()
    is_rebanked = before is not None and _bank_of(before) != _bank_of(after)
    again = {
        seat
        for seat in was.keys() & runs.keys()
        if is_rebanked or seat in undone or (was[seat] != runs[seat] and _again(was, runs, seat, passed_on))
    }
    stopping_seats = sorted((was.keys() - runs.keys()) | again)
    starting_seats = sorted((runs.keys() - was.keys()) | again)
    limit = limit_of(after)
    id = after.table.id
    if not is_rebanked and before is not None and limit != limit_of(before) and runs.keys() & was.keys():
        await _limit(connection, id, limit, now)
    is_first = before is not None and before.table.stage == "playing" and not growth and not has_clock(before)
    if ledger is not None:
        if stepped_back:
            await ledger.step_back(starting_seats)
        else:
            for timer in await of_table(connection, id) if stopping_seats else ():
                if timer.seat in stopping_seats:
                    await ledger.end(timer, now, continues=is_rebanked)
            for seat in _whose_turn_ended(before, after) if passed_on else ():
                await ledger.pay(seat)
        begins = [ledger.start(seat, runs[seat][0], now, is_first=is_first) for seat in starting_seats]
        return await _exchange(connection, id, stopping_seats, begins, is_timed=True)
    if not stopping_seats and not starting_seats:
        return None
    if stepped_back and len(stopping_seats) == len(starting_seats) == 1:
        for timer in await of_table(connection, id):
            if timer.seat == stopping_seats[0]:
                await write(connection, pass_back(timer, starting_seats[0], runs[starting_seats[0]][0], now))
        return now
    allowed = first_limit(limit) if limit and is_first else limit
    rests = (
        await _rests_without_bank(connection, before, stopping_seats, now) if before is not None and is_rebanked else {}
    )
    at_once = after.table.options.after_time == "computer"
    begins = [
        start_timer(
            id,
            seat,
            runs[seat][0],
            now,
            min(allowed, max(rests.get(seat, allowed), grace(allowed))),
            intervals.get(runs[seat][1], 0),
            at_once=at_once,
        )
        for seat in starting_seats
    ]
    return await _exchange(connection, id, stopping_seats, begins, is_timed=bool(limit))


async def _rests_without_bank(
    connection: Transaction, before: OpenTable, stopping_seats: Sequence[int], now: int
) -> dict[int, int]:
    """Where a table has a time bank no more: what is left by seat of the limit for the decision. What seats have used
    of their banks stays used."""
    ledger, rests = await ledger_of(connection, before), {}
    for timer in await of_table(connection, before.table.id):
        if timer.seat in stopping_seats and timer.bank_ends:
            await ledger.end(timer, now)
            rests[timer.seat] = rest_of_decision(timer, now)
    return rests


def _bank_of(live: OpenTable) -> tuple[int, bool]:
    options = live.table.options
    return options.bank, options.pauses


def _whose_turn_ended(before: OpenTable | None, after: OpenTable) -> list[int]:
    """The seats played by people whose own turn has ended by a choice."""
    if before is None or before.match is None:
        return []
    match = before.match
    chose = {entry.seat for entry in after.playing.journal[match.turn_began :]}
    next_turn_of = match.game.plans.next_turn_of
    movers = [seat for seat in after.table.seats if seat.number in chose and seat.is_played_by_person]
    return [seat.number for seat in movers if next_turn_of(match.state, seat.number) is None]


async def begin_all(connection: Transaction, live: OpenTable, now: int, intervals: Mapping[int, int]) -> None:
    """Let the time run of those who are asked without one."""
    id, limit = live.table.id, limit_of(live)
    running = {timer.seat for timer in await of_table(connection, id)}
    for seat, (ticket, person) in running_times(live, intervals).items():
        if seat not in running:
            at_once = live.table.options.after_time == "computer"
            timer = start_timer(id, seat, ticket, now, limit, intervals.get(person, 0), at_once=at_once)
            await connection.execute(insert(timers).values(_values(timer)))


def _length(live: OpenTable | None) -> int:
    return len(live.match.journal) if live is not None and live.match is not None else 0


def _again(was: Mapping[int, tuple[int, int]], runs: Mapping[int, tuple[int, int]], seat: int, passed_on: bool) -> bool:
    """Whether a seat that was asked and is asked begins again: in another turn, or played by someone else."""
    return passed_on or was[seat][1] != runs[seat][1]


async def _exchange(
    connection: Transaction, id: int, stopping_seats: Sequence[int], begins: Sequence[Timer], *, is_timed: bool
) -> int | None:
    """Put the times that begin in place of those that ended; when the first of them is due."""
    due = min((timer.due for timer in begins), default=None)
    if is_timed and len(stopping_seats) == len(begins) == 1:
        is_it = (timers.c.table_id == id) & (timers.c.seat == stopping_seats[0])
        result = await connection.execute(update(timers).where(is_it).values(_values(begins[0])))
        if result.rowcount:
            return due
    seats_to_clear = {*stopping_seats, *(timer.seat for timer in begins)}
    if seats_to_clear:
        await connection.execute(delete(timers).where(timers.c.table_id == id, timers.c.seat.in_(seats_to_clear)))
    if begins:
        await connection.execute(insert(timers), [_values(timer) for timer in begins])
    return due


async def _limit(connection: Transaction, id: int, limit: int, now: int) -> None:
    for timer in await of_table(connection, id):
        if timer.kind in ("reminder", "timeout"):
            await write(connection, change_limit(timer, limit, now))


def _values(timer: Timer) -> dict[str, Any]:
    values = timer._asdict()
    values["table_id"] = values.pop("table")
    del values["id"]
    return values


async def write(connection: Transaction, timer: Timer) -> None:
    """Store a timer and release its claim."""
    await connection.execute(WRITTEN, _row_of(timer))


async def write_all(connection: Transaction, several: Sequence[Timer]) -> None:
    """Store these timers and release their claims; other tasks have their turn in between."""
    for first in range(0, len(several), AT_ONCE):
        await connection.execute(WRITTEN, [_row_of(timer) for timer in several[first : first + AT_ONCE]])
        await asyncio.sleep(0)


def _row_of(timer: Timer) -> dict[str, Any]:
    return {"of_id": timer.id, **{f"new_{name}": value for name, value in _values(timer._replace(leased=0)).items()}}


async def settle(connection: Transaction, claimed: Timer, becomes: Timer | None) -> bool:
    """Store the next state of a claimed timer; False, and nothing changes, when the claim was lost."""
    return bool(await settle_all(connection, [(claimed, becomes)]))


async def settle_all(connection: Transaction, states: Sequence[tuple[Timer, Timer | None]]) -> set[int]:
    """Store the next states of claimed timers; the ids of those whose claim was not lost. The others do not change."""
    claims = {before.id: before.leased for before, _ in states}
    query = select(timers.c.id, timers.c.leased).where(timers.c.id.in_(claims)).with_for_update()
    ours = {row.id for row in await connection.execute(query) if row.leased == claims[row.id]}
    if ended_ids := [before.id for before, becomes in states if becomes is None and before.id in ours]:
        await connection.execute(delete(timers).where(timers.c.id.in_(ended_ids)))
    next_timers = [becomes._replace(id=before.id) for before, becomes in states if becomes is not None]
    await write_all(connection, [timer for timer in next_timers if timer.id in ours])
    return ours


async def settle_unclaimed(connection: Transaction, states: Sequence[tuple[Timer, Timer]]) -> None:
    """Store the next states of timers that were looked at, first as they were then. Who has claimed one meanwhile loses
    the claim. Where the clock was set or an outage ended meanwhile, the next state moves along; one whose person was
    reminded or asked something else meanwhile stays as it is."""
    query = select(*ROW).where(timers.c.id.in_([timer.id for timer, _ in states])).with_for_update()
    present = {timer.id: timer._replace(leased=0) for timer in [Timer(*row) for row in await connection.execute(query)]}
    states_now = [
        move_along(present[timer.id], timer._replace(leased=0), becomes)
        for timer, becomes in states
        if timer.id in present
    ]
    await write_all(connection, [timer for timer in states_now if timer is not None])


async def is_ours(connection: Transaction, claimed: Timer) -> bool:
    """Whether a claimed timer still exists with this claim."""
    query = select(timers.c.id).where(timers.c.id == claimed.id, timers.c.leased == claimed.leased)
    return (await connection.execute(query)).one_or_none() is not None


async def of_table(connection: Transaction, table: int) -> list[Timer]:
    """The timers of a table, by seat."""
    return [Timer(*row) for row in await connection.execute(OF_TABLE, {"of_table": table})]


async def of_person(connection: Transaction, person: int) -> list[Timer]:
    """The timers of a person (a Discord id) at all tables."""
    query = (
        select(*ROW)
        .select_from(with_seats().join(people, seats.c.person == people.c.id))
        .where(people.c.discord == person)
        .order_by(timers.c.id)
    )
    return [Timer(*row) for row in await connection.execute(query)]


async def with_banks(
    connection: Transaction, server: int | None = None, shard: Shard | Shards | None = None
) -> AsyncIterator[list[tuple[Timer, Preferences]]]:
    """The timers of those who have a time bank, with the preferences of their people: all, or in a server, or in those
    of a shard; a part at a time, between which other tasks have their turn."""
    query = (
        select(*ROW, people.c.preferences)
        .select_from(with_seats().join(tables, is_table()).outerjoin(people, seats.c.person == people.c.id))
        .where(timers.c.bank_ends > 0)
    )
    async for rows in _parts(connection, query, server, shard):
        yield [(Timer(*row[: len(ROW)]), preferences_from(row.preferences)) for row in rows]


async def everywhere(
    connection: Transaction, server: int | None = None, shard: Shard | Shards | None = None
) -> AsyncIterator[list[Timer]]:
    """All timers, or those of a server, or of a shard's servers; a part at a time, between which other tasks have their
    turn."""
    async for rows in _parts(connection, select(*ROW).select_from(timers.join(tables)), server, shard):
        yield [Timer(*row) for row in rows]


async def _parts(
    connection: Transaction, query: Select[Any], server: int | None, shard: Shard | Shards | None
) -> AsyncIterator[Sequence[Any]]:
    """The rows of a query of timers in the order of their ids; those of a part may be changed before the next."""
    if server is not None:
        query = query.where(tables.c.server == server)
    if shard is not None:
        query = query.where(belongs_to(tables.c.server, shard))
    part = query.where(timers.c.id > bindparam("last")).order_by(timers.c.id).limit(AT_ONCE)
    last = 0
    while rows := (await connection.execute(part, {"last": last})).all():
        yield rows
        last = rows[-1].id
        await asyncio.sleep(0)


@cache
def _first_due_of(shards: Shards) -> Select[tuple[Any]]:
    return FIRST_DUE.where(belongs_to(tables.c.server, shards))


async def first_due(connection: Transaction, now: int, shards: Shards = ALL) -> int | None:
    """When the next unclaimed timer is due; None when there is none."""
    due = (await connection.execute(_first_due_of(shards), {"last": now + LEASE})).scalar_one_or_none()
    return None if due is None else int(due)


def with_seats() -> Any:
    """Timers, with their seats."""
    return timers.join(seats, (seats.c.table_id == timers.c.table_id) & (seats.c.number == timers.c.seat))


def is_table() -> ColumnElement[bool]:
    """The condition that joins tables to timers."""
    return tables.c.id == timers.c.table_id


async def hours_of(connection: Transaction, table: Table, now: int) -> ClockStatus:
    """The clock status of a table now."""
    running = {timer.seat: timer for timer in await of_table(connection, table.id)}
    preferences = await preferences_at(connection, table)
    banks: dict[int, int] = {}
    if table.options.bank and len(table.people) > 1:
        lines = await lines_of(connection, table.id)
        for seat, each in preferences.items():
            timer, spent_ms = running.get(seat), lines[seat][-1].spent if seat in lines else 0
            left = max(0, table.options.bank - spent_ms)
            banks[seat] = bank_left_ms(timer, each, now) if timer is not None and timer.bank_ends else left
    return ClockStatus(now, running, preferences, banks)


async def waking_times(connection: Transaction, persons: Collection[int], now: int) -> list[int]:
    """When the present quiet hours of these people (Discord ids) end; of those who have none now nothing."""
    query = select(people.c.preferences).where(people.c.discord.in_(persons))
    ends = [quiet_until(preferences_from(document), now) for document in (await connection.execute(query)).scalars()]
    return [each for each in ends if each > now]
