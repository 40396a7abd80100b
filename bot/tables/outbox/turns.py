"""Turns by direct message: one message for each turn of a person who wants that, with all that they can choose.

It is new when the person is asked, so that it notifies; edited while the turn continues; and closed when the turn ends.
Before each sending Discord is asked whether the person still sees the match's channel: nothing of it is sent to
someone who does not. What Discord does not let through falls back to a mention in the channel, at once
(docs/faults.md, C13); so does, after two minutes, what waits for a new conversation (``patience.py``).

A match that the queue has opened may have no channel at all: then its people read here, too, that it was found and
how it ended. Who cannot be written to there plays no longer (``absence.replace_unreachable``).

The rows that lead here are made in ``store/turn_rows.py``.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.model.messages import ANYWAY, ONLY, PostedMessage
from bot.tables.model.table import Seat
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers, last_notes, story_left
from bot.tables.outbox.failures import CHANNEL_GONE, MESSAGE_GONE, REFUSED, TOO_MANY, OpensLater
from bot.tables.outbox.notices import put_off
from bot.tables.outbox.patience import end_patience
from bot.tables.outbox.posts import FoundPost, OverPost, TurnOverPost, TurnPost
from bot.tables.outbox.time_messages import note_refusal
from bot.tables.people.preferences import Preferences
from bot.tables.rules.absence import replace_unreachable
from bot.tables.rules.quiet_hours import quiet_until
from bot.tables.store.outbox_rows import DeliveryResult
from bot.tables.store.turn_rows import TURN, kind_of, queue_of

OPEN, CLOSED = 0, 1
"""Whether a message to a seat's person still asks; stored where other messages say that they have mentioned."""


@delivers("turn")
async def deliver_turn(delivery: Delivery) -> DeliveryResult:
    """Show a seat's turn to its person in a direct message, or close the one that is over."""
    live = delivery.live
    seat = live.table.seats[delivery.pending.facts["seat"]]
    if seat.person is None:
        return DeliveryResult(forgotten=(kind_of(seat.number),))
    message = story_left(live, delivery.messages.get(kind_of(seat.number)))
    if message is not None and message.place.channel != await delivery.messenger.conversation(seat.person):
        await _close(delivery, seat, message, is_visible=False)
        message = None
    is_asked = seat.number in delivery.direct and any(seat.number == each.number for each in live.awaited_seats)
    is_open = message is not None and message.called == OPEN
    if not is_asked and not is_open:
        return NOTHING
    sees = await delivery.messenger.can_see(live.table, seat.person)
    if sees is None:
        raise TimeoutError("Discord does not say who sees the channel")
    if is_asked and sees:
        return await _show(delivery, seat, message)
    if message is None or not is_open:
        return NOTHING
    await _close(delivery, seat, message, is_visible=sees)
    return DeliveryResult(message._replace(version=live.table.version, events=live.length, called=CLOSED))


@delivers("found")
async def deliver_found(delivery: Delivery) -> DeliveryResult:
    """Tell someone, once, that the queue has found a match; in the same message, that it has begun.

    While its people are still asked to confirm it, this waits for the end of quiet hours.
    """
    table = delivery.live.table
    seat = table.seats[delivery.pending.facts["seat"]]
    kind, message = kind_of(seat.number), delivery.messages.get(kind_of(seat.number))
    if seat.person is None or not table.is_open:
        return NOTHING
    quiet = quiet_until(delivery.times.preferences.get(seat.number, Preferences()), delivery.times.now)
    if table.muster is not None and quiet > delivery.times.now:
        return DeliveryResult(also=partial(put_off, message=delivery.pending, until=quiet))
    if message is not None and message.version >= table.version:
        return NOTHING
    try:
        place = await delivery.post(FoundPost(table, seat.number), message.place if message else None)
    except discord.HTTPException as error:
        if not is_shut_out(error, delivery):
            raise
        return _fall_back(delivery, seat, is_remembered=error.code in REFUSED)
    return DeliveryResult(PostedMessage(kind, place, table.version, called=CLOSED))


