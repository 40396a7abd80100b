"""Marks of the changes since the previous board: moves of apprentices, and where something was taken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.brush import polygon
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import number, path
from rendering.hercules.art import figures
from rendering.hercules.board.layout import Layout
from rendering.hercules.palette import lit
from rendering.hercules.view import SideView, TableView


def draw_way(sheet: Sheet, side: SideView, layout: Layout) -> None:
    """Where the apprentice of a side stood, faintly, and an arc to where it stands; the markers it took, hollow."""
    for column in side.change.labours:
        sheet.centre(figures.taken_stone(side.look, 40), *layout.marker(column, side.number))
    if side.change.column == side.column:
        return
    x, y = layout.feet(side.change.column, side.number)
    sheet.stamp(figures.ghost(side.look), x - 50, y - 90)
    end = layout.feet(side.column, side.number)
    if end[0] - x > 60:
        arc = _arc(side.look.colour, round(end[0] - x), round(y - end[1]))
        sheet.stamp(arc, x - ROOM, min(y, end[1]) - HEIGHT)


ROOM, HEIGHT = 20, 150
"""Room around an arc, and how far above the higher feet its sprite begins."""


@lru_cache(128)
def _arc(colour: str, across: int, rise: int) -> Sprite:
    """An arc over the heads from the ghost to the apprentice, ``rise`` pixels higher."""
    tone = lit(colour, 0.35)
    high = max(rise, 0)
    x0, y0 = ROOM + 6.0, HEIGHT + high - 66.0
    x1, y1 = ROOM + across - 8.0, HEIGHT + high - rise - 72.0
    top = min(y0, y1) - 52
    d = f"M{number(x0)} {number(y0)}C{number(x0 + across * 0.2)} {number(top)} {number(x1 - across * 0.3)} "
    d += f"{number(top)} {number(x1 - 6)} {number(y1 - 8)}"
    head = polygon([(x1 + 4, y1 + 6), (x1 - 20, y1 - 6), (x1 - 2, y1 - 22)], tone, theme.INK, 3)
    markup = path(d, "none", theme.INK, 12) + path(d, "none", tone, 7) + head
    return Sprite(markup, across + 2 * ROOM, HEIGHT + high + 10)


def taken_gods(table: TableView) -> Iterator[tuple[SideView, int]]:
    """The columns over which a god or a Pantheon card was taken, with the side that has it."""
    for side in table.sides:
        for card in side.change.cards:
            if CARDS[card].kind in ("god", "pantheon"):
                was = table.earlier.gods
                yield side, was.index(card) + 1 if card in was else len(was) + 1


def taken_stacks(table: TableView) -> Iterator[tuple[SideView, str]]:
    """The stacks from which a demigod was taken."""
    for side in table.sides:
        for stack in dict.fromkeys(CARDS[card].stack for card in side.change.cards if CARDS[card].kind == "demigod"):
            yield side, stack


def taken_vases(table: TableView) -> Iterator[tuple[SideView, int]]:
    """The columns on whose stack a taken vase lay."""
    for side in table.sides:
        for columns, pile in table.earlier.vases.items():
            if set(pile) & set(side.change.cards):
                yield side, columns
