"""The mark of a match that was played on from a place in another one."""

from __future__ import annotations

from bot.interactions.components import small
from bot.languages import Speech
from bot.tables.model.table import Table


def played_on_line(table: Table, speech: Speech) -> str:
    """From which match and which round it was played on; "" for other matches."""
    if table.played_on is None:
        return ""
    return small(speech("playing-on-mark", round=table.played_on.round, match=str(table.played_on.table)))
