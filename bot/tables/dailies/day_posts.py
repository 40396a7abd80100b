"""The post of the day, and the thread for talk below it: once a day in each server that wants it.

The process that leads looks for all processes. Which day it was done for last stands with the server's settings, and is
stored in the transaction that puts the message into the outbox, as with the end of a season.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b

from sqlalchemy import select

from bot.storage.schema import attempts
from bot.storage.transaction import Transaction
from bot.tables.dailies.carrier import carrier_of
from bot.tables.dailies.due_posts import DuePosts
from bot.tables.model.days import counts_until, day_of
from bot.tables.people.post_of_day import PostOfDay
from bot.tables.people.preferences import set_settings_of_server, settings_of_server
from bot.tables.results.puzzle_ratings import PuzzleRating, all_ratings
from bot.tables.store import outbox_rows
from engine.puzzles import bank
from engine.registry import MODULES, find_game

DAY_POST = "day"
TALK = "talk"
"""The kinds of the messages."""
NO_PUZZLE = 0


def puzzle_of_day(day: int, ratings: Mapping[int, PuzzleRating]) -> int | None:
    """The number of the puzzle of a day: one after the other in an order of their own, without those that few people
    like; None where there are no puzzles."""
    games = map(find_game, MODULES)
    numbers = [number for game in games for number in bank(game.package, game.rules_version)]
    liked_numbers = [
        number for number in numbers if number not in ratings or not ratings[number].is_disliked
    ] or numbers
    order = sorted(liked_numbers, key=lambda number: blake2b(str(number).encode(), digest_size=8).digest())
    return order[day % len(order)] if order else None


def wants_talk(post: PostOfDay, day: int, now: int) -> bool:
    """Whether the thread below the post of a day is to be made now: once nothing of the day before counts any more."""
    is_there = post.is_wanted and "talk" in post.parts and "challenge" in post.parts and post.message is not None
    return is_there and post.day == day and post.talk_day != day and now >= counts_until(day - 1)


class DayPosts(DuePosts):
    """Looks from time to time whether the post of a new day, or its thread, is due."""

    name = "day_posts"

    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """The post of today, or the thread below it, for each server that wants it now."""
        now = self._repository.clock.now()
        today = day_of(now)
        waiting = await self.servers_that(lambda wish: wish.post_of_day.is_due(today, now))
        puzzle = await self._puzzle_of(today) if waiting else NO_PUZZLE
        silent = await self.servers_that(lambda wish: wants_talk(wish.post_of_day, today, now))
        return [
            *(partial(self._post, server=server, now=now, puzzle=puzzle) for server in waiting),
            *(partial(self._open_talk, server=server, now=now) for server in silent),
        ]

    async def _puzzle_of(self, day: int) -> int:
        return puzzle_of_day(day, await self._repository.read(all_ratings)) or NO_PUZZLE

    async def _post(self, connection: Transaction, server: int, now: int, puzzle: int) -> bool:
        day, settings = day_of(now), await settings_of_server(connection, server, to_change=True)
        post = settings.post_of_day
        has_challenge, puzzle = "challenge" in post.parts, puzzle if "puzzle" in post.parts else NO_PUZZLE
        if post.channel is None or not post.is_due(day, now) or not (has_challenge or puzzle):
            return False
        facts = {"channel": post.channel, "day": day, "puzzle": puzzle, "challenge": int(has_challenge)}
        await self._send(connection, server, DAY_POST, facts)
        done = settings._replace(post_of_day=post._replace(day=day, message=None))
        await set_settings_of_server(connection, server, done)
        return True

    async def _open_talk(self, connection: Transaction, server: int, now: int) -> bool:
        day, settings = day_of(now), await settings_of_server(connection, server, to_change=True)
        post = settings.post_of_day
        if post.channel is None or post.message is None or not wants_talk(post, day, now):
            return False
        await set_settings_of_server(connection, server, settings._replace(post_of_day=post._replace(talk_day=day)))
        if not await _was_played(connection, server, day - 1):
            return False
        facts = {"channel": post.channel, "day": day, "message": post.message}
        await self._send(connection, server, TALK, facts)
        return True

    async def _send(self, connection: Transaction, server: int, kind: str, facts: Mapping[str, int]) -> None:
        """Put a message into the outbox, also in a server in which no one has played yet."""
        carrier = await carrier_of(connection, server, self._repository.clock.now())
        await outbox_rows.add(connection, [outbox_rows.due_at_once(carrier, server, 0, kind, facts)])
        await self._repository.tell_owner_of(connection, carrier, server)


async def _was_played(connection: Transaction, server: int, day: int) -> bool:
    """Whether there is something to talk about: a first try of a day that was begun in a server and counts."""
    # With the games: the index of days begins with them.
    is_such = (attempts.c.server == server) & (attempts.c.day == day) & attempts.c.points.is_not(None)
    is_such &= attempts.c.game.in_(MODULES)
    return (await connection.execute(select(attempts.c.table_id).where(is_such).limit(1))).first() is not None
