"""What seats have used of their time banks, as rows; written in the transaction of the choice that ends their time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import banks, people
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import TableOptions
from bot.tables.model.table import Table
from bot.tables.people.preferences import Preferences, preferences_from
from bot.tables.rules.banks import (
    Bank,
    Line,
    decision_ms,
    least_ms,
    line_after_undo,
    line_at,
    quiet_hours_of_bank,
    with_increment,
    with_use,
)
from bot.tables.rules.timers import Timer, bank_left_ms, grace, rest_of_decision, start_timer

ROW = [banks.c[name] for name in Line._fields]


class Ledger:
    """The time banks of a table in one transaction: what each seat has used, and what a change adds to that.

    ``length`` is how many choices have been made after the change.
    """

    def __init__(
        self,
        connection: Transaction,
        live: OpenTable,
        lines: Mapping[int, list[Line]],
        preferences: Mapping[int, Preferences],
    ) -> None:
        self._connection = connection
        self._table = live.table.id
        self._options: TableOptions = live.table.options
        self._length = 0 if live.match is None else len(live.match.journal)
        self._lines = dict(lines)
        self._preferences = preferences
        self._rests: dict[int, int] = {}

    def left_to(self, seat: int) -> int:
        """What a seat has left of its bank that is not asked."""
        return max(0, self._options.bank - line_at(self._lines.get(seat, ()), self._length).spent)

    @property
    def undone_seats(self) -> set[int]:
        """The seats of which choices are noted that are not made any more."""
        return {seat for seat, lines in self._lines.items() if lines and lines[-1].length > self._length}

    async def step_back(self, seats: Collection[int]) -> None:
        """Forget what was noted of choices that are undone. A seat that is asked again has as much as before theirs."""
        again = {seat: line_after_undo(self._lines[seat], self._length) for seat in self.undone_seats & {*seats}}
        for seat in self.undone_seats:
            self._lines[seat] = [line for line in self._lines[seat] if line.length <= self._length]
        is_undone = (banks.c.table_id == self._table) & (banks.c.length > self._length)
        await self._connection.execute(delete(banks).where(is_undone))
        for seat, line in again.items():
            if line is not None:
                self._rests[seat] = line.rest
                await self._note(seat, line)

    async def end(self, timer: Timer, now: int, *, continues: bool = False) -> None:
        """Note what a seat has used while its time ran that ends now; ``continues``: another begins with the rest of
        the limit for the decision, since the bank is another one."""
        if continues and timer.deadline:
            self._rests[timer.seat] = rest_of_decision(timer, now)
        used = timer.bank - bank_left_ms(timer, self._preferences.get(timer.seat, Preferences()), now)
        line = line_at(self._lines.get(timer.seat, ()), self._length)
        await self._note(
            timer.seat, with_use(line, self._length, used, rest_of_decision(timer, now), self._options.bank)
        )

    async def pay(self, seat: int) -> None:
        """Give a seat the increment for a turn of its own."""
        line = line_at(self._lines.get(seat, ()), self._length)
        if self._options.increment and line.spent:
            await self._note(seat, with_increment(line, self._length, self._options.increment))

    async def _note(self, seat: int, line: Line) -> None:
        self._lines[seat] = [*(each for each in self._lines.get(seat, ()) if each.length < line.length), line]
        row = insert(banks).values(table_id=self._table, seat=seat, **line._asdict())
        values = {name: row.excluded[name] for name in ("spent", "before", "rest")}
        await self._connection.execute(
            row.on_conflict_do_update(index_elements=["table_id", "seat", "length"], set_=values)
        )

    def start(self, seat: int, ticket: int, now: int, *, is_first: bool) -> Timer:
        """The timer of a seat that is asked now, also again after an undo."""
        options, left = self._options, self.left_to(seat)
        limit = decision_ms(options.limit, left, least_ms(options.limit, is_first=is_first))
        if seat in self._rests:
            limit = min(limit, max(self._rests[seat], grace(limit)))
        quiet = quiet_hours_of_bank(self._preferences.get(seat, Preferences())) if options.pauses else None
        at_once = options.after_time == "computer"
        return start_timer(self._table, seat, ticket, now, limit, at_once=at_once, bank=Bank(left, quiet))


async def lines_of(connection: Transaction, table: int) -> dict[int, list[Line]]:
    """What the seats of a table have used of their banks, by seat."""
    query = select(banks.c.seat, *ROW).where(banks.c.table_id == table).order_by(banks.c.seat, banks.c.length)
    lines: dict[int, list[Line]] = {}
    for row in await connection.execute(query):
        lines.setdefault(row.seat, []).append(Line(*row[1:]))
    return lines


async def ledger_of(connection: Transaction, live: OpenTable) -> Ledger:
    """The time banks of a table, as they stood before its last change."""
    lines = await lines_of(connection, live.table.id)
    return Ledger(connection, live, lines, await preferences_at(connection, live.table))


async def preferences_at(connection: Transaction, table: Table) -> dict[int, Preferences]:
    """The preferences of the people of a table, by seat."""
    query = select(people.c.discord, people.c.preferences).where(people.c.discord.in_(table.people))
    documents: dict[int, Any] = {row.discord: row.preferences for row in await connection.execute(query)}
    return {
        seat.number: preferences_from(documents.get(seat.person)) for seat in table.seats if seat.person is not None
    }
