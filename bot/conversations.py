"""Opens the conversations in which the bot writes to people, as fast as Discord allows it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace

import discord

from bot.runtime.clock import SECOND, Clock
from bot.runtime.rate_limits import DirectMessageLimiter
from bot.services import ViewServices
from bot.tables.model.table import MessagePlace
from bot.tables.outbox.failures import CHANNEL_GONE, STRANGER, TOO_MANY, OpensLater
from bot.tables.outbox.posts import (
    PERSONAL,
    DirectMusterPost,
    DirectNoticePost,
    DirectReminderPost,
    DrillPost,
    FollowPost,
    FoundPost,
    Post,
    SeatPost,
    TurnOverPost,
    TurnPost,
)
from bot.tables.rules.opening_pace import Urgency

NOT_OURS = (*CHANNEL_GONE, 50001)
"""Discord's codes for a conversation that is another bot's."""
URGENCY: Mapping[type[Post], Urgency] = {
    TurnPost: 0,
    TurnOverPost: 0,
    FoundPost: 0,
    DirectMusterPost: 0,
    DirectReminderPost: 1,
    DirectNoticePost: 3,
    DrillPost: 3,
    FollowPost: 3,
}
"""The urgency of new conversations; other news has 2."""


class DirectConversations:
    """Finds and opens the conversations with people."""

    def __init__(self, client: discord.Client, services: ViewServices, clock: Clock) -> None:
        self._client = client
        self._stored = services.tables.conversations
        self._limiter = DirectMessageLimiter(clock)

    async def channel_for(self, post: DirectReminderPost | SeatPost | FollowPost) -> discord.PartialMessageable:
        """The channel for a direct message.

        Raises discord.RateLimited when too many were sent or opened lately, and discord.Forbidden with the code
        ``STRANGER`` where the person has not used the bot.
        """
        person = post.person
        admission = await self._stored.admit(person, URGENCY.get(type(post), 2))
        if admission.is_stranger:
            answer = SimpleNamespace(status=403, reason="not asked")
            raise discord.Forbidden(answer, {"code": STRANGER, "message": "The person has not used the bot."})
        if admission.waits:
            raise OpensLater(admission.waits / SECOND)
        if admission.channel is not None:
            # People who wait for a new conversation must not use up the rate for others; new conversations are few
            # anyway.
            self._limiter.take()
            return self._client.get_partial_messageable(admission.channel)
        async with self._slowed():
            channel = (await self._client.create_dm(discord.Object(person))).id
        await self._stored.note_opened(person, channel)
        return self._client.get_partial_messageable(channel)

    @asynccontextmanager
    async def sending(self, post: Post, place: MessagePlace | None) -> AsyncIterator[None]:
        """Note what Discord's errors say about a conversation, while a post is sent there."""
        if place is not None or not isinstance(post, PERSONAL):
            yield
            return
        try:
            async with self._slowed():
                yield
        except discord.HTTPException as error:
            if error.code not in NOT_OURS:
                raise
            await self._stored.note_gone(post.person)
            raise discord.RateLimited(1.0) from error

    @asynccontextmanager
    async def _slowed(self) -> AsyncIterator[None]:
        try:
            yield
        except discord.HTTPException as error:
            if error.code == TOO_MANY and not getattr(error, "is_noted", False):
                error.is_noted = True  # type: ignore[attr-defined]
                await self._stored.note_too_fast()
            raise
