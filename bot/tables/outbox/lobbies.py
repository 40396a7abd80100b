"""The message of a lobby."""

from __future__ import annotations

from bot.tables.model.messages import PostedMessage
from bot.tables.outbox import musters
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers, follow_up
from bot.tables.outbox.earlier_tries import mask_of_people, result_of
from bot.tables.outbox.posts import LobbyPost
from bot.tables.store.outbox_rows import DeliveryResult


@delivers("lobby")
async def deliver_lobby(delivery: Delivery) -> DeliveryResult:
    """Show the lobby; once the match has begun, in the message that there is."""
    table, old = delivery.live.table, delivery.messages.get("lobby")
    if table.stage == "ended" or (table.stage != "lobby" and (old is None or delivery.fresh)):
        is_refused = table.stage != "ended" and delivery.pending.trouble == "message_gone"
        return DeliveryResult(follow_ups=follow_up("strip", old)) if is_refused else NOTHING
    again = "again" in delivery.pending.facts
    if old is not None and old.version >= table.version and not (again or delivery.fresh):
        return NOTHING
    place = None if old is None or delivery.fresh else old.place
    gone_count = delivery.pending.facts.get("gone", 0)
    people = musters.to_mention(delivery, gone_count) if place is None else ()
    call_mask = old.called if place is not None and old is not None else mask_of_people(table, people)
    post = LobbyPost(table, people, gone_count, is_loud=call_mask > 0)
    new, earlier_people = await delivery.post_or_find(post, place)
    if earlier_people is not None:
        call_mask = mask_of_people(table, earlier_people)
    message = PostedMessage("lobby", new, table.version, called=call_mask)
    receipt = result_of(delivery, message, is_new=place is None)
    if old is None or old.place == new:
        return receipt
    return receipt._replace(follow_ups=(*receipt.follow_ups, *follow_up("remove", old)))
