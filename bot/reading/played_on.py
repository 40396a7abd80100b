"""The mark of a match that was played on from a place in another one."""

from __future__ import annotations

from bot.interactions.components import small
from bot.languages import Speech
from bot.tables.model.table import Table


def played_on_line(table: Table, speech: Speech) -> str:
    """From which match, or which puzzle, and which round it was played on; "" for other matches."""
    if table.played_on is None:
        return ""
    earlier, round_, puzzle, is_trial = table.played_on
    of = "puzzle" if puzzle else "trial" if is_trial else "match"
    return small(speech("playing-on-mark", round=round_, match=str(puzzle or earlier), of=of))
