"""The next moves of Hades, which his dice determine."""

from __future__ import annotations

from engine.hercules.cards import SOLO_STACKS
from engine.hercules.state import COLUMNS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.text import Lettering
from rendering.hercules.art import pieces
from rendering.hercules.view import SideView, TableView
from rendering.translations import Translations

ROOM, LETTERS = 340, theme.READ
"""The room on a board, and its letters."""


def target(side: SideView) -> int:
    """The column that his die leads him to (rulebook p. 11)."""
    return (side.column + side.dice[0] - 1) % COLUMNS + 1


def prey(table: TableView) -> str:
    """The stack that the white die lets him steal from, "" when it is empty."""
    stack = SOLO_STACKS[table.white - 1] if table.white else ""
    return stack if stack and dict(table.stacks)[stack] else ""


def draw(
    sheet: Sheet,
    table: TableView,
    side: SideView,
    x: float,
    y: float,
    words: Translations,
    letters: int = LETTERS,
    room: float = ROOM,
) -> None:
    """His next step and his next theft, below each other; after the end there is none."""
    if table.over:
        return
    base = y + 25 + letters * 0.35
    if not table.hades_waits:
        sheet.write(words("hercules-picture-hades-done"), x, base, Lettering(letters, theme.MUTED), fit=Fit(room))
        return
    wide = sheet.write(
        words("hercules-picture-hades-moves"), x, base, Lettering(letters, theme.MUTED), fit=Fit(room - 62)
    )
    sheet.centre(pieces.chip(target(side), 62, False), x + wide + 44, y + 25)
    stack = prey(table)
    if not stack:
        return
    y, base = y + 62, base + 62
    wide = (
        sheet.write(
            words("hercules-picture-hades-takes"), x, base, Lettering(letters, theme.MUTED), fit=Fit(room * 0.45)
        )
        + 12
    )
    number = pieces.number_on(dict(table.stacks)[stack][0])
    sheet.centre(pieces.stack_sign(stack, number, 62), x + wide + 30, y + 25)
    left = wide + 70
    name = words(f"hercules-stack-{stack}")
    sheet.write(name, x + left, base, Lettering(letters, theme.TEXT, "extra"), fit=Fit(room - left))
