"""Score sheets for small screens: who has how many points, and below them a row for each source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rendering import theme
from rendering.canvas.sprites import Sheet
from rendering.templates import compact_page
from rendering.templates.compact_page import BAND, INNER, MARGIN, Block, Person
from rendering.templates.marks import mark

LABELS, HEAD, ROW = 430, 70, 64
LETTERS = 42


class Scored(NamedTuple):
    """A side of a match: its place in words, and its points by source in the order of the labels."""

    person: Person
    place: str
    values: Sequence[int]


def sheet_of(ranked: Sequence[Scored], labels: Sequence[str], header: Callable[[Sheet], None]) -> Sheet:
    """The score sheet as a sheet of sprites, the best first."""
    bands = [Block(BAND, _band(side), side.person.look.colour) for side in ranked]
    return compact_page.assemble([*bands, _table(ranked, labels)], header)


def _band(side: Scored) -> Callable[[Sheet, float], None]:
    return lambda sheet, top: compact_page.band(sheet, side.person, top, side.place)


def _table(ranked: Sequence[Scored], labels: Sequence[str]) -> Block:
    pitch = (INNER - LABELS) / len(ranked)
    middles = [MARGIN + LABELS + (at + 0.5) * pitch for at in range(len(ranked))]

    def draw(sheet: Sheet, top: float) -> None:
        for side, middle in zip(ranked, middles, strict=True):
            sheet.centre(mark(side.person.look, 50), middle, top + HEAD / 2 + 4)
        for at, label in enumerate(labels):
            y = top + HEAD + (at + 0.5) * ROW + LETTERS * 0.33
            sheet.write(label, MARGIN + 24, y, LETTERS, theme.TEXT, room=LABELS - 40, smallest=36)
            for side, middle in zip(ranked, middles, strict=True):
                value = side.values[at]
                ink = theme.WHITE if value else theme.FAINT
                sheet.write(str(value).replace("-", "−"), middle, y, LETTERS, ink, "black", "middle")

    return Block(HEAD + len(labels) * ROW + 16, draw)
