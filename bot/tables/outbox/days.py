"""The post of the day, and the thread for talk below it.

What Discord refuses is noted with the server's settings, where those who manage it read why; it is not tried again
before the next day, and not without end.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.runtime import metrics
from bot.storage.transaction import Transaction
from bot.tables.model.days import day_of
from bot.tables.model.messages import PostedMessage
from bot.tables.model.table import MessagePlace
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.failures import CHANNEL_GONE, MESSAGE_GONE, NO_ACCESS, UNSUITED
from bot.tables.outbox.posts import DayPost, TalkPost
from bot.tables.outbox.threads import THREAD_EXISTS
from bot.tables.people.post_of_day import PostOfDay
from bot.tables.people.preferences import set_settings_of_server, settings_of_server
from bot.tables.store.outbox_rows import DeliveryResult

REFUSED = (*NO_ACCESS, *CHANNEL_GONE, *UNSUITED)
THREAD_REFUSED = (400, 403, 404)
metrics.begin_at_zero(metrics.DAY_POSTS, ("posted", "refused", "thread_refused"))


@delivers("puzzle")  # as the outbox of an earlier version has it
@delivers("day")
async def deliver_day(delivery: Delivery) -> DeliveryResult:
    """Post the challenge and the puzzle of the day, once and only on its day."""
    table, facts = delivery.live.table, delivery.pending.facts
    before, day = delivery.messages.get("day"), facts["day"]
    if (before is not None and before.version >= day) or day != day_of(delivery.now):
        return NOTHING
    server = delivery.pending.server
    latest = DayPost(table, facts["channel"], day, facts["puzzle"], bool(facts.get("challenge")))
    try:
        new = await delivery.post(latest)
    except discord.HTTPException as error:
        if error.code not in REFUSED:
            raise
        metrics.DAY_POSTS.labels("refused").inc()
        trouble = "channel_gone" if error.code in CHANNEL_GONE else "no_access"
        return DeliveryResult(also=_noting(server, partial(_count_failure, trouble=trouble)))
    metrics.DAY_POSTS.labels("posted").inc()
    note = _noting(server, lambda post: post._replace(message=new.message, failures=0, trouble=""))
    return DeliveryResult(PostedMessage("day", new, day), also=note)


@delivers("talk")
async def deliver_talk(delivery: Delivery) -> DeliveryResult:
    """Make the thread below the post of the day, and say in it what may now be talked about."""
    table, facts = delivery.live.table, delivery.pending.facts
    place, day = MessagePlace(facts["channel"], facts["message"]), facts["day"]
    if day != day_of(delivery.now):
        return NOTHING
    try:
        thread = await _thread(delivery, place, day)
        await delivery.post(TalkPost(table, thread, day - 1))
    except discord.HTTPException as error:
        if error.code in MESSAGE_GONE:
            return NOTHING
        if error.status not in THREAD_REFUSED:
            raise
        metrics.DAY_POSTS.labels("thread_refused").inc()
        server = delivery.pending.server
        return DeliveryResult(also=_noting(server, lambda post: post._replace(trouble="no_thread")))
    return NOTHING


async def _thread(delivery: Delivery, place: MessagePlace, day: int) -> int:
    """The thread below a message, made now or by an earlier try."""
    try:
        return await delivery.messenger.open_thread(delivery.live.table, place, day - 1)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return place.message
        raise


def _count_failure(post: PostOfDay, trouble: str) -> PostOfDay:
    return post._replace(failures=post.failures + 1, trouble=trouble)


def _noting(server: int, change: Callable[[PostOfDay], PostOfDay]) -> Callable[[Transaction], Awaitable[None]]:
    """A work that notes with a server's settings what has become of its post of the day."""

    async def note(connection: Transaction) -> None:
        settings = await settings_of_server(connection, server, to_change=True)
        new_settings = settings._replace(post_of_day=change(settings.post_of_day))
        await set_settings_of_server(connection, server, new_settings)

    return note
