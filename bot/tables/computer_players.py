"""Computer players, standing answers and plans at tables. Each of their choices is stored like a person's. A plan
waits in a task of its own before it is played. Code that waits for computer players does not wait for plans, because
the delay would reveal a plan.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import uniform
from typing import Any

import structlog

from bot.processes.job_queue import PoolBusy
from bot.runtime.tasks import cancel_all
from bot.storage.fair_queue import current_server
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat
from bot.tables.pondering import Pondering, Superseded
from bot.tables.rules.choices import apply_choice
from bot.tables.rules.plans import carry_out_plan
from bot.tables.store.journal_rows import free_click
from bot.tables.store.repository import TableRepository
from bot.tables.thinking import AT_ONCE, Thinking
from engine.match import Match

_log = structlog.stdlib.get_logger("pantheon.computers")

LONGEST_PAUSE = 60.0
PLAN_PAUSE_S = (5.0, 30.0)
"""The range of seconds before a planned turn is played. The pause hides that the turn was planned."""


class Computers:
    """Answers questions that need no person, with two tasks per table. The tasks end when no such question is open and
    no plan is due.
    """

    def __init__(self, repository: TableRepository, thinking: Thinking, pondering: Pondering) -> None:
        self._repository = repository
        self.thinking = thinking
        self.pondering = pondering
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._plan_tasks: dict[int, asyncio.Task[None]] = {}
        self._closed = False
        self.plan_pause_s = PLAN_PAUSE_S

    def awaken(self, id: int) -> None:
        """Start the task of a table, unless it runs already."""
        self._start(id, self._playing, self._move, "computers")

    async def idle(self) -> None:
        """Wait until no computer player has to choose, and no plan is about to be played."""
        while running := [*self._playing.values(), *self._plan_tasks.values()]:
            await asyncio.wait(running)

    async def wait_for(self, id: int, seconds: float) -> None:
        """Wait until no computer player of this table has to choose, but not longer than this many seconds."""
        task = self._playing.get(id)
        if task is not None:
            await asyncio.wait({task}, timeout=seconds)

    async def close(self) -> None:
        """Stop, but finish storing the present choice."""
        self._closed = True
        await cancel_all((*self._playing.values(), *self._plan_tasks.values()))

    def _start(
        self, id: int, running: dict[int, asyncio.Task[None]], step: Callable[[OpenTable], Awaitable[bool]], name: str
    ) -> None:
        if id not in running and not self._closed:
            running[id] = asyncio.create_task(self._repeat(id, running, step), name=f"{name} of table {id}")

    async def _repeat(
        self, id: int, running: dict[int, asyncio.Task[None]], step: Callable[[OpenTable], Awaitable[bool]]
    ) -> None:
        """Take steps until one has nothing to do."""
        failures = 0
        try:
            while True:
                try:
                    live = await self._repository.live(id)
                    current_server.set(live.table.server or live.table.channel)
                    if not await step(live):
                        return
                    failures = 0
                except Superseded:
                    continue
                except (Refusal, PoolBusy) as refusal:
                    if isinstance(refusal, Refusal) and refusal.key not in ("busy", "cannot_save"):
                        _log.error("computer_stopped", table=id, reason=refusal.key)
                        return
                    await asyncio.sleep(min(LONGEST_PAUSE, 2.0**failures))
                    failures += 1
        finally:
            del running[id]

    async def _move(self, live: OpenTable) -> bool:
        """Answer one question; False when all open questions need a person, or wait for a plan."""
        for seat in live.asked_seats:
            order = live.by_standing_answer(seat)
            if order is not None or seat.computer is not None:
                break
        else:
            self._start(live.table.id, self._plan_tasks, self._carry_out_plan, "plans")
            return False
        id, version, number = live.table.id, live.table.version, seat.number
        option = order or await self._choose(live, seat)

        async def work() -> None:
            now = await self._repository.live(id)
            if now.table.version == version:
                change = apply_choice(
                    now, number, option, None, self._repository.clock.now(), by_order=order is not None
                )
                await self._repository.commit(now, change)

        await self._repository.run_locked(id, work)
        return True

    async def _carry_out_plan(self, live: OpenTable) -> bool:
        """Play the plan of one seat whose turn it is, after a pause like a person's; False when none is due.

        Raises Superseded when the table changes in the pause.
        """
        seat = next((each for each in live.asked_seats if live.due_way(each)), None)
        if seat is None:
            return False
        id, version, number = live.table.id, live.table.version, seat.number
        pause = asyncio.sleep(uniform(*self.plan_pause_s))
        await self.pondering.run(id, lambda now: now.table.version == version, pause)

        async def work() -> None:
            now = await self._repository.live(id)
            plan = now.table.seats[number].plan
            if now.table.version == version and plan is not None and now.due_way(now.table.seats[number]):
                click = plan.click and await self._repository.read(partial(free_click, click=plan.click))
                change = carry_out_plan(now, number, click, self._repository.clock.now())
                await self._repository.commit(now, change)

        await self._repository.run_locked(id, work)
        return True

    async def _choose(self, live: OpenTable, seat: Seat) -> str:
        """The choice of a computer player. Raises Superseded when it is not to be stored any more, PoolBusy."""
        player, match, version = seat.computer or AT_ONCE, live.playing.fork(), live.table.version
        choosing = decide(self.thinking, player, match, seat.number)
        return await self.pondering.run(live.table.id, lambda now: now.table.version == version, choosing)


async def decide(thinking: Thinking, player: str, match: Match[Any], seat: int) -> str:
    """The choice of a computer player. If it fails, the first option is taken, so that a match never hangs. Raises
    PoolBusy.
    """
    question = match.question_for(seat)
    assert question is not None
    try:
        option = (await thinking.choose(player, match, seat)).option
    except PoolBusy:
        raise
    except Exception as error:
        _log.error("computer_player_failed", player=player, game=match.game.key, exc_info=error)
        return question.options[0].id
    if question.find(option) is None:
        _log.error("computer_player_forged", player=player, game=match.game.key, option=option)
        return question.options[0].id
    return option
