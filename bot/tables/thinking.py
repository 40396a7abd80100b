"""Computer players at work: quick ones in the bot's threads, those that try moves out in a process of their own.

Analyses are worked out in that process too, in pieces, so that no computer player waits for more than one of them.
Whoever is cancelled while it thinks for them leaves the queue, and it stops at once.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar, cast

import structlog

from bot.processes.cpu_pool import Pool
from bot.processes.job_queue import PoolBusy
from bot.processes.worker import pack_work
from bot.processes.workers import WorkerLost, Workers
from bot.runtime.incidents import Incidents
from bot.storage.fair_queue import current_server
from engine.advice import Advice
from engine.match import Match
from engine.players import THINKERS, choose, warm

T = TypeVar("T")

_log = structlog.stdlib.get_logger("pantheon.thinking")

AT_ONCE = "greedy"
"""The player that answers where there is no time to think."""
LIMIT = 10.0
"""After this many seconds a process that thinks about one choice counts as hanging."""
EACH, ALL = 4, 12
"""How many choices may wait for the thinking process, of one server and of all."""
IN_BACKGROUND = "background"
"""Queue key of background work; all of it shares one turn, like a server."""

_caller: ContextVar[str | None] = ContextVar("caller", default=None)


class Thinking:
    """Asks computer players for their choices, off the event loop.

    The thinking process starts when it is warmed or needed first, and stays. Servers take turns at it. ``greedy``
    answers where too many wait for it, or where it dies.
    """

    def __init__(
        self,
        pool: Pool,
        incidents: Incidents | None = None,
        *,
        in_process: bool = True,
    ) -> None:
        self._pool = pool
        self._in_process = in_process
        self._incidents = incidents or Incidents()
        self._turns = Pool(1, lambda: _caller.get() or current_server.get(), short=(EACH, ALL))
        self._in_background = asyncio.Lock()
        self._workers: Workers | None = None
        self._starting = threading.Lock()
        self._is_warmed = False

    def warm(self) -> None:
        """Start the process and have it read what was learned, in a thread: the first choice will not wait for it.
        Only the first call does something."""
        if self._in_process and not self._is_warmed:
            self._is_warmed = True
            threading.Thread(target=self._warm, name="warming", daemon=True).start()

    def _warm(self) -> None:
        try:
            self._carry_out(pack_work(warm))
        except (PoolBusy, WorkerLost) as error:
            _log.warning("not_warmed", reason=type(error).__name__)

    async def choose(self, player: str, match: Match[Any], seat: int) -> Advice:
        """What a computer player would choose; the match is looked at now.

        Raises PoolBusy when even quick work waits too long, UnknownPlayer, NotAsked.
        """
        if player in THINKERS and self._in_process:
            try:
                return await self._in_turn(partial(choose, player, match, seat))
            except (PoolBusy, WorkerLost) as error:
                _log.warning("stood_in", player=player, game=match.game.key, reason=type(error).__name__)
                player = AT_ONCE
        return await self._pool.run(partial(choose, player, match, seat), long=player in THINKERS)

    async def work_out(self, work: Callable[[], T]) -> T:
        """The result of work that someone waits for; it is packed now, and takes its turn with computer players.

        Raises PoolBusy when too much waits, WorkerLost, and what the work raises.
        """
        return await (self._in_turn(work) if self._in_process else self._pool.run(work, long=True))

    async def in_background(self, work: Callable[[], T]) -> T:
        """The result of a short piece of work that no match waits for: one at a time, of all servers.

        Raises the same as ``work_out``.
        """
        async with self._in_background:
            token = _caller.set(IN_BACKGROUND)
            try:
                return await self.work_out(work)
            finally:
                _caller.reset(token)

    async def _in_turn(self, work: Callable[[], T]) -> T:
        order = pack_work(work)
        try:
            return cast("T", await self._turns.run(lambda: self._carry_out(order)))
        except asyncio.CancelledError:
            if self._workers is not None:
                self._workers.break_off(order)
            raise

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that think."""
        return [] if self._workers is None else self._workers.processes

    def close(self) -> None:
        """End the process; what waits is dropped. Can be called twice."""
        self._turns.close()
        with self._starting:
            if self._workers is not None:
                self._workers.close()

    def _carry_out(self, order: bytes) -> Any:
        with self._starting:
            if self._turns.is_closed:
                raise PoolBusy("the pool is closed")
            if self._workers is None:
                self._workers = Workers(
                    1, warm, lost=partial(self._incidents.note, doing="thinking in a process"), limits=(LIMIT, LIMIT)
                )
        return self._workers.run(order)
