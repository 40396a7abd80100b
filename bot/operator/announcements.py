"""The operator's requests to announce something wherever a match is open, and to see how far that went."""

from __future__ import annotations

from bot.command_failures import BUSY, USE, Fault
from bot.languages import LANGUAGES
from bot.operator.channel import Facts
from bot.operator.requests import Operated
from bot.tables.model.refusals import Refusal

LONGEST = 1500
"""The longest announcement, in characters: with its heading it fits a message."""


async def announce(operated: Operated, facts: Facts) -> Facts:
    """Announce ``texts`` by language, English at least; to how many ``channels`` and ``persons``. ``dry_run``: only
    count them."""
    texts, tables = facts.get("texts"), operated.tables
    if not isinstance(texts, dict) or not texts.get("en"):
        raise Fault("An announcement needs English words", USE)
    if unknown := sorted(texts.keys() - set(LANGUAGES)):
        raise Fault(f"The bot speaks no {unknown[0]!r}; it speaks {', '.join(LANGUAGES)}", USE)
    if any(not isinstance(text, str) or len(text) > LONGEST for text in texts.values()):
        raise Fault(f"An announcement has {LONGEST} characters at most", USE)
    try:
        is_tried = facts.get("dry_run")
        addressees = await (tables.notices.addressees() if is_tried else tables.notices.announce(texts))
        return {"channels": len(addressees.channels), "persons": len(addressees.persons)}
    except Refusal as refusal:
        raise Fault("The database is busy or cannot be written; try again later", BUSY) from refusal


async def list_announcements(operated: Operated, facts: Facts) -> Facts:
    """How far the stored announcements went, the newest first."""
    try:
        announcements = await operated.tables.notices.progress()
    except Refusal as refusal:
        raise Fault("The database cannot be read now; try again later", BUSY) from refusal
    return {"announcements": [{**each._asdict(), "failed": each.failed} for each in announcements]}
