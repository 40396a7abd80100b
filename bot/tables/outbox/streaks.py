"""Messages that say that a streak would end. What was put into the outbox is compared with present wishes."""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.model.days import day_of
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.failures import REFUSED
from bot.tables.outbox.posts import StreakPost
from bot.tables.outbox.time_messages import note_refusal
from bot.tables.rules.quiet_hours import is_quiet
from bot.tables.store.outbox_rows import DeliveryResult


@delivers("streak")
async def deliver_streak(delivery: Delivery) -> DeliveryResult:
    """Remind a person of their streak by a direct message; one that comes in quiet hours or too late is dropped."""
    table, hours, facts = delivery.live.table, delivery.times, delivery.pending.facts
    seat, day = facts["seat"], facts["day"]
    person, preferences = table.seats[seat].person, hours.preferences.get(seat)
    if person is None or preferences is None or not preferences.streaks or preferences.refused:
        return NOTHING
    if preferences.vacation is not None or is_quiet(preferences, hours.now) or day_of(hours.now) != day:
        return NOTHING
    try:
        await delivery.post(StreakPost(table, seat, day, facts["days"], is_last=bool(facts["is_last"])))
    except discord.HTTPException as error:
        if error.code not in REFUSED:
            raise
        return DeliveryResult(also=partial(note_refusal, person=person))
    return NOTHING
