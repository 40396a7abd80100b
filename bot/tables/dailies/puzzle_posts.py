"""The puzzle of the day is posted once a day in each server that wants it: by the leader, for all processes.

Which day it was posted for last stands with the server's settings, and is stored in the transaction that puts the
message into the outbox, as with the end of a season.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b

from sqlalchemy import func, select

from bot.storage.schema import tables
from bot.storage.transaction import Transaction
from bot.tables.dailies.looking import Looking
from bot.tables.model.days import day_of
from bot.tables.people.preferences import set_settings_of_server, settings_of_server
from bot.tables.results.puzzle_ratings import PuzzleRating, all_ratings
from bot.tables.store import outbox_rows
from bot.tables.store.repository import TABLE
from engine.puzzles import bank
from engine.registry import MODULES, find_game

PUZZLE = "puzzle"
"""The kind of the message."""


def puzzle_of_day(day: int, ratings: Mapping[int, PuzzleRating]) -> int | None:
    """The number of the puzzle of a day: one after the other in an order of their own, without those that few people
    like; None where there are no puzzles."""
    games = map(find_game, MODULES)
    numbers = [number for game in games for number in bank(game.package, game.rules_version)]
    liked = [number for number in numbers if number not in ratings or not ratings[number].is_disliked] or numbers
    ordered = sorted(liked, key=lambda number: blake2b(str(number).encode(), digest_size=8).digest())
    return ordered[day % len(ordered)] if ordered else None


class DailyPuzzles(Looking):
    """Looks from time to time whether the puzzle of a new day is to be posted."""

    name = "daily_puzzles"

    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """The puzzle of today for each server that wants it."""
        today = day_of(self._repository.clock.now())
        waiting = await self.servers_that(lambda wish: bool(wish.puzzle_channel) and wish.puzzle_day != today)
        puzzle = puzzle_of_day(today, await self._repository.read(all_ratings)) if waiting else None
        if puzzle is None:
            return ()
        return [partial(self._post, server=server, day=today, puzzle=puzzle) for server in waiting]

    async def _post(self, connection: Transaction, server: int, day: int, puzzle: int) -> bool:
        settings = await settings_of_server(connection, server, to_change=True)
        newest = select(func.max(tables.c.id)).where(tables.c.server == server)
        carrier = (await connection.execute(newest)).scalar_one_or_none()
        if settings.puzzle_channel is None or settings.puzzle_day == day or carrier is None:
            return False
        await set_settings_of_server(connection, server, settings._replace(puzzle_day=day))
        facts = {"channel": settings.puzzle_channel, "puzzle": puzzle, "day": day}
        await outbox_rows.add(connection, [outbox_rows.due_at_once(carrier, server, 0, PUZZLE, facts)])
        await self._repository.database.tell_others(connection, f"{TABLE} {carrier}")
        return True
