"""The message with which a match or a lobby is over."""

from __future__ import annotations

from bot.tables.model.messages import PostedMessage
from bot.tables.outbox.boards import tidy_up
from bot.tables.outbox.delivery import Delivery, delivers, follow_up, last_notes, story_left
from bot.tables.outbox.posts import ClosedPost, FinalPost
from bot.tables.outbox.threads import without_stuck_message
from bot.tables.store.outbox_rows import DeliveryResult


@delivers("final")
async def deliver_final(delivery: Delivery) -> DeliveryResult:
    """Post the end of a match; the last board loses its buttons."""
    live = delivery.live
    board = story_left(live, delivery.messages.get("board"))
    match = live.playing
    since = 0 if board is None else board.events
    new = await delivery.post(FinalPost(live.table, match, live.story(since)))
    tidy_ups = tidy_up(delivery, board) + follow_up("remove", delivery.messages.get("ping"))
    message = PostedMessage("final", new, live.table.version, since, live.length)
    return without_stuck_message(delivery, DeliveryResult(message, forgotten=("ping",), follow_ups=tidy_ups))


@delivers("closed")
async def deliver_closed(delivery: Delivery) -> DeliveryResult:
    """Tell that a lobby was closed, in its message; or that a match was given up, below its last board."""
    table = delivery.live.table
    kind = "lobby" if table.started is None else "board"
    old = delivery.messages.get(kind)
    place = None if old is None or delivery.fresh or kind == "board" else old.place
    call_mask = old.called if place is not None and old is not None else 0
    new = await delivery.post(ClosedPost(table, last_notes(delivery.live), is_loud=call_mask > 0), place)
    strip = () if old is not None and old.place == new else follow_up("strip", old)
    removal = follow_up("remove", delivery.messages.get("ping"))
    message = PostedMessage(kind, new, table.version, called=call_mask)
    return DeliveryResult(message, forgotten=("ping",), follow_ups=(*strip, *removal))
