"""Calls of people who are asked to confirm a match before it begins.

Who may be called at once is mentioned in the lobby's message. Who wants reminders by direct message gets one, and who
has quiet hours is called when those end, if they are still asked then.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.failures import REFUSED, STRANGER, TOO_MANY
from bot.tables.outbox.notices import put_off
from bot.tables.outbox.posts import DirectMusterPost, MusterPost
from bot.tables.outbox.time_messages import note_refusal
from bot.tables.people.preferences import Preferences
from bot.tables.rules.muster import unconfirmed_seats
from bot.tables.rules.quiet_hours import is_quiet, quiet_until
from bot.tables.store.outbox_rows import DeliveryResult

SLEPT = "slept"
"""The fact of a call that has waited for the end of quiet hours."""


def to_mention(delivery: Delivery, gone: int) -> tuple[int, ...]:
    """The people (Discord ids) that a new lobby message mentions: who is asked to confirm, or the host when ``gone``
    seats are free again."""
    table, hours = delivery.live.table, delivery.times
    if table.muster is not None:
        seats = [seat for seat in unconfirmed_seats(table) if not _is_direct(hours.preferences.get(seat.number))]
    else:
        seats = [seat for seat in table.seats if seat.person == table.host] if gone else []
    awake = [seat for seat in seats if not is_quiet(hours.preferences.get(seat.number, Preferences()), hours.now)]
    return tuple(seat.person for seat in awake if seat.person is not None)


def _is_direct(preferences: Preferences | None) -> bool:
    return preferences is not None and preferences.reminders == "message" and not preferences.refused


@delivers("muster")
async def deliver_muster(delivery: Delivery) -> DeliveryResult:
    """Ask someone to confirm, who was not mentioned in the lobby's message."""
    table, hours, facts = delivery.live.table, delivery.times, delivery.pending.facts
    seat = next((each for each in unconfirmed_seats(table) if each.number == facts["seat"]), None)
    if table.muster is None or seat is None or seat.person is None:
        return NOTHING
    preferences = hours.preferences.get(seat.number, Preferences())
    is_direct = _is_direct(preferences)
    if (until := quiet_until(preferences, hours.now)) > hours.now:
        later = delivery.pending._replace(facts={**facts, SLEPT: 1})
        return DeliveryResult(also=partial(put_off, message=later, until=until))
    lobby, also = delivery.messages.get("lobby"), None
    if is_direct:
        try:
            await delivery.post(DirectMusterPost(table, seat.number, lobby.place if lobby else None))
            return NOTHING
        except discord.HTTPException as error:
            if error.code not in (*REFUSED, TOO_MANY, STRANGER):
                raise
            also = partial(note_refusal, person=seat.person) if error.code in REFUSED else None
    if lobby is not None and (is_direct or SLEPT in facts):
        await delivery.post(MusterPost(table, seat.number, lobby.place))
    return DeliveryResult(also=also)
