"""What an earlier try of a delivery may have done: posted the message as it was then, and called people."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.model.messages import PostedMessage
from bot.tables.model.table import Table
from bot.tables.outbox.delivery import Delivery
from bot.tables.outbox.mentions import mask_of, ping_message
from bot.tables.store.outbox_rows import DeliveryResult


def result_of(delivery: Delivery, message: PostedMessage, *, is_new: bool, calls: bool = False) -> DeliveryResult:
    """The result of a delivery. A message that an earlier try may have posted may show an older state; ``calls``: a new
    one would call someone."""
    then = delivery.pending.facts.get("version", message.version)
    if is_new and delivery.doubtful and then < message.version:
        again = {"version": message.version, "again": 1}
        follow_ups: tuple[tuple[str, dict[str, int]], ...] = ((message.kind, again),)
        if calls and may_be_posted(delivery):
            # It called those who could act then. Who can act now is called in a message of its own.
            follow_ups = (*follow_ups, *ping_message(delivery))
        return DeliveryResult(message._replace(version=then), follow_ups=follow_ups)
    return DeliveryResult(message)


def may_be_posted(delivery: Delivery) -> bool:
    """Whether it is open if an earlier try has posted the message; else that try is known to have failed."""
    return delivery.doubtful and ("tried" in delivery.pending.facts or not delivery.pending.tries)


def mask_of_people(table: Table, people: Collection[int]) -> int:
    """The seats of these people, in the form in which a message keeps those that it has called."""
    return mask_of([seat.number for seat in table.seats if seat.person in people])
