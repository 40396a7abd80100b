"""Messages about time: reminders, the post about someone who is late, and who is on vacation.

A message is checked against the present state when it is delivered: no one is reminded of a question that
was answered meanwhile, or in quiet hours that have begun meanwhile (docs/faults.md, R5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import discord

from bot.runtime.clock import MINUTE
from bot.storage.transaction import Transaction, Work
from bot.tables.model.message_kinds import ABOUT_TIME
from bot.tables.model.messages import PendingMessage, PostedMessage
from bot.tables.outbox.delivery import Delivery, delivers, follow_up
from bot.tables.outbox.failures import REFUSED, STRANGER, TOO_MANY, OpensLater
from bot.tables.outbox.mentions import mask_of
from bot.tables.outbox.patience import end_patience
from bot.tables.outbox.posts import DirectReminderPost, LatePost, ReminderPost, VacationPost
from bot.tables.outbox.waits import Wait
from bot.tables.people.preferences import Preferences, change_preferences_of
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.quiet_hours import is_quiet
from bot.tables.rules.timers import Timer, least_gap, put_off, schedule, with_time_back
from bot.tables.store import outbox_rows
from bot.tables.store.outbox_rows import DeliveryResult
from bot.tables.time import timer_rows
from bot.tables.time.reminders import DIRECT, REMINDER

LATE, VACATION = "stalled", "vacation"


@delivers("reminder")
async def deliver_reminder(delivery: Delivery) -> DeliveryResult:
    """Remind those whose question still is open: in the channel, or one by a direct message if that gets through."""
    if DIRECT in delivery.pending.facts:
        return await _remind_directly(delivery)
    hours, live = delivery.times, delivery.live
    waiting = [hours.timers[seat] for seat in _seats_still_asked(delivery, hours)]
    quiet = [timer for timer in waiting if is_quiet(hours.preferences[timer.seat], hours.now)]
    states = [
        (timer, _with_time_back(timer, delivery.pending, hours.preferences[timer.seat], hours.now))
        for timer in waiting
        if timer not in quiet
    ]
    asleep = [
        (timer, put_off(timer, _begin_of_wait(delivery.pending, hours.now), hours.preferences[timer.seat], hours.now))
        for timer in quiet
    ]
    later, lines = _store([*states, *asleep]), [becomes for _, becomes in states]
    if not lines:
        return DeliveryResult(also=later)
    board, old = delivery.messages.get("board"), delivery.messages.get(REMINDER)
    people = [live.table.seats[timer.seat].person or 0 for timer in lines]
    until = min((timer.deadline for timer in lines if timer.deadline), default=None)
    new = await delivery.post(ReminderPost(live.table, people, until, board.place if board else None))
    removal = () if old is None or old.place == new else follow_up("remove", old)
    return DeliveryResult(PostedMessage(REMINDER, new, live.table.version), follow_ups=removal, also=later)


@delivers("stalled")
async def deliver_late(delivery: Delivery) -> DeliveryResult:
    """Ask the others what to do about those whose time is over; when no one is late any more, the post goes.

    People in their quiet hours or on vacation may decide too, but are not mentioned.
    """
    hours, table, old = delivery.times, delivery.live.table, delivery.messages.get(LATE)
    reminder = delivery.messages.get(REMINDER)
    late = hours.late if table.stage == "playing" else ()
    reminded_seats = [seat for seat, timer in hours.timers.items() if timer.number]
    is_outdated = reminder is not None and set(reminded_seats) <= set(late)
    removal = follow_up("remove", reminder) if is_outdated else ()
    forgotten = (REMINDER,) if is_outdated else ()
    if not late:
        return DeliveryResult(forgotten=(*forgotten, LATE), follow_ups=(*removal, *follow_up("remove", old)))
    if old is not None and old.events == mask_of(late):
        return DeliveryResult(forgotten=forgotten, follow_ups=removal)
    seats = [
        seat.person
        for seat in table.seats
        if seat.person is not None
        and seat.number not in late
        and seat.is_played_by_person
        and seat.number not in hours.resting
        and not is_quiet(hours.preferences[seat.number], hours.now)
    ]
    until = min(hours.timers[seat].due for seat in late)
    new = await delivery.post(LatePost(table, late, seats, until))
    message = PostedMessage(LATE, new, table.version, events=mask_of(late))
    return DeliveryResult(message, forgotten, (*removal, *follow_up("remove", old)))


@delivers("vacation")
async def deliver_vacation(delivery: Delivery) -> DeliveryResult:
    """Say who is on vacation, in one message that goes when everyone is back, or no longer waited for by the host."""
    hours, table, old = delivery.times, delivery.live.table, delivery.messages.get(VACATION)
    overruled_seats = {seat for seat, timer in hours.timers.items() if timer.overruled}
    away = {seat: until for seat, until in hours.resting.items() if seat not in overruled_seats}
    resting = away if table.stage == "playing" else {}
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
    removals = [message for kind in there for message in follow_up("remove", delivery.messages[kind])]
    forgotten = (*receipt.forgotten, *there)
    return receipt._replace(follow_ups=(*receipt.follow_ups, *removals), forgotten=forgotten)


def in_channel(delivery: Delivery) -> tuple[tuple[str, dict[str, int]], ...]:
    """The same call again, for the match's channel: it stands in that channel's queue, and holds up nothing else."""
    facts = {key: fact for key, fact in delivery.pending.facts.items() if key != DIRECT}
    return ((delivery.pending.kind, {**facts, "channel": delivery.live.table.channel}),)


def _seats_still_asked(delivery: Delivery, hours: ClockStatus) -> list[int]:
    """The seats of a message whose question still is the same, and open: a timer lasts as long as its question."""
    facts: Mapping[str, int] = delivery.pending.facts
    seats = []
    for seat, timer in hours.timers.items():
        runs = timer.kind in ("reminder", "timeout") and seat in hours.preferences
        if runs and facts.get(f"seat{seat}") == timer.ticket:
            seats.append(seat)
    return seats


def _with_time_back(timer: Timer, reminder: PendingMessage, preferences: Preferences, now: int) -> Timer:
    """The timer of a seat whose person is reminded now: who is asked late has more time. Another reminder that is due
    by now or soon, as after an outage, is not needed."""
    wait_ms = now - _begin_of_wait(reminder, now)
    if wait_ms <= MINUTE:
        return timer
    later = with_time_back(timer, wait_ms, now)
    if later.kind == "reminder" and later.due <= now + least_gap(later.allowed):
        return schedule(later, preferences, now) or later
    return later


def _begin_of_wait(reminder: PendingMessage, now: int) -> int:
    return min(now, reminder.facts.get("at", now))


async def _remind_directly(delivery: Delivery) -> DeliveryResult:
    """Remind one person of this match, and in the same message of the others whose reminders wait with this one."""
    hours, live, pending, waits = delivery.times, delivery.live, delivery.pending, delivery.further.waits
    seats = _seats_still_asked(delivery, hours)
    if not seats:
        return DeliveryResult(also=_put_back(waits))
    seat, timers = seats[0], [hours.timers[seats[0]], *(wait.timer for wait in waits)]
    preferences, person = hours.preferences[seat], live.table.seats[seat].person or 0
    reminders = [pending, *(wait.reminder for wait in waits)]
    if is_quiet(preferences, hours.now):
        begins = [_begin_of_wait(reminder, hours.now) for reminder in reminders]
        asleep = [
            (timer, put_off(timer, begin, preferences, hours.now)) for timer, begin in zip(timers, begins, strict=True)
        ]
        return DeliveryResult(also=_store(asleep))
    reminders_given = [_with_time_back(*each, preferences, hours.now) for each in zip(timers, reminders, strict=True)]
    states = list(zip(timers, reminders_given, strict=True))
    others = [wait._replace(timer=timer) for wait, timer in zip(waits, reminders_given[1:], strict=True)]
    others.sort(key=lambda wait: (not wait.timer.deadline, wait.timer.deadline))
    board = delivery.messages.get("board")
    post = DirectReminderPost(
        live.table, person, reminders_given[0].deadline or None, board.place if board else None, others
    )
    has_channel = [live.table.has_channel, *(wait.has_channel for wait in waits)]
    mentions = in_channel(delivery) if live.table.has_channel else ()
    try:
        await delivery.post(post)
        return DeliveryResult(also=_store(states))
    except OpensLater as error:
        end_patience(delivery, min(each.facts.get("at", 0) for each in reminders), error)
        return DeliveryResult(follow_ups=mentions, also=_in_turn(_mention(waits), _put_back(waits, silent=True)))
    except discord.HTTPException as error:
        if error.code not in (*REFUSED, TOO_MANY, STRANGER):
            raise
        note = partial(note_refusal, person=person) if error.code in REFUSED else None
        # The channel gives time back itself.
        late = [state for state, there in zip(states, has_channel, strict=True) if not there]
        return DeliveryResult(follow_ups=mentions, also=_in_turn(_mention(waits), _store(late), note))


def _mention(waits: Sequence[Wait]) -> Work[None] | None:
    """Mention the person in the channels of these matches instead."""
    rows = [
        outbox_rows.due_at_once(each.reminder.table, each.reminder.server, each.channel, REMINDER, facts)
        for each in waits
        if each.has_channel
        for facts in [{name: fact for name, fact in each.reminder.facts.items() if name != DIRECT}]
    ]
    return partial(outbox_rows.add, rows=rows) if rows else None


def _put_back(waits: Sequence[Wait], *, silent: bool = False) -> Work[None] | None:
    """Let the reminders of these matches wait again; ``silent``: of those that have no channel."""
    rows = [
        outbox_rows.due_at_once(each.table, each.server, each.channel, REMINDER, each.facts)
        for each in (wait.reminder for wait in waits if not silent or not wait.has_channel)
    ]
    return partial(outbox_rows.add, rows=rows) if rows else None


def _store(states: Sequence[tuple[Timer, Timer]]) -> Work[None] | None:
    """Store what has become of timers, where they have not changed meanwhile. A claim does not count: who has one would
    remind of the same at once."""
    changes = [(timer, becomes) for timer, becomes in states if becomes != timer]
    return partial(timer_rows.settle_unclaimed, states=changes) if changes else None


def _in_turn(*works: Work[None] | None) -> Work[None]:
    """Several works as one."""

    async def work_off(connection: Transaction) -> None:
        for work in works:
            if work is not None:
                await work(connection)

    return work_off


async def note_refusal(connection: Transaction, person: int) -> None:
    """Store that direct messages do not get through to a person."""
    await change_preferences_of(connection, person, lambda preferences: preferences._replace(refused=True))
