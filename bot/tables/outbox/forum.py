"""A match's post in a forum: made with its lobby as first message, then kept up to date, and closed after the end.

A post is made in the queue of its forum, one after the other, so that its tags are made once. Its title and tags come
after everything else of the post (``best_effort``), because Discord lets a title be changed seldom
(``rules/post_titles.py``).
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256

import discord

from bot.runtime import metrics
from bot.storage.transaction import Transaction
from bot.tables.model.messages import PostedMessage
from bot.tables.model.table import MessagePlace
from bot.tables.outbox import forum_rows
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.failures import CHANNEL_GONE, NO_ACCESS
from bot.tables.outbox.forum_rows import POST, TITLE
from bot.tables.outbox.musters import to_mention
from bot.tables.outbox.notices import put_off
from bot.tables.outbox.posts import LobbyPost
from bot.tables.rules.place import messages_in_post, settle_in_post
from bot.tables.rules.post_titles import PostChange, PostGoal, PostState, Step, after_step, next_step, tags_of
from bot.tables.store.outbox_rows import DeliveryResult

OUTCOMES = ("made", "renamed", "postponed", "closed", "refused", "tags_made", "tags_lacking")
metrics.begin_at_zero(metrics.FORUM_POSTS, OUTCOMES)


@delivers(POST)
async def deliver_post(delivery: Delivery) -> DeliveryResult:
    """Make the post of a match; one that an earlier try may have made is looked for first."""
    table, forum = delivery.live.table, delivery.pending.facts["channel"]
    if table.forum != forum or not table.is_open:
        return NOTHING
    if table.has_channel:
        # The program ended after this was stored, and before what follows.
        is_shown = "lobby" in delivery.messages
        return NOTHING if is_shown else _result_of(delivery, MessagePlace(table.channel, table.channel))
    existing = await delivery.messenger.find_post(table, delivery.further.newest_post) if delivery.doubtful else None
    if existing is not None:
        # What its title and tags say is as old as the earlier try.
        place, state = existing, PostState("", ())
    else:
        title, tags = await delivery.messenger.post_title(delivery.live), tags_of(table)
        lobby, state = LobbyPost(table, to_mention(delivery, 0)), PostState(digest(title), tags)
        place = await delivery.messenger.open_post(lobby, title, tags)
    metrics.FORUM_POSTS.labels("made").inc()
    write_state = partial(forum_rows.write_shown, table=table.id, state=state)
    return _result_of(delivery, place)._replace(becomes=partial(settle_in_post, thread=place.channel), also=write_state)


def _result_of(delivery: Delivery, place: MessagePlace) -> DeliveryResult:
    """A post that is there: it shows the lobby as it was before, and the rest follows."""
    table = delivery.live.table
    then = PostedMessage("lobby", place, min(table.version, delivery.pending.facts.get("version", 0)))
    facts = {"channel": place.channel}
    return DeliveryResult(then, follow_ups=tuple((kind, facts) for kind in messages_in_post(table)))


@delivers(TITLE)
async def deliver_title(delivery: Delivery) -> DeliveryResult:
    """Change a post as far as Discord lets it be changed now; the rest waits in the outbox."""
    table, now, here = delivery.live.table, delivery.now, delivery.pending.channel
    is_away = table.forum is None or table.channel != here
    state = delivery.further.shown
    if state is None:
        if is_away:
            return NOTHING
        state = PostState("", ())
    ended_at = table.moved if is_away else None if table.is_open else table.ended or table.moved
    title = await delivery.messenger.post_title(delivery.live, is_over=ended_at is not None)
    goal = PostGoal(digest(title), tags_of(table, is_over=is_away), ended_at)
    step = next_step(state, goal, now)
    if not step.is_idle:
        try:
            await delivery.messenger.change_post(
                table,
                MessagePlace(here, here),
                delivery.pending.facts.get("forum") or table.forum,
                PostChange(title if step.renames else None, goal.tags if step.retags else None, step.is_closed),
            )
        except discord.HTTPException as error:
            if error.code not in (*NO_ACCESS, *CHANNEL_GONE):
                raise
            metrics.FORUM_POSTS.labels("refused").inc()
            return NOTHING
    for outcome, is_so in (("renamed", step.renames), ("closed", step.is_closed), ("postponed", step.again)):
        if is_so:
            metrics.FORUM_POSTS.labels(outcome).inc()
    after = after_step(state, goal, step, now)
    return DeliveryResult(also=partial(_keep, delivery=delivery, state=after, step=step))


async def _keep(connection: Transaction, delivery: Delivery, state: PostState, step: Step) -> None:
    await forum_rows.write_shown(connection, delivery.live.table.id, state)
    if step.again is not None:
        await put_off(connection, delivery.pending, step.again)


def digest(title: str) -> str:
    """What is kept of a title: it may hold names of people."""
    return sha256(title.encode()).hexdigest()[:32]
