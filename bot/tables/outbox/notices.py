"""Announcements of the operator: one message in a channel with an open match, or to a person who plays in messages.

A person is not written to in their quiet hours: the message waits for their end, in a queue of its own, so that it
holds nothing else up.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.storage.meta import count_delivered
from bot.storage.transaction import Transaction
from bot.tables.model.messages import QUIET, PendingMessage, PostedMessage
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.failures import REFUSED
from bot.tables.outbox.posts import DirectNoticePost, NoticePost
from bot.tables.outbox.time_messages import note_refusal
from bot.tables.rules.quiet_hours import quiet_until
from bot.tables.store import outbox_rows
from bot.tables.store.outbox_rows import DeliveryResult


@delivers("notice")
async def deliver_notice(delivery: Delivery) -> DeliveryResult:
    """Post an announcement of the operator, once."""
    table, number, old = delivery.live.table, delivery.pending.facts["notice"], delivery.messages.get("notice")
    if "seat" in delivery.pending.facts:
        return await _tell_person(delivery, number, delivery.pending.facts["seat"])
    if not table.is_open or (old is not None and old.version >= number):
        return NOTHING
    place = await delivery.post(NoticePost(table, number))
    return DeliveryResult(PostedMessage("notice", place, number), also=partial(count_delivered, number=number))


async def _tell_person(delivery: Delivery, number: int, seat: int) -> DeliveryResult:
    """Tell the person of a seat, unless direct messages do not get through to them."""
    table, hours = delivery.live.table, delivery.times
    person, preferences = table.seats[seat].person, hours.preferences.get(seat)
    if person is None or preferences is None or preferences.refused:
        return NOTHING
    if (until := quiet_until(preferences, hours.now)) > hours.now:
        return DeliveryResult(also=partial(put_off, message=delivery.pending, until=until))
    try:
        await delivery.post(DirectNoticePost(table, seat, number))
    except discord.HTTPException as error:
        if error.code not in REFUSED:
            raise
        return DeliveryResult(also=partial(note_refusal, person=person))
    return DeliveryResult(also=partial(count_delivered, number=number))


async def put_off(connection: Transaction, message: PendingMessage, until: int) -> None:
    """Put a message into the outbox again, due when quiet hours end."""
    row = outbox_rows.due_at_once(message.table, message.server, message.channel, message.kind, message.facts)
    await outbox_rows.add(connection, [{**row, "due": until, "trouble": QUIET}])
