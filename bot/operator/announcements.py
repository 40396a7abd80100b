"""The operator's request to announce something in every channel with an open match."""

from __future__ import annotations

from bot.command_failures import BUSY, USE, Fault
from bot.operator.channel import Facts
from bot.operator.requests import Operated
from bot.tables.model.refusals import Refusal

LONGEST = 1500
"""The longest announcement, in characters: with its heading it fits a message."""


async def announce(operated: Operated, facts: Facts) -> Facts:
    """Announce ``texts`` by language, English at least; ``dry_run``: only count the ``channels``."""
    texts, tables = facts.get("texts"), operated.tables
    if not isinstance(texts, dict) or not texts.get("en"):
        raise Fault("An announcement needs English words", USE)
    if any(not isinstance(text, str) or len(text) > LONGEST for text in texts.values()):
        raise Fault(f"An announcement has {LONGEST} characters at most", USE)
    try:
        if facts.get("dry_run"):
            return {"channels": len(await tables.notices.addressees())}
        return {"channels": await tables.notices.announce(texts)}
    except Refusal as refusal:
        raise Fault("The database is busy or cannot be written; try again later", BUSY) from refusal
