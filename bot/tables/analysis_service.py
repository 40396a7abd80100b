"""Analyses of finished matches: computed once in the background, piece by piece, and stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy import delete, insert, select, update

from bot.processes.job_queue import PoolBusy
from bot.processes.workers import WorkerLost
from bot.runtime.clock import Clock
from bot.runtime.tasks import cancel_all
from bot.storage.fair_queue import current_server
from bot.storage.schema import analyses, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.analysis_work import analyse
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.posing_work import pose
from bot.tables.results.skill import note_skill
from bot.tables.store.journal_rows import read_journal
from bot.tables.store.repository import TableRepository
from bot.tables.thinking import Thinking
from engine.analysis.report import Analysis, ChoicePuzzle, Costly, from_json
from engine.match import Match

T = TypeVar("T")

WAITING = 4
"""The largest number of matches of one server in the queue, including the present one."""
POSING = 8
"""The largest number of puzzles in work, over all servers."""
TRIES, PAUSE = 5, 1.0
"""The number of tries for a piece of work that finds no place, and the seconds between them."""

_log = structlog.stdlib.get_logger("pantheon.analysis")


class Running:
    """An analysis in work. ``share`` is the finished part, from 0 to 1."""

    def __init__(self, id: int, server: int) -> None:
        self.id = id
        self.server = server
        self.share = 0.0
        self.task: asyncio.Task[Any]

    def note(self, share: float) -> None:
        """Note how much of it is done."""
        self.share = share


class Analyses:
    """Makes and stores analyses, one at a time for each server. An analysis that is broken off begins again on the
    next request.
    """

    def __init__(self, repository: TableRepository, thinking: Thinking, clock: Clock) -> None:
        self._repository = repository
        self._thinking = thinking
        self._clock = clock
        self._running: dict[int, Running] = {}
        self._posing: dict[tuple[int, int], Running] = {}
        self._turns: dict[int, asyncio.Lock] = {}
        self._closed = False

    async def find_stored(self, id: int) -> Analysis | None:
        """The analysis of a match, if it was made before. Raises Refusal: busy, cannot_save."""
        query = select(analyses.c.found).where(analyses.c.table_id == id)
        rows = await self._repository.read(lambda connection: connection.execute(query))
        document = rows.scalar_one_or_none()
        try:
            return None if document is None else from_json(document)
        except (KeyError, TypeError, ValueError) as error:
            _log.error("analysis_unreadable", table=id, exc_info=error)
            return None

    async def begin(self, id: int) -> Running:
        """Have a match analysed. Requests for the same match share one analysis.

        Raises Refusal: wrong_stage (it is not over, or never began), other_rules, no_table, busy.
        """
        live = await self._repository.live(id)
        if live.table.is_open or live.table.started is None:
            raise Refusal("wrong_stage", {"stage": live.table.stage})
        match = live.playing.fork()
        if id in self._running:
            return self._running[id]
        # Without a server, each person is one of their own.
        server = live.table.server or -live.table.host
        if self._closed or sum(running.server == server for running in self._running.values()) >= WAITING:
            raise Refusal("busy")
        running = self._running[id] = Running(id, server)
        running.task = asyncio.create_task(self._make(running, live, match), name=f"analysis of table {id}")
        running.task.add_done_callback(lambda task: self._end(running, task))
        return running

    async def begin_posing(self, id: int, costly: Costly) -> Running:
        """Have a costly choice examined as a puzzle. Requests for the same choice share one result.

        Raises Refusal: other_rules, no_table, busy.
        """
        match, key = (await self._repository.live(id)).playing.fork(), (id, costly.entries)
        if key in self._posing:
            return self._posing[key]
        if self._closed or len(self._posing) >= POSING:
            raise Refusal("busy")
        running = self._posing[key] = Running(id, 0)
        running.task = asyncio.create_task(self._pose(running, match, costly), name=f"puzzle of table {id}")
        running.task.add_done_callback(lambda _: self._posing.pop(key, None))
        return running

    async def _pose(self, running: Running, match: Match[Any], costly: Costly) -> ChoicePuzzle:
        puzzle = await pose(match, costly, self._piece, running.note)
        await self._keep_posed(running.id, puzzle)
        return puzzle

    async def share_posed(self, id: int, entries: int) -> None:
        """Note that a puzzle was posed to others. Raises Refusal: no_puzzle, busy, cannot_save."""
        analysis = await self.find_stored(id)
        puzzle = None if analysis is None else analysis.posed_at(entries)
        if puzzle is None or not puzzle.best:
            raise Refusal("no_puzzle")
        await self._keep_posed(id, puzzle._replace(shared=True))

    async def share(self, id: int, seat: int) -> None:
        """Note that a seat's person has shown their analysis to everyone. Raises Refusal: busy, cannot_save."""
        await self._repository.write(lambda c: _change(c, id, seat, lambda analysis: analysis.with_shared(seat)))

    async def _keep_posed(self, id: int, puzzle: ChoicePuzzle) -> None:
        await self._repository.write(
            lambda c: _change(c, id, puzzle.seat, lambda analysis: analysis.with_posed(puzzle))
        )

    async def close(self) -> None:
        """Break off all work."""
        self._closed = True
        await cancel_all(running.task for running in (*self._running.values(), *self._posing.values()))

    def _end(self, running: Running, task: asyncio.Task[Analysis]) -> None:
        self._running.pop(running.id, None)
        if all(other.server != running.server for other in self._running.values()):
            self._turns.pop(running.server, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.warning("analysis_failed", table=running.id, reason=type(error).__name__)

    async def _make(self, running: Running, live: OpenTable, match: Match[Any]) -> Analysis:
        current_server.set(running.server)
        async with self._turns.setdefault(running.server, asyncio.Lock()):
            earlier = await self.find_stored(running.id)
            if earlier is not None and earlier.favours is not None:
                return earlier
            entries = await self._repository.read(lambda connection: _choices_of_people(connection, live))
            analysis = await analyse(match, entries, self._piece, running.note)
            await self._repository.write(lambda connection: _keep(connection, live.table, analysis, self._clock.now()))
        return analysis

    async def _piece(self, work: Callable[[], T]) -> T:
        """The result of one piece of work. It waits where there is no place for it yet."""
        for _ in range(TRIES - 1):
            try:
                return await self._thinking.in_background(work)
            except (PoolBusy, WorkerLost):
                await asyncio.sleep(PAUSE)
        return await self._thinking.in_background(work)


async def _choices_of_people(connection: Transaction, live: OpenTable) -> list[int]:
    """Which choices of a match, counted from 0, were made by clicks of people whose seats still have a person."""
    people = {seat.number for seat in live.table.seats if seat.person is not None}
    rows = await read_journal(connection, live.table.id)
    return [
        number
        for number, row in enumerate(rows)
        if (row.interaction is not None or row.joined) and not row.by_order and row.seat in people
    ]


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Forget the analysis of a match that was given up and continues."""
    if before is not None and not before.table.is_open and after.table.is_open:
        await connection.execute(delete(analyses).where(analyses.c.table_id == after.table.id))


async def _keep(connection: Transaction, table: Table, analysis: Analysis, now: int) -> None:
    """Store an analysis, unless there is one already, or its match was removed or resumed meanwhile. To an analysis of
    an earlier version only the favours are added. Parts about a seat whose person was erased meanwhile are dropped.
    """
    id, is_same = table.id, (tables.c.stage == table.stage) & (tables.c.ended == table.ended)
    is_there = await connection.execute(select(tables.c.id).where(tables.c.id == id, is_same))
    row = (await connection.execute(select(analyses.c.found).where(analyses.c.table_id == id))).scalar_one_or_none()
    if is_there.first() is None or (row is not None and row.get("favours") is not None):
        return
    query = select(seats.c.number).where(seats.c.table_id == id, seats.c.person.is_not(None))
    people = {*(await connection.execute(query)).scalars()}
    own_analysis = analysis.of_seats(people)
    if row is not None:
        document = {**row, "favours": own_analysis.to_json()["favours"]}
        await connection.execute(update(analyses).where(analyses.c.table_id == id).values(found=document))
        return
    await connection.execute(insert(analyses).values(table_id=id, found=own_analysis.to_json(), made=now))
    await note_skill(connection, id, own_analysis)


async def _change(connection: Transaction, id: int, seat: int, change: Callable[[Analysis], Analysis]) -> None:
    """Store a change of an analysis for a person's own seat, unless the analysis or that person is gone."""
    query = select(analyses.c.found).where(analyses.c.table_id == id).with_for_update()
    document = (await connection.execute(query)).scalar_one_or_none()
    is_own = (seats.c.table_id == id) & (seats.c.number == seat) & seats.c.person.is_not(None)
    if document is None or (await connection.execute(select(seats.c.number).where(is_own))).first() is None:
        return
    changed_json = change(from_json(document)).to_json()
    await connection.execute(update(analyses).where(analyses.c.table_id == id).values(found=changed_json))
