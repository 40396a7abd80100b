"""Each kind of message and the function that delivers it, gathered from the files of their subjects."""

from __future__ import annotations

from bot.tables.model.message_kinds import MESSAGE_KINDS
from bot.tables.outbox import (
    boards,
    consents,
    contests,
    days,
    drills,
    ends,
    follows,
    forum,
    lobbies,
    mentions,
    musters,
    notices,
    nudges,
    plans,
    streaks,
    threads,
    time_messages,
    turns,
)
from bot.tables.outbox.boards import edits_board
from bot.tables.outbox.delivery import DELIVERERS, Delivery
from bot.tables.outbox.time_messages import with_end_of_time
from bot.tables.store.outbox_rows import DeliveryResult

SUBJECTS = (
    boards,
    consents,
    contests,
    days,
    drills,
    ends,
    follows,
    forum,
    lobbies,
    mentions,
    musters,
    notices,
    nudges,
    plans,
    streaks,
    threads,
    time_messages,
    turns,
)
"""The files whose functions deliver kinds of messages."""


async def deliver(delivery: Delivery) -> DeliveryResult:
    """Deliver a message by its kind; with some kinds the messages about time go."""
    kind = delivery.pending.kind
    receipt = await DELIVERERS[kind](delivery)
    return with_end_of_time(delivery, receipt) if MESSAGE_KINDS[kind].ends_time else receipt


def is_edit(delivery: Delivery) -> bool:
    """Whether a message changes a message that is there."""
    kind, board = delivery.pending.kind, delivery.messages.get("board")
    if kind == "board" and board is not None:
        return edits_board(delivery, board)
    return not delivery.fresh and MESSAGE_KINDS[kind].edits
