"""Mention those who can act: in the board itself where it is a new message, else in a ping.

Edits notify no one. So there is a message of its own, the ping, only where one board is edited all the time
(``posting=edit``). No one is called who has just clicked, or who plays alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.model.messages import ANYWAY, MOVER, ONLY, TIDY, PostedMessage
from bot.tables.outbox.delivery import Delivery, delivers, follow_up
from bot.tables.outbox.posts import PingPost
from bot.tables.store.outbox_rows import DeliveryResult


def to_call(delivery: Delivery) -> tuple[int, ...]:
    """The seats that can act and were not mentioned yet; not those that get their turn by direct message."""
    live, facts = delivery.live, delivery.pending.facts
    if len(live.table.people) == 1:
        return ()
    mover, direct = facts.get(MOVER), delivery.direct - {facts.get(ONLY, -1)}
    return tuple(
        seat.number
        for seat in live.awaited_seats
        if seat.person is not None and seat.number != mover and seat.number not in direct
    )


def is_pinged(delivery: Delivery) -> bool:
    """Whether the table's boards are edited, so that those who can act are called in another message."""
    return delivery.live.table.options.posting == "edit"


def ping_message(delivery: Delivery) -> tuple[tuple[str, dict[str, int]], ...]:
    """The message to call those who can act in a message of its own."""
    facts = delivery.pending.facts
    return (("ping", {ANYWAY: 1, **({MOVER: facts[MOVER]} if MOVER in facts else {})}),)


@delivers("ping")
async def deliver_ping(delivery: Delivery) -> DeliveryResult:
    """Mention those who can act in a message of its own; the older one goes away.

    Where boards are posted again, a ping that waits stands in for a board that may have called someone else, or it was
    left by a version that sent one for each board: then it is sent only if the board has called no one.
    """
    live, old, board = delivery.live, delivery.messages.get("ping"), delivery.messages.get("board")
    facts = delivery.pending.facts
    seats = [seat for seat in to_call(delivery) if facts.get(ONLY, seat) == seat]
    people = [live.table.seats[seat].person or 0 for seat in seats]
    has_called = TIDY in facts or (board is not None and board.called)
    if not is_pinged(delivery) and ANYWAY not in facts and has_called:
        people = []
    if not people:
        return DeliveryResult(forgotten=("ping",), follow_ups=follow_up("remove", old))
    new = await delivery.post(PingPost(live.table, people, board.place if board else None))
    removal = () if old is None or old.place == new else follow_up("remove", old)
    return DeliveryResult(PostedMessage("ping", new, live.table.version), follow_ups=removal)


def mask_of(seats: Sequence[int]) -> int:
    """Seats as one number, a bit for each."""
    return sum(1 << seat for seat in set(seats))


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of such a number."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
