"""Turns by direct message: one message for each turn of a person who wants that, with all that they can choose.

It is new when the person is asked, so that it notifies; edited while the turn goes on; and closed when the turn ends.
Before each sending Discord is asked whether the person still sees the match's channel: nothing of it is told to
somebody who does not. What Discord does not let through falls back to a mention in the channel, at once
(docs/faults.md, C13).

The rows that lead here are made in ``store/turn_rows.py``.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.tables.model.messages import ANYWAY, ONLY, PostedMessage
from bot.tables.model.table import Seat
from bot.tables.outbox.delivery import NOTHING, Delivery, left_of
from bot.tables.outbox.failures import CHANNEL_GONE, MESSAGE_GONE, REFUSED
from bot.tables.outbox.posts import TurnOverPost, TurnPost
from bot.tables.outbox.time_handlers import TOO_MANY, note_refusal
from bot.tables.store.outbox_rows import DeliveryResult
from bot.tables.store.turn_rows import TURN, kind_of, queue_of

OPEN, CLOSED = 0, 1
"""Whether a turn's message still asks; stored where other messages say whom they have mentioned."""


async def deliver_turn(delivery: Delivery) -> DeliveryResult:
    """Show a seat's turn to its person in a direct message, or close the one that is over."""
    live = delivery.live
    seat = live.table.seats[delivery.pending.facts["seat"]]
    shown = left_of(live, delivery.messages.get(kind_of(seat.number)))
    if seat.person is None:
        return DeliveryResult(forgotten=(kind_of(seat.number),))
    if shown is not None and shown.place.channel != await delivery.messenger.conversation(seat.person):
        await _close(delivery, seat, shown, told=False)
        shown = None
    is_asked = seat.number in delivery.direct and any(seat.number == each.number for each in live.awaited)
    is_open = shown is not None and shown.called == OPEN
    if not is_asked and not is_open:
        return NOTHING
    sees = await delivery.messenger.can_see(live.table, seat.person)
    if sees is None:
        raise TimeoutError("Discord does not say who sees the channel")
    if is_asked and sees:
        return await _show(delivery, seat, shown)
    if shown is None or not is_open:
        return NOTHING
    await _close(delivery, seat, shown, told=sees)
    return DeliveryResult(shown._replace(version=live.table.version, events=live.length, called=CLOSED))


async def _show(delivery: Delivery, seat: Seat, shown: PostedMessage | None) -> DeliveryResult:
    """The turn in a new message, or in the one that is open."""
    live, facts = delivery.live, delivery.pending.facts
    table, kind = live.table, kind_of(seat.number)
    old = shown if shown is not None and shown.called == OPEN else None
    edits = old is not None and not delivery.fresh
    if edits and old is not None and old.version >= table.version and "again" not in facts:
        return NOTHING
    since = 0 if shown is None else shown.since if edits else shown.events
    if old is not None and not edits:
        await _close(delivery, seat, old, told=True)
    post = TurnPost(table, live.playing, live.story(since), seat.number)
    try:
        try:
            place = await delivery.post(post, old.place if edits and old is not None else None)
        except discord.HTTPException as error:
            if not edits or error.code not in (*MESSAGE_GONE, *CHANNEL_GONE):
                raise
            edits, place = False, await delivery.post(post)
    except discord.HTTPException as error:
        if error.status != 403 and error.code != TOO_MANY:
            raise
        return _fall_back(delivery, seat, is_remembered=error.code in REFUSED)
    if edits and old is not None:
        return DeliveryResult(old._replace(version=table.version))
    then = facts.get("version", table.version) if delivery.doubtful else table.version
    again = {**facts, "version": table.version, "again": 1, "channel": queue_of(table.id, seat.number)}
    follow_ups = ((TURN, again),) if then < table.version else ()
    return DeliveryResult(PostedMessage(kind, place, then, since, live.length, OPEN), follow_ups=follow_ups)


def _fall_back(delivery: Delivery, seat: Seat, *, is_remembered: bool) -> DeliveryResult:
    """Mention the person in the match's channel; with ``is_remembered`` nothing more is written to them."""
    table = delivery.live.table
    facts = {ANYWAY: 1, ONLY: seat.number, "version": table.version, "channel": table.channel}
    noted = partial(note_refusal, person=seat.person or 0) if is_remembered else None
    return DeliveryResult(follow_ups=(("ping", facts),) if table.has_channel else (), also=noted)


async def _close(delivery: Delivery, seat: Seat, shown: PostedMessage, *, told: bool) -> None:
    """Close a turn's message; ``told``: with what happened in it. A message that is gone, or that Discord does not let
    the bot change, is closed as it is."""
    live = delivery.live
    summary = live.story(shown.events) if told else ()
    try:
        await delivery.messenger.post(TurnOverPost(live.table, seat.number, summary, told), shown.place, delivery.nonce)
    except discord.HTTPException as error:
        if error.status not in (403, 404):
            raise
