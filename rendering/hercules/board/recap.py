"""What a side has done since the board before, in three small frames: the labours, the way, the gains."""

from __future__ import annotations

from functools import cache

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.alt_text import join_sentences
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, path, rect
from rendering.hercules import palette
from rendering.hercules.art import figures, pieces
from rendering.hercules.art.labours import metopes
from rendering.hercules.board import seats
from rendering.hercules.view import SideView, TableView
from rendering.translations import Translations

TOP, WIDE, HIGH, PITCH = 136, 150, 82, 162
LEFT = 36


def latest(table: TableView) -> SideView | None:
    """The side whose last turn is shown: the latest one before the acting side that has done something."""
    count = len(table.sides)
    start = table.acting or 0
    for back in range(1, count + 1):
        side = table.sides[(start - back) % count]
        if side.change.labours or side.change.cards:
            return side
    return None


@cache
def _panel() -> Sprite:
    drawn = rect(0, 4, WIDE, HIGH, 8, palette.SHADE, opacity=0.4) + rect(2, 0, WIDE, HIGH, 8, palette.FRAME)
    return Sprite(drawn + rect(8, 0, WIDE - 12, 2.5, 1, palette.FRAME_EDGE), WIDE + 4, HIGH + 6)


@cache
def _next() -> Sprite:
    return Sprite(path("M0 0L9 9L0 18Z", theme.MUTED), 10, 18)


@cache
def _labour(column: int) -> Sprite:
    """A labour's scene, small."""
    drawn = rect(0, 0, 64, 58, 2, palette.CLAY) + group(metopes.scene(column), 0, 1, 0.55)
    return Sprite(drawn, 64, 58)


def draw(sheet: Sheet, table: TableView, words: Translations) -> None:
    """Put the frames on the sheet, where something was done."""
    side = latest(table)
    if side is None or table.over:
        return
    sheet.centre(pieces.mark(side.look, 32), LEFT + 16, TOP - 18)
    title = join_sentences([words("hercules-picture-last-turn", name=side.name)])
    sheet.write(title, LEFT + 40, TOP - 7, theme.DENSE, theme.TEXT, room=440)
    for at in range(3):
        sheet.stamp(_panel(), LEFT + at * PITCH, TOP)
    for at in range(2):
        sheet.stamp(_next(), LEFT + WIDE + 2 + at * PITCH, TOP + HIGH / 2 - 9)
    _labours(sheet, side, LEFT)
    _way(sheet, side, LEFT + PITCH)
    _gains(sheet, table, side, LEFT + 2 * PITCH)


def _labours(sheet: Sheet, side: SideView, x: float) -> None:
    taken = side.change.labours[:2]
    for at, column in enumerate(taken):
        left = x + WIDE / 2 - 36 * len(taken) + at * 72 + 4
        sheet.stamp(_labour(column), left, TOP + 12)
        sheet.figure(column, left + 50, TOP + 22, 38, theme.WHITE, halo=True)
    if not taken:
        sheet.figure("–", x + WIDE / 2, TOP + HIGH / 2, 32, theme.FAINT)


def _way(sheet: Sheet, side: SideView, x: float) -> None:
    """From which column to which the apprentice went."""
    start, end = side.change.column, side.column
    if start == end:
        sheet.stamp(figures.walker(side.look, 0.8), x + 36, TOP + 4)
        if end:
            sheet.figure(end, x + 112, TOP + 30, 40)
        return
    sheet.stamp(figures.ghost(side.look, 0.8), x - 6, TOP + 4)
    sheet.stamp(figures.walker(side.look, 0.8), x + 76, TOP - 2)
    sheet.figure(start, x + 20, TOP + 64, 38, halo=True)
    sheet.figure(end, x + 128, TOP + 64, 38, halo=True)
    sheet.centre(pieces.arrow(28), x + 75, TOP + 40)


def _gains(sheet: Sheet, table: TableView, side: SideView, x: float) -> None:
    """The cards that were won and the points that came of it."""
    left = x + 10.0
    for card in side.change.cards[:2]:
        hidden = table.simplified and CARDS[card].kind == "god"
        sheet.centre(seats.won_card(card, hidden), left + 22, TOP + HIGH / 2)
        left += 46
    change = side.change.points
    if change:
        ink = palette.GAIN if change > 0 else palette.LOSS
        text = f"+{change}" if change > 0 else f"−{-change}"
        sheet.write(text, x + WIDE - 8, TOP + HIGH / 2 + 14, theme.READ, ink, "black", "end")
