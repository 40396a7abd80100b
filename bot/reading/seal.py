"""The seal of a match's dice, as it is posted before the first board, or on it."""

from __future__ import annotations

from bot.languages import Speech
from bot.tables.model.table import Table

DIGITS = 16
"""How many digits of a seal are posted: 64 bits, for which no other dice can be found. The whole of it has 64."""


def seal_line(table: Table, speech: Speech) -> str:
    """The line that posts a seal."""
    return speech("board-seal", seal=table.commitment[:DIGITS])
