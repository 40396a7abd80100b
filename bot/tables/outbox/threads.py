"""A match's place: its own thread, another channel it moves to, and what is said where it can no longer be shown.

A thread is made from the lobby's message. Discord makes only one thread of a message, so a repeated try is harmless.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from bot.tables.model.open_table import MOVER, Change, OpenTable, OutboxMessage
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.delivery import NOTHING, Delivery, follow_up
from bot.tables.outbox.failures import CHANNEL_GONE, MESSAGE_GONE, Verdict
from bot.tables.outbox.messenger import Messenger
from bot.tables.outbox.rows import DeliveryResult, PostedMessage
from engine.events import Event

THREAD_EXISTS = 160004
"""Discord's code for a message that has a thread already. Such a thread has the message's id."""
NO_THREAD = "no_thread"
"""The kind of the note that tells that no thread could be made."""
ASKED_ANEW = (OutboxMessage("stalled"), OutboxMessage("vacation"), OutboxMessage("consent"))
"""What besides is said where a match has moved to, if there is something to say."""


def first_errands(live: OpenTable) -> tuple[OutboxMessage, ...]:
    """What is said when a match begins, by its host's click: its thread comes first, if it gets one.

    In the thread the host is called too: Discord adds whoever is mentioned there.
    """
    if live.table.conduct.thread:
        return (OutboxMessage("thread"),)
    return (_board(live.table, live.table.host),) if live.awaited else ()


def _board(table: Table, mover: int | None = None) -> OutboxMessage:
    """How a match is shown first, and where it has moved to; ``mover`` is the Discord id of who brought this about."""
    seat = table.seat_of(mover) if mover else None
    return OutboxMessage("board", fresh=True, facts={} if seat is None else {MOVER: seat.number})


async def deliver_thread(messenger: Messenger, delivery: Delivery) -> DeliveryResult:
    """Make the thread of a match from its lobby's message; where that cannot be, the match stays in the channel."""
    table, lobby = delivery.live.table, delivery.messages.get("lobby")
    here = delivery.errand.channel
    if table.stage != "playing" or table.channel != here:
        return NOTHING
    place = lobby.place if lobby is not None and not delivery.fresh else None
    if place is None or place.channel != here:
        place = await messenger.show_lobby(table, None, delivery.nonce)
    thread = await _thread(messenger, table, place)
    return DeliveryResult(
        PostedMessage("lobby", place, table.version), becomes=partial(settled, here=here, thread=thread)
    )


async def _thread(messenger: Messenger, table: Table, place: MessagePlace) -> int | None:
    """The thread of a message, made now or by an earlier try; None when Discord does not let us make one."""
    try:
        return await messenger.open_thread(table, place)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return place.message
        if error.status not in (400, 403, 404) or error.code in (*CHANNEL_GONE, *MESSAGE_GONE):
            raise
        return None


def settled(live: OpenTable, here: int, thread: int | None) -> Change:
    """The match in its thread; without one (None) it stays where it is, and says so."""
    table = live.table
    if table.channel != here or table.stage != "playing":
        return Change(live)
    begun = (_board(table),) if live.awaited else ()
    conduct = table.conduct._replace(thread=thread is not None)
    after = replace(live, table=replace(table, channel=thread or here, conduct=conduct, version=table.version + 1))
    if thread is None:
        note = Event(NO_THREAD)
        return Change(after.noted(note), (OutboxMessage("lobby"), *begun), notes=(note,))
    return Change(after, (OutboxMessage("lobby", facts={"channel": here, "again": 1}), *begun))


def moved(live: OpenTable, person: int, channel: int, *, may_manage: bool) -> Change:
    """The table in another channel, where it is shown anew.

    Raises Refusal: not_host, already_here, wrong_stage.
    """
    table = live.table
    if not table.is_open:
        raise Refusal("wrong_stage", {"stage": table.stage})
    if table.host != person and not may_manage:
        host = table.seat_of(table.host)
        raise Refusal("not_host", {"host": host.name if host else ""})
    if table.channel == channel:
        raise Refusal("already_here")
    conduct = table.conduct if table.stage == "lobby" else table.conduct._replace(thread=False)
    after = replace(live, table=replace(table, channel=channel, conduct=conduct, version=table.version + 1))
    if table.stage == "lobby":
        return Change(after, (OutboxMessage("lobby", fresh=True),))
    return Change(after, (_board(table, person), *ASKED_ANEW))


async def deliver_awaken(messenger: Messenger, delivery: Delivery) -> DeliveryResult:
    """Open the thread of a match that is still played, which went to sleep."""
    if delivery.live.table.stage == "playing":
        await messenger.open_again(delivery.errand.channel)
    return NOTHING


async def deliver_stuck(messenger: Messenger, delivery: Delivery) -> DeliveryResult:
    """Tell in the channel of the lobby that the match cannot be shown in its thread any more."""
    table, facts = delivery.live.table, delivery.errand.facts
    if not table.is_open or table.channel == delivery.errand.channel or "stuck" in delivery.messages:
        return NOTHING
    new = await messenger.tell_stuck(table, delivery.errand.channel, delivery.nonce, gone=bool(facts.get("gone")))
    return DeliveryResult(PostedMessage("stuck", new, table.version))


def stuck_errands(delivery: Delivery, verdict: Verdict) -> tuple[OutboxMessage, ...]:
    """The errand to tell of a match's thread that is locked or gone, in the channel it was made in; once only."""
    table, lobby = delivery.live.table, delivery.messages.get("lobby")
    is_stuck = verdict.trouble in ("archived", "channel_gone") and bool(verdict.again)
    is_here = delivery.errand.channel == table.channel
    if not (is_stuck and is_here) or lobby is None or lobby.place.channel == table.channel:
        return ()
    if "stuck" in delivery.messages:
        return ()
    return (
        OutboxMessage("stuck", facts={"channel": lobby.place.channel, "gone": int(verdict.trouble == "channel_gone")}),
    )


def relieved(delivery: Delivery, receipt: DeliveryResult) -> DeliveryResult:
    """The receipt of a board that got through: what was said of the trouble before goes away."""
    stuck = delivery.messages.get("stuck")
    if stuck is None:
        return receipt
    removed = follow_up("remove", stuck)
    return receipt._replace(forgotten=(*receipt.forgotten, "stuck"), follow_ups=(*receipt.follow_ups, *removed))
