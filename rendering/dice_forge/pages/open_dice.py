"""Dice laid open: the face that each shows on a cube, the others as slabs beside it, and what the marks mean."""

from __future__ import annotations

from engine.dice_forge.data.faces import DICE
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.text import Lettering
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import quay
from rendering.dice_forge.view import HeroView, TableView
from rendering.translations import Translations

LEFT, TOP = (434, 896), 250
NAME, KEY = 226, 470
"""The lines of the dice's names and of the key to their marks."""
ROOM = 420


def draw(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    """Put both dice on the sheet, with their names, the rolled face and the new ones marked."""
    for die, name in enumerate(DICE):
        text = words(f"diceforge-picture-die-{name}")
        sheet.write(text, LEFT[die] + 4, NAME + 14, Lettering(theme.READ, theme.IVORY, "title"), fit=Fit(ROOM - 8))
        quay.draw_die(sheet, table, hero, die, LEFT[die], TOP)
    _explain(sheet, table, hero, words)


def _explain(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    """A key to the marks that are there, at the right end of the line below the dice."""
    marks = [] if table.drafting else [(pieces.ring(26, palette.NEW), "up")]
    if hero.fresh:
        marks.append((pieces.fresh(palette.NEW, 32), "newest"))
    x = LEFT[1] + ROOM - 4.0
    for sign, key in reversed(marks):
        x -= (
            sheet.write(
                words(f"diceforge-picture-{key}"),
                x,
                KEY + 12,
                Lettering(theme.READ, theme.MUTED, "bold"),
                "end",
                Fit(310),
            )
            + 24
        )
        sheet.centre(sign, x, KEY)
        x -= 44
