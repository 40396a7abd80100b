"""Computer players at tables: they choose in the background, and each choice is stored like anybody's."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from bot.tables.live import Live
from bot.tables.moves import made
from bot.tables.refusals import Refusal
from bot.tables.shelf import Shelf
from bot.tables.table import Seat
from engine.match import Match
from engine.players import choose

_log = structlog.stdlib.get_logger("pantheon.computers")

AT_ONCE = 2
LONGEST_PAUSE = 60.0


class Computers:
    """Plays the computer seats of every table where one is asked: one task per table, which ends when none is."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    def awaken(self, id: int) -> None:
        """Let the computer seats of a table play, unless they do already."""
        if id not in self._playing and not self._closed:
            self._playing[id] = asyncio.create_task(self._play(id), name=f"computers of table {id}")

    async def idle(self) -> None:
        """Wait until no computer player has to choose."""
        while self._playing:
            await asyncio.wait(list(self._playing.values()))

    async def close(self) -> None:
        """Stop; a choice that is being stored is stored."""
        self._closed = True
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, id: int) -> None:
        failures = 0
        try:
            while True:
                try:
                    live = await self._shelf.live(id)
                    seat = next((seat for seat in live.asked if seat.computer is not None), None)
                    if seat is None:
                        return
                    await self._move(live, seat)
                    failures = 0
                except Refusal as refusal:
                    if refusal.key not in ("busy", "cannot_save"):
                        _log.error("computer_stopped", table=id, reason=refusal.key)
                        return
                    await asyncio.sleep(min(LONGEST_PAUSE, 2.0**failures))
                    failures += 1
        finally:
            del self._playing[id]

    async def _move(self, live: Live, seat: Seat) -> None:
        id, version = live.table.id, live.table.version
        async with self._places:
            option = await asyncio.to_thread(decide, seat.computer or "greedy", live.playing.fork(), seat.number)

        async def work() -> None:
            now = await self._shelf.live(id)
            if now.table.version == version and now.table.seats[seat.number].computer is not None:
                await self._shelf.commit(now, made(now, seat.number, option, None, self._shelf.clock.now()))

        await self._shelf.alone(id, work)


def decide(player: str, match: Match[Any], seat: int) -> str:
    """A computer player's choice; if it has a fault, the first option, so that a match never hangs."""
    question = match.question_for(seat)
    assert question is not None
    try:
        option = choose(player, match, seat).option
    except Exception as error:
        _log.error("computer_player_failed", player=player, game=match.game.key, exc_info=error)
        return question.options[0].id
    if question.find(option) is None:
        _log.error("computer_player_forged", player=player, game=match.game.key, option=option)
        return question.options[0].id
    return option
