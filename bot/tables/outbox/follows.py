"""Direct messages to people who follow a match. What was put into the outbox is compared with what holds now: whether
they still follow it, see its channel, and want to read it at this time."""

from __future__ import annotations

from functools import partial

import discord

from bot.runtime import metrics
from bot.storage.transaction import Transaction
from bot.tables.follows import rows
from bot.tables.follows.rows import FOLLOW
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers, last_notes
from bot.tables.outbox.failures import REFUSED, STRANGER
from bot.tables.outbox.notices import put_off
from bot.tables.outbox.posts import FollowPost
from bot.tables.outbox.time_messages import note_refusal
from bot.tables.rules.follows import is_due, time_of_message
from bot.tables.store.outbox_rows import DeliveryResult

metrics.begin_at_zero(metrics.FOLLOWS, ("followed", "stopped", "written", "put_off", "unseen", "refused"))


@delivers(FOLLOW)
async def deliver_follow(delivery: Delivery) -> DeliveryResult:
    """Tell who follows a match about a turn or its end; who may not see it any more learns nothing and follows it no
    more."""
    live, table, follower = delivery.live, delivery.live.table, delivery.further.follower
    queue = delivery.pending.channel
    end_result = DeliveryResult(also=partial(rows.end, table=table.id, queue=queue))
    if follower is None:
        return NOTHING
    if table.seat_of(follower.person) is not None or follower.preferences.refused:
        return end_result
    if not is_due(follower, table) or (table.is_open and live.match is None):
        return NOTHING
    if (until := time_of_message(follower, table, delivery.now)) > delivery.now:
        metrics.FOLLOWS.labels("put_off").inc()
        return DeliveryResult(also=partial(put_off, message=delivery.pending, until=until))
    sees = await delivery.messenger.can_see(table, follower.person)
    if sees is None:
        raise TimeoutError("Discord does not say who sees the channel")
    if not sees:
        metrics.FOLLOWS.labels("unseen").inc()
        return end_result
    match = None if live.match is None or live.other_rules or table.stage == "ended" else live.match
    news = () if match is None else live.story(min(follower.events, live.length))
    board = delivery.messages.get("board" if table.is_open else "final") or delivery.messages.get("board")
    try:
        await delivery.post(FollowPost(table, follower.person, match, news, last_notes(live), board and board.place))
    except discord.HTTPException as error:
        if error.code not in (*REFUSED, STRANGER):
            raise
        metrics.FOLLOWS.labels("refused").inc()
        is_refused = error.code in REFUSED
        return DeliveryResult(also=partial(_give_up, delivery, follower.person, is_refused=is_refused))
    metrics.FOLLOWS.labels("written").inc()
    if not table.is_open:
        return end_result
    note = partial(rows.note_written, table=table.id, queue=queue, events=live.length, now=delivery.now)
    return DeliveryResult(also=note)


async def _give_up(delivery: Delivery, person: int, connection: Transaction, *, is_refused: bool) -> None:
    await rows.end(connection, delivery.live.table.id, delivery.pending.channel)
    if is_refused:
        await note_refusal(connection, person)
