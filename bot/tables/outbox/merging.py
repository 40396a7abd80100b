"""Which messages that wait one message can stand for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.model.message_kinds import MESSAGE_KINDS
from bot.tables.model.messages import MOVER, PendingMessage
from bot.tables.time.reminders import DIRECT, REMINDER


def merge_messages(waiting: Sequence[PendingMessage]) -> list[PendingMessage]:
    """The first message together with the later ones that it can stand for.

    The one that comes first lends its nonce: the oldest that asks for a new message, for it may have been tried.
    """
    first = waiting[0]
    if first.kind == REMINDER and DIRECT in first.facts:
        # One message for all matches of a person. The newest comes first: its nonce was used for no fewer of them.
        return [each for each in reversed(waiting) if each.kind == REMINDER and DIRECT in each.facts]
    if not MESSAGE_KINDS[first.kind].merges:
        return [first]
    batch = [message for message in waiting if message.table == first.table and message.kind == first.kind]
    batch.sort(key=lambda message: (not message.fresh, message.id))
    newest = max(batch, key=lambda message: message.id).facts
    if first.kind == "ping":
        batch[0] = batch[0]._replace(facts=newest)
    elif MOVER in newest or MOVER in batch[0].facts:
        # The last clicker is not mentioned.
        own = {fact: value for fact, value in batch[0].facts.items() if fact != MOVER}
        batch[0] = batch[0]._replace(facts=own | ({MOVER: newest[MOVER]} if MOVER in newest else {}))
    return batch
