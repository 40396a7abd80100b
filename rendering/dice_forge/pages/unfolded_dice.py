"""Dice unfolded: the six faces of each as a cross."""

from __future__ import annotations

from engine.dice_forge.data.faces import DICE
from rendering import theme
from rendering.canvas.sprites import Sheet
from rendering.canvas.svg import rect
from rendering.canvas.text import wrap_text
from rendering.dice_forge.art import pieces
from rendering.dice_forge.view import HeroView, TableView, is_fresh
from rendering.translations import Translations

CELL, FACE = 96, 86
LEFT, TOP = 496, 176
APART = 4.1 * CELL
"""From one net's left edge to the other's."""
PLACES = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""Column and row of each side."""


def _middle(die: int, side: int) -> tuple[float, float]:
    column, row = PLACES[side]
    return LEFT + die * APART + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL


def ground() -> str:
    """The empty cells of both nets."""
    drawn = ""
    for die in range(len(DICE)):
        for side in range(len(PLACES)):
            x, y = _middle(die, side)
            drawn += rect(x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2, CELL - 2, 18, theme.WELL, theme.LINE, 2)
    return drawn


def draw(sheet: Sheet, table: TableView, hero: HeroView, die: int, words: Translations) -> None:
    """Put a die's faces on the sheet, with the rolled face and the new ones marked."""
    for side, face in enumerate(hero.dice[die]):
        x, y = _middle(die, side)
        sheet.centre(pieces.face(face, FACE), x, y)
        if face in table.boars:
            sheet.centre(pieces.owner(table.heroes[table.boars[face]].look, 38), x + 26, y - 26)
        if not table.drafting and side == hero.up[die]:
            sheet.centre(pieces.ring(FACE + 2, theme.ROLLED), x, y)
        if is_fresh(hero, die, side):
            sheet.centre(pieces.fresh(hero.look.colour, 44), x - CELL * 0.42, y + CELL * 0.42)
    x, y = _middle(die, 3)
    lines = wrap_text(words(f"diceforge-picture-die-{DICE[die]}"), 28, 2 * CELL - 10, "title")
    for at, line in enumerate(lines[:2]):
        ink = theme.GOLD if die == 0 else theme.LAPIS_LIGHT
        sheet.write(line, x - CELL / 2 + 12, TOP + 40 + at * 34, 28, ink, "title", room=2 * CELL - 16)


def legend(sheet: Sheet, hero: HeroView, words: Translations) -> None:
    """What the ring and the star mean, in the empty corners."""
    for die, (sprite, key) in enumerate(
        ((pieces.ring(34, theme.ROLLED), "up"), (pieces.fresh(hero.look.colour, 34), "newest")),
    ):
        x, y = _middle(die, 3)
        left, middle = x - CELL / 2 + 12, y + CELL + 24
        sheet.centre(sprite, left + 26, middle)
        sheet.write(
            words(f"diceforge-picture-{key}"), left + 60, middle + 9, 26, theme.MUTED, room=2 * CELL - 76, smallest=18
        )