@delivers("over")
async def deliver_over(delivery: Delivery) -> DeliveryResult:
    """Tell someone, once, how a match without a channel ended. Who cannot be written to learns nothing."""
    live, table = delivery.live, delivery.live.table
    seat = table.seats[delivery.pending.facts["seat"]]
    message = story_left(live, delivery.messages.get(kind_of(seat.number)))
    if seat.person is None or table.is_open or (table.stage == "finished" and live.other_rules):
        return NOTHING
    summary = () if message is None or live.match is None else live.story(message.events)
    match = live.match if table.stage == "finished" else None
    post = OverPost(table, seat.number, match, summary, last_notes(live))
    try:
        place = await delivery.post(post)
    except discord.HTTPException as error:
        if not is_shut_out(error, delivery):
            raise
        return NOTHING
    length = 0 if live.match is None else live.length
    return DeliveryResult(PostedMessage(kind_of(seat.number), place, table.version, 0, length, CLOSED))


def is_shut_out(error: discord.HTTPException, delivery: Delivery) -> bool:
    """Whether Discord lets a person get no message of the bot. Where one is asked in a channel instead, that also holds
    when the bot opens conversations too fast."""
    if error.code == TOO_MANY:
        return delivery.live.table.has_channel
    return error.status == 403


async def _show(delivery: Delivery, seat: Seat, message: PostedMessage | None) -> DeliveryResult:
    """The turn in a new message, or in the one that is open."""
    live, facts = delivery.live, delivery.pending.facts
    table, kind = live.table, kind_of(seat.number)
    old = message if message is not None and message.called == OPEN else None
    edits = old is not None and not delivery.fresh
    if edits and old is not None and old.version >= table.version and "again" not in facts:
        return NOTHING
    since = 0 if message is None else message.since if edits else message.events
    if old is not None and not edits:
        await _close(delivery, seat, old, is_visible=True)
    post = TurnPost(table, seat.number, live.playing, live.story(since))
    try:
        try:
            place = await delivery.post(post, old.place if edits and old is not None else None)
        except discord.HTTPException as error:
            if not edits or error.code not in (*MESSAGE_GONE, *CHANNEL_GONE):
                raise
            edits, place = False, await delivery.post(post)
    except OpensLater as error:
        end_patience(delivery, table.moved, error)
        return _fall_back(delivery, seat, is_remembered=False)
    except discord.HTTPException as error:
        if not is_shut_out(error, delivery):
            raise
        return _fall_back(delivery, seat, is_remembered=error.code in REFUSED)
    if edits and old is not None:
        return DeliveryResult(old._replace(version=table.version))
    then = facts.get("version", table.version) if delivery.doubtful else table.version
    again = {**facts, "version": table.version, "again": 1, "channel": queue_of(table.id, seat.number)}
    follow_ups = ((TURN, again),) if then < table.version else ()
    return DeliveryResult(PostedMessage(kind, place, then, since, live.length, OPEN), follow_ups=follow_ups)


def _fall_back(delivery: Delivery, seat: Seat, *, is_remembered: bool) -> DeliveryResult:
    """Mention the person in the match's channel; with ``is_remembered`` nothing more is written to them.

    Where there is no channel, the match cannot wait for them.
    """
    table = delivery.live.table
    note = partial(note_refusal, person=seat.person or 0) if is_remembered else None
    if table.is_direct:
        return DeliveryResult(becomes=partial(replace_unreachable, seat=seat.number, now=delivery.now), also=note)
    facts = {ANYWAY: 1, ONLY: seat.number, "version": table.version, "channel": table.channel}
    return DeliveryResult(follow_ups=(("ping", facts),) if table.has_channel else (), also=note)


async def _close(delivery: Delivery, seat: Seat, message: PostedMessage, *, is_visible: bool) -> None:
    """Close a turn's message; ``is_visible``: with what happened in it.

    A message that is gone, or that Discord does not let the bot change, is closed as it is.
    """
    live = delivery.live
    summary = live.story(message.events) if is_visible else ()
    try:
        await delivery.messenger.post(
            TurnOverPost(live.table, seat.number, summary, is_visible), message.place, delivery.nonce
        )
    except discord.HTTPException as error:
        if error.status not in (403, 404) and error.code not in MESSAGE_GONE:
            raise
