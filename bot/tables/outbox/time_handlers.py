"""Messages about time: reminders, the post about someone who is late, and who is on vacation.

A message is checked against the present state when it is delivered: no one is reminded of a question that
was answered meanwhile, or in quiet hours that have begun meanwhile (docs/faults.md, R5).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import discord

from bot.runtime.clock import MINUTE
from bot.storage.transaction import Transaction
from bot.tables.model.message_kinds import ABOUT_TIME
from bot.tables.model.messages import PostedMessage
from bot.tables.outbox.delivery import Delivery, delivers, follow_up
from bot.tables.outbox.failures import REFUSED, STRANGER, TOO_MANY, OpensLater
from bot.tables.outbox.mentions import mask_of
from bot.tables.outbox.patience import end_patience
from bot.tables.outbox.posts import DirectReminderPost, LatePost, ReminderPost, VacationPost
from bot.tables.people.preferences import change_preferences_of
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.quiet_hours import is_quiet, quiet_until
from bot.tables.rules.timers import Timer, with_time_back
from bot.tables.store.outbox_rows import DeliveryResult
from bot.tables.time import timer_rows

REMINDER, LATE, VACATION = "reminder", "stalled", "vacation"


@delivers("reminder")
async def deliver_reminder(delivery: Delivery) -> DeliveryResult:
    """Remind those whose question still is open: in the channel, or one by a direct message if that gets through."""
    hours, live = delivery.times, delivery.live
    waiting = [hours.timers[seat] for seat in _seats_still_asked(delivery, hours)]
    quiet = [timer for timer in waiting if is_quiet(hours.preferences[timer.seat], hours.now)]
    lines = [timer for timer in waiting if timer not in quiet]
    if not lines:
        return DeliveryResult(also=partial(_follow, hours=hours, quiet=quiet) if quiet else None)
    waited = max(0, hours.now - delivery.pending.facts.get("at", hours.now))
    late = [with_time_back(timer, waited, hours.now) for timer in lines] if waited > MINUTE else []
    lines = late or lines
    later = partial(_follow, hours=hours, quiet=quiet, late=late) if quiet or late else None
    board, old = delivery.messages.get("board"), delivery.messages.get(REMINDER)
    people = [live.table.seats[timer.seat].person or 0 for timer in lines]
    until = min((timer.deadline for timer in lines if timer.deadline), default=None)
    place = board.place if board else None
    if "direct" in delivery.pending.facts:
        try:
            await delivery.post(DirectReminderPost(live.table, people[0], until, place))
            return DeliveryResult(also=later)
        except OpensLater as error:
            end_patience(delivery, delivery.pending.facts.get("at", 0), error)
            return DeliveryResult(follow_ups=in_channel(delivery))
        except discord.HTTPException as error:
            if error.code not in (*REFUSED, TOO_MANY, STRANGER):
                raise
            noted = partial(note_refusal, person=people[0]) if error.code in REFUSED else None
            if live.table.has_channel:
                return DeliveryResult(follow_ups=in_channel(delivery), also=noted)
            return DeliveryResult(also=partial(note_refusal, person=people[0], later=later) if noted else later)
    new = await delivery.post(ReminderPost(live.table, people, until, place))
    removed = () if old is None or old.place == new else follow_up("remove", old)
    return DeliveryResult(PostedMessage(REMINDER, new, live.table.version), follow_ups=removed, also=later)


@delivers("stalled")
async def deliver_late(delivery: Delivery) -> DeliveryResult:
    """Ask the others what to do about those whose time is over; when no one is late any more, the post goes.

    People in their quiet hours or on vacation may decide too, but are not mentioned.
    """
    hours, table, old = delivery.times, delivery.live.table, delivery.messages.get(LATE)
    reminder = delivery.messages.get(REMINDER)
    late = hours.late if table.stage == "playing" else ()
    reminded = [seat for seat, timer in hours.timers.items() if timer.number]
    is_outdated = reminder is not None and set(reminded) <= set(late)
    gone = follow_up("remove", reminder) if is_outdated else ()
    forgotten = (REMINDER,) if is_outdated else ()
    if not late:
        return DeliveryResult(forgotten=(*forgotten, LATE), follow_ups=(*gone, *follow_up("remove", old)))
    if old is not None and old.events == mask_of(late):
        return DeliveryResult(forgotten=forgotten, follow_ups=gone)
    asked = [
        seat.person
        for seat in table.seats
        if seat.person is not None
        and seat.number not in late
        and seat.is_played_by_person
        and seat.number not in hours.resting
        and not is_quiet(hours.preferences[seat.number], hours.now)
    ]
    until = min(hours.timers[seat].due for seat in late)
    new = await delivery.post(LatePost(table, late, asked, until))
    shown = PostedMessage(LATE, new, table.version, events=mask_of(late))
    return DeliveryResult(shown, forgotten, (*gone, *follow_up("remove", old)))


@delivers("vacation")
async def deliver_vacation(delivery: Delivery) -> DeliveryResult:
    """Say who is on vacation, in one message that goes when everyone is back."""
    hours, table, old = delivery.times, delivery.live.table, delivery.messages.get(VACATION)
    resting = hours.resting if table.stage == "playing" else {}
    if not resting:
        return DeliveryResult(forgotten=(VACATION,), follow_ups=follow_up("remove", old))
    place = None if old is None or delivery.fresh else old.place
    new = await delivery.post(VacationPost(table, resting), place)
    return DeliveryResult(PostedMessage(VACATION, new, table.version))


def with_end_of_time(delivery: Delivery, receipt: DeliveryResult) -> DeliveryResult:
    """The result of a board or an end, and what becomes of the messages about time with it."""
    there = [kind for kind in ABOUT_TIME if kind in delivery.messages]
    if not there:
        return receipt
    if delivery.live.table.stage == "playing":
        return receipt._replace(follow_ups=(*receipt.follow_ups, (LATE, {})))
    removed = [message for kind in there for message in follow_up("remove", delivery.messages[kind])]
    forgotten = (*receipt.forgotten, *there)
    return receipt._replace(follow_ups=(*receipt.follow_ups, *removed), forgotten=forgotten)


def in_channel(delivery: Delivery) -> tuple[tuple[str, dict[str, int]], ...]:
    """The same call again, for the match's channel: it stands in that channel's queue, and holds up nothing else."""
    facts = {key: fact for key, fact in delivery.pending.facts.items() if key != "direct"}
    return ((delivery.pending.kind, {**facts, "channel": delivery.live.table.channel}),)


def _seats_still_asked(delivery: Delivery, hours: ClockStatus) -> list[int]:
    """The seats of a message whose question still is the same, and open: a timer lasts as long as its question."""
    facts: Mapping[str, int] = delivery.pending.facts
    found = []
    for seat, timer in hours.timers.items():
        runs = timer.kind in ("reminder", "timeout") and seat in hours.preferences
        if runs and facts.get(f"seat{seat}") == timer.ticket:
            found.append(seat)
    return found


async def _follow(
    connection: Transaction, hours: ClockStatus, quiet: Sequence[Timer], late: Sequence[Timer] = ()
) -> None:
    """Remind again when the quiet hours that have begun meanwhile are over; who is asked ``late`` has more time."""
    for timer in late:
        await timer_rows.settle(connection, timer, timer)
    for timer in quiet:
        until = quiet_until(hours.preferences[timer.seat], hours.now)
        await timer_rows.settle(
            connection, timer, timer._replace(kind="reminder", number=max(0, timer.number - 1), due=until)
        )


async def note_refusal(
    connection: Transaction, person: int, later: Callable[[Transaction], Awaitable[None]] | None = None
) -> None:
    """Store that direct messages do not get through to a person, and what else is to be stored ``later``."""
    if later is not None:
        await later(connection)
    await change_preferences_of(connection, person, lambda preferences: preferences._replace(refused=True))
