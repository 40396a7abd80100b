"""The last row of a board's buttons: what is wanted most stands side by side in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.interactions.control import Control
from bot.interactions.panel_height import is_one_line


def join_last_rows(rows: Sequence[ui.ActionRow[Any]], controls: Sequence[Control] = ()) -> list[ui.ActionRow[Any]]:
    """The rows with the last two made one where all their buttons stand side by side, and the ``controls`` too."""
    *first, last = rows
    both = [*first[-1].children, *last.children] if first else []
    if not first or _is_select(first[-1]) or not is_one_line([*both, *controls]):
        return [*rows]
    return [*first[:-1], ui.ActionRow(*both)]


def with_fitting(rows: Sequence[ui.ActionRow[Any]], buttons: Sequence[Control]) -> list[ui.ActionRow[Any]]:
    """The rows with those buttons before the very last one for which the line has room."""
    *first, last = rows
    *fitting, more = last.children
    for button in buttons:
        if is_one_line([*fitting, button, more]):
            fitting.append(button)
    return [*first, ui.ActionRow(*fitting, more)]


def _is_select(row: ui.ActionRow[Any]) -> bool:
    return any(control.width > 1 for control in row.children)
