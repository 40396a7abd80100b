"""A match's place: its own thread, another channel it moves to, and the message where it can no longer be shown.

A thread is made from the lobby's message. Discord makes only one thread of a message, so a repeated try is harmless.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.model.messages import OutboxMessage, PostedMessage
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers, follow_up
from bot.tables.outbox.failures import CHANNEL_GONE, MESSAGE_GONE, Verdict
from bot.tables.outbox.messenger import Messenger
from bot.tables.outbox.posts import LobbyPost, StuckPost
from bot.tables.rules.place import settle_in_thread
from bot.tables.store.outbox_rows import DeliveryResult

THREAD_EXISTS = 160004
"""Discord's code for a message that has a thread already. Such a thread has the message's id."""


@delivers("thread")
async def deliver_thread(delivery: Delivery) -> DeliveryResult:
    """Make the thread of a match from its lobby's message; where that cannot be, the match stays in the channel."""
    table, lobby = delivery.live.table, delivery.messages.get("lobby")
    here = delivery.pending.channel
    if table.stage != "playing" or table.channel != here:
        return NOTHING
    place = lobby.place if lobby is not None and not delivery.fresh else None
    if place is None or place.channel != here:
        place = await delivery.post(LobbyPost(table))
    thread = await _thread(delivery.messenger, table, place)
    return DeliveryResult(
        PostedMessage("lobby", place, table.version), becomes=partial(settle_in_thread, here=here, thread=thread)
    )


async def _thread(messenger: Messenger, table: Table, place: MessagePlace) -> int | None:
    """The thread of a message, made now or by an earlier try; None when Discord does not let us make one."""
    try:
        return await messenger.open_thread(table, place)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return place.message
        if error.status not in (400, 403, 404) or error.code in (*CHANNEL_GONE, *MESSAGE_GONE):
            raise
        return None


@delivers("awaken")
async def deliver_awaken(delivery: Delivery) -> DeliveryResult:
    """Reopen the archived thread of a match that is still played."""
    if delivery.live.table.stage == "playing":
        await delivery.messenger.reopen_thread(delivery.pending.channel)
    return NOTHING


@delivers("stuck")
async def deliver_stuck(delivery: Delivery) -> DeliveryResult:
    """Tell in the channel of the lobby that the match cannot be shown in its thread any more."""
    table, facts = delivery.live.table, delivery.pending.facts
    if not table.is_open or table.channel == delivery.pending.channel or "stuck" in delivery.messages:
        return NOTHING
    new = await delivery.post(StuckPost(table, delivery.pending.channel, is_gone=bool(facts.get("gone"))))
    return DeliveryResult(PostedMessage("stuck", new, table.version))


def stuck_messages(delivery: Delivery, verdict: Verdict) -> tuple[OutboxMessage, ...]:
    """The message to tell of a match's thread that is locked or gone, in the channel it was made in; once only."""
    table, lobby = delivery.live.table, delivery.messages.get("lobby")
    is_stuck = verdict.trouble in ("archived", "channel_gone") and bool(verdict.again)
    is_here = delivery.pending.channel == table.channel
    if not (is_stuck and is_here) or lobby is None or lobby.place.channel == table.channel:
        return ()
    if "stuck" in delivery.messages:
        return ()
    return (
        OutboxMessage("stuck", facts={"channel": lobby.place.channel, "gone": int(verdict.trouble == "channel_gone")}),
    )


def without_stuck_message(delivery: Delivery, receipt: DeliveryResult) -> DeliveryResult:
    """The result of a delivered board: the message about the earlier trouble is removed."""
    stuck = delivery.messages.get("stuck")
    if stuck is None:
        return receipt
    removal = follow_up("remove", stuck)
    return receipt._replace(forgotten=(*receipt.forgotten, "stuck"), follow_ups=(*receipt.follow_ups, *removal))
