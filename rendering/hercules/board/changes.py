"""Marks of the changes since the previous board: moves of apprentices, and rings around what was taken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect
from rendering.canvas.symbols import apprentice, glyph, mark
from rendering.hercules.art import pieces
from rendering.hercules.board.layout import column_centre
from rendering.hercules.view import SideView, TableView

HEAD = 20
"""How long the head of an arrow is."""
ROOM = 36
"""What lies between the middle of an apprentice and an arrow."""


def way(sheet: Sheet, side: SideView, middle: float, size: int) -> None:
    """Where the apprentice of a side stood, faintly, and an arrow to where it stands; the markers it took, hollow."""
    for column in side.change.labours:
        sheet.centre(_taken_marker(side.look, size), column_centre(column), middle)
    start, end = column_centre(side.change.column), column_centre(side.column)
    if side.change.column == side.column:
        return
    sheet.centre(ghost(side.look, size), start, middle - 2)
    long = round(abs(end - start)) - 2 * ROOM
    if long >= HEAD:
        sheet.centre(_arrow(side.look.colour, long, end > start), (start + end) / 2, middle)


def gain(sheet: Sheet, points: int, x: float, y: float, size: int) -> None:
    """This many points more or fewer, with its middle at (x, y)."""
    if points:
        sheet.centre(pieces.gain(points, size), x, y)


@cache
def ghost(look: theme.Side, size: int) -> Sprite:
    """Where an apprentice stood."""
    return centre(group(apprentice(look), opacity=0.38), size, size + 6, scale=size / 100)


@lru_cache(128)
def _arrow(colour: str, long: int, forward: bool) -> Sprite:
    half = long / 2
    shaft, head = f"M{-half} 0H{half - HEAD}", f"M{half - HEAD} -13L{half} 0L{half - HEAD} 13Z"
    drawn = path(shaft, "none", theme.INK, 13, cap="butt") + path(head, colour, theme.INK, 5)
    drawn += path(shaft, "none", colour, 7, cap="butt")
    return centre(group(drawn, turn=0 if forward else 180), long + 8, 36)


@cache
def _taken_marker(look: theme.Side, size: int) -> Sprite:
    """Where a marker lay that was taken."""
    drawn = rect(-42, -42, 84, 84, 14, theme.WELL, look.colour, 8) + group(glyph("check", look.colour), scale=0.62)
    return centre(drawn, size, scale=size / 100)


@lru_cache(64)
def ring(look: theme.Side, width: int, height: int) -> Sprite:
    """The ring around what a side has just taken from, with its mark in a corner."""
    drawn = rect(8, 8, width, height, 13, "none", theme.INK, 10) + rect(8, 8, width, height, 13, "none", look.colour, 6)
    return Sprite(drawn + group(mark(look), width, height, 0.34), width + 24, height + 24)


def gods(table: TableView) -> Iterator[tuple[SideView, int]]:
    """The columns over which a god or a Pantheon card was taken, with the side that has it."""
    for side in table.sides:
        for card in side.change.cards:
            if CARDS[card].kind in ("god", "pantheon"):
                was = table.earlier.gods
                yield side, was.index(card) + 1 if card in was else len(was) + 1


def stacks(table: TableView) -> Iterator[tuple[SideView, str]]:
    """The stacks from which a demigod was taken."""
    for side in table.sides:
        for stack in dict.fromkeys(CARDS[card].stack for card in side.change.cards if CARDS[card].kind == "demigod"):
            yield side, stack


def vases(table: TableView) -> Iterator[tuple[SideView, int]]:
    """The columns on whose stack a taken vase lay."""
    for side in table.sides:
        for columns, pile in table.earlier.vases.items():
            if set(pile) & set(side.change.cards):
                yield side, columns
