"""Calls of people that a match waits for. What was put into the outbox is compared with how things stand now."""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.model.messages import PostedMessage
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers, follow_up
from bot.tables.outbox.failures import REFUSED, STRANGER, TOO_MANY, OpensLater
from bot.tables.outbox.patience import end_patience
from bot.tables.outbox.posts import DirectNudgePost, NudgePost
from bot.tables.outbox.time_messages import in_channel, note_refusal
from bot.tables.rules.quiet_hours import is_quiet
from bot.tables.store.outbox_rows import DeliveryResult

NUDGE = "nudge"
"""The kind of such a message; the newest one in the channel is kept in mind, and goes when the next one comes."""


@delivers("nudge")
async def deliver_nudge(delivery: Delivery) -> DeliveryResult:
    """Ask someone whether they are still interested: in the channel, or by a direct message if that gets through.

    In the channel the call before goes. Not in quiet hours or a vacation that have begun meanwhile, and not once they
    have chosen.
    """
    live, hours, facts = delivery.live, delivery.times, delivery.pending.facts
    seat = facts["seat"]
    preferences = hours.preferences.get(seat)
    person = next((each.person for each in live.awaited_seats if each.number == seat), None)
    if person is None or preferences is None or preferences.vacation is not None or is_quiet(preferences, hours.now):
        return NOTHING
    board = delivery.messages.get("board")
    place = board.place if board else None
    if facts.get("direct"):
        try:
            await delivery.post(DirectNudgePost(live.table, seat, place))
            return NOTHING
        except OpensLater as error:
            end_patience(delivery, facts.get("at", 0), error)
            return DeliveryResult(follow_ups=in_channel(delivery))
        except discord.HTTPException as error:
            if error.code not in (*REFUSED, TOO_MANY, STRANGER):
                raise
            later = partial(note_refusal, person=person) if error.code in REFUSED else None
            return DeliveryResult(follow_ups=in_channel(delivery) if live.table.has_channel else (), also=later)
    old, new = delivery.messages.get(NUDGE), await delivery.post(NudgePost(live.table, seat, place))
    removal = () if old is None or old.place == new else follow_up("remove", old)
    return DeliveryResult(PostedMessage(NUDGE, new, live.table.version), follow_ups=removal)
