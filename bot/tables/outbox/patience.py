"""How long someone waits for a new conversation with the bot before the channel mentions them instead.

New conversations are opened slowly (``bot/tables/rules/opening_pace.py``). What calls a person about a match does not
wait for that any longer than this.
"""

from __future__ import annotations

from bot.runtime import metrics
from bot.runtime.clock import MINUTE, SECOND
from bot.tables.outbox.delivery import Delivery
from bot.tables.outbox.failures import OpensLater

MENTIONED_AFTER = 2 * MINUTE
"""Who waits this long for a new conversation, in milliseconds, is mentioned in the match's channel instead."""


def end_patience(delivery: Delivery, since: int, error: OpensLater) -> None:
    """Note that the wait of a person has lasted long enough since then, so that the channel mentions them.

    Raises OpensLater while it has not, with the time of the next try, and where there is no channel.
    """
    if not delivery.live.table.has_channel:
        raise error
    patience = MENTIONED_AFTER - (delivery.now - since)
    if patience > 0:
        raise OpensLater(min(error.retry_after, patience / SECOND)) from error
    metrics.CONVERSATIONS.labels("mentioned").inc()
