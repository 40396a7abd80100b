"""Messages that say that a person's drills are due. What was put into the outbox is compared with present wishes."""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.failures import REFUSED
from bot.tables.outbox.notices import put_off
from bot.tables.outbox.posts import DrillPost
from bot.tables.outbox.time_messages import note_refusal
from bot.tables.rules.quiet_hours import quiet_until
from bot.tables.store.outbox_rows import DeliveryResult


@delivers("drill")
async def deliver_drill(delivery: Delivery) -> DeliveryResult:
    """Tell a person by a direct message, not in their quiet hours, that drills of theirs are due."""
    table, hours, facts = delivery.live.table, delivery.times, delivery.pending.facts
    seat = facts["seat"]
    person, preferences = table.seats[seat].person, hours.preferences.get(seat)
    if person is None or preferences is None or preferences.reminders != "message" or preferences.refused:
        return NOTHING
    if (until := quiet_until(preferences, hours.now)) > hours.now:
        return DeliveryResult(also=partial(put_off, message=delivery.pending, until=until))
    try:
        await delivery.post(DrillPost(table, seat, facts["count"]))
    except discord.HTTPException as error:
        if error.code not in REFUSED:
            raise
        return DeliveryResult(also=partial(note_refusal, person=person))
    return NOTHING
