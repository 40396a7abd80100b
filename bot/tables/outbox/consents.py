"""The message in which people are asked to agree to something."""

from __future__ import annotations

from bot.tables.model.messages import PostedMessage
from bot.tables.model.open_table import OpenTable
from bot.tables.model.proposals import UNDO, Proposal
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers, follow_up
from bot.tables.outbox.posts import ConsentPost
from bot.tables.rules.consent import open_proposal, seats_to_agree
from bot.tables.rules.undo import Undone, would_be_undone
from bot.tables.store.outbox_rows import DeliveryResult


@delivers("consent")
async def deliver_consent(delivery: Delivery) -> DeliveryResult:
    """Ask those who have not agreed yet; the message goes away when the matter is settled.

    Each proposal has a message of its own, so that it notifies; answers are shown in it.
    """
    table, old = delivery.live.table, delivery.messages.get("consent")
    proposal = open_proposal(table)
    if proposal is None:
        return NOTHING if old is None else DeliveryResult(forgotten=("consent",), follow_ups=follow_up("remove", old))
    is_same = old is not None and old.version == proposal.number
    place = old.place if old is not None and is_same and not delivery.fresh else None
    people = [person for seat in seats_to_agree(table, proposal) if (person := table.seats[seat].person) is not None]
    undone = _would_be_undone(delivery.live, proposal)
    new = await delivery.post(ConsentPost(table, proposal, undone, people), place)
    removal = () if old is None or old.place == new else follow_up("remove", old)
    return DeliveryResult(PostedMessage("consent", new, proposal.number), follow_ups=removal)


def _would_be_undone(live: OpenTable, proposal: Proposal) -> Undone | None:
    return would_be_undone(live, proposal.by, proposal.about[0]) if proposal.kind == UNDO else None
