"""Computer players at work: quick ones in the bot's threads, those that try moves out in a process of their own."""

from __future__ import annotations

import threading
from functools import partial
from typing import Any

import structlog

from bot.runtime.incidents import Incidents
from bot.storage.fair_queue import current_server
from engine.game import Advice
from engine.match import Match
from engine.players import THINKERS, choose, warm
from rendering.cpu_pool import Pool, PoolBusy
from rendering.worker import packed
from rendering.workers import WorkerLost, Workers

_log = structlog.stdlib.get_logger("pantheon.thinking")

STAND_IN = "greedy"
"""The player that answers where there is no time to think."""
LIMIT = 10.0
"""After so many seconds a process that thinks about one choice counts as hanging."""
EACH, ALL = 4, 12
"""How many choices may wait for the thinking process, of one server and of all."""


class Thinking:
    """Asks computer players for their choices, off the event loop.

    The thinking process starts when it is needed first, and stays. Servers take turns at it. ``greedy`` answers where
    too many wait for it, or where it dies.
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
        self._turns = Pool(1, current_server.get, short=(EACH, ALL))
        self._workers: Workers | None = None
        self._starting = threading.Lock()

    async def choose(self, player: str, match: Match[Any], seat: int) -> Advice:
        """What a computer player would choose; the match is looked at now.

        Raises PoolBusy when even quick work waits too long, UnknownPlayer, NotAsked.
        """
        if player in THINKERS and self._in_process:
            order = packed(partial(choose, player, match, seat))
            try:
                return await self._turns.run(lambda: self._carried_out(order))
            except (PoolBusy, WorkerLost) as error:
                _log.warning("stood_in", player=player, game=match.game.key, reason=type(error).__name__)
                player = STAND_IN
        return await self._pool.run(partial(choose, player, match, seat), long=player in THINKERS)

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

    def _carried_out(self, order: bytes) -> Advice:
        with self._starting:
            if self._turns.closed:
                raise PoolBusy("the pool is closed")
            if self._workers is None:
                self._workers = Workers(
                    1, warm, lost=partial(self._incidents.note, doing="thinking in a process"), limits=(LIMIT, LIMIT)
                )
        advice: Advice = self._workers.run(order)
        return advice
