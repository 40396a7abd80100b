"""What the delivery of a few kinds of messages needs to know beside the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.storage.transaction import Transaction, Work
from bot.tables.follows.rows import FOLLOW, follower_of
from bot.tables.model.messages import PendingMessage
from bot.tables.outbox.forum_rows import POST, TITLE, newest_beside, read_state
from bot.tables.outbox.waits import Wait, waits_of
from bot.tables.rules.follows import Follower
from bot.tables.rules.post_titles import PostState
from bot.tables.time.reminders import REMINDER
from bot.tables.tournaments.match_results import TOURNAMENT
from bot.tables.tournaments.rows import message_of

KINDS = (POST, TITLE, FOLLOW, REMINDER, TOURNAMENT)


class Further(NamedTuple):
    """``shown`` is what the match's post in a forum shows, ``follower`` who follows it and is to be written to.
    ``newest_post`` is that of the other matches in the forum (0: none), where this one may have one that is newer.
    ``waits`` are other matches of which the same message reminds. ``standings`` is the message that shows those of the
    tournament (None: there is none)."""

    shown: PostState | None = None
    follower: Follower | None = None
    newest_post: int = 0
    waits: tuple[Wait, ...] = ()
    standings: int | None = None


async def read_further(
    read: Callable[[Work[Further]], Awaitable[Further]], batch: Sequence[PendingMessage], *, is_doubtful: bool
) -> Further:
    """What is known now for a message and those that it stands for, ``read`` in a transaction for ``KINDS`` alone;
    ``is_doubtful``: an earlier try may have posted it."""
    if batch[0].kind not in KINDS or (batch[0].kind == REMINDER and len(batch) == 1):
        return Further()
    return await read(partial(_further_of, batch=batch, is_doubtful=is_doubtful))


async def _further_of(connection: Transaction, batch: Sequence[PendingMessage], *, is_doubtful: bool) -> Further:
    message = batch[0]
    if message.kind == REMINDER:
        return Further(waits=await waits_of(connection, batch))
    if message.kind == TOURNAMENT:
        return Further(standings=await message_of(connection, message.facts[TOURNAMENT]))
    if message.kind == POST:
        return Further(newest_post=await newest_beside(connection, message.table) if is_doubtful else 0)
    if message.kind == TITLE:
        return Further(shown=await read_state(connection, message.table))
    return Further(follower=await follower_of(connection, message.table, message.channel))
