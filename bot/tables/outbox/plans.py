"""Plans that another seat has broken: their person gets one message, a direct message that no one else sees.

Not who wants no reminders, and not in quiet hours: then after them. For a plan that can be played again by then there
is none. In their turn, those who have it by direct message read it there.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.failures import REFUSED
from bot.tables.outbox.notices import put_off
from bot.tables.outbox.posts import BrokenPlanPost
from bot.tables.outbox.time_messages import note_refusal
from bot.tables.rules.plans import mark_unreported, why_broken
from bot.tables.rules.quiet_hours import quiet_until
from bot.tables.store.outbox_rows import DeliveryResult


@delivers("plan")
async def deliver_broken_plan(delivery: Delivery) -> DeliveryResult:
    """Tell the person of a seat that their plan can no longer be played, and why."""
    live, hours, number = delivery.live, delivery.times, delivery.pending.facts["seat"]
    seat, preferences = live.table.seats[number], hours.preferences.get(number)
    if seat.plan is None or not seat.plan.is_reported or seat.person is None or preferences is None:
        return NOTHING
    if preferences.refused or preferences.reminders == "none":
        return NOTHING
    if (until := quiet_until(preferences, hours.now)) > hours.now:
        return DeliveryResult(also=partial(put_off, message=delivery.pending, until=until))
    is_here = any(each.number == number for each in live.awaited_seats)
    if is_here and number in delivery.direct:
        return NOTHING
    stop = why_broken(live, number)
    if stop is None:
        return DeliveryResult(becomes=partial(mark_unreported, number=number))
    sees = await delivery.messenger.can_see(live.table, seat.person)
    if sees is None:
        raise TimeoutError("Discord does not say who sees the channel")
    if not sees:
        return NOTHING
    board = delivery.messages.get("board")
    try:
        await delivery.post(BrokenPlanPost(live.table, number, live.playing, stop, board.place if board else None))
    except discord.HTTPException as error:
        if error.code not in REFUSED:
            raise
        return DeliveryResult(also=partial(note_refusal, person=seat.person))
    return NOTHING
