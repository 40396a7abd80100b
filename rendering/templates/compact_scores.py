"""Score sheets for small screens: who has how many points, and below them a row for each source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.text import Lettering
from rendering.templates import compact_page, pillars
from rendering.templates.compact_page import BAND, INNER, MARGIN, Block, Person
from rendering.templates.marks import mark

LABELS, HEAD, ROW = 430, 70, 64
LETTERS = 42
DRUM = (46, 46)
"""Size of the small drum beside a row's name."""


class Scored(NamedTuple):
    """A side of a match: its place in words, its points by source in the order of the rows, whether it is first."""

    person: Person
    place: str
    values: Sequence[int]
    first: bool = False


Row = tuple[str, str]
"""A source of points: its name, and the tone of its drum ("": it has none)."""


def sheet_of(
    ranked: Sequence[Scored], rows: Sequence[Row], header: Callable[[Sheet], None], below: Sequence[Block] = ()
) -> Sheet:
    """The score sheet as a sheet of sprites, the best first, with more panels ``below`` it."""
    digits = max(len(str(side.person.points)) for side in ranked)
    bands = [Block(BAND, _band(side, digits), side.person.look.colour) for side in ranked]
    return compact_page.assemble([*bands, _table(ranked, rows), *below], header)


@cache
def drum(tone: str) -> Sprite:
    """A small drum, as the columns of the large picture are built of."""
    wide, high = DRUM
    return Sprite(pillars.drum(0, 0, wide, high, tone), wide, high)


def _band(side: Scored, digits: int) -> Callable[[Sheet, float], None]:
    return lambda sheet, top: compact_page.band(sheet, side.person, top, side.place, side.first, digits)


def _table(ranked: Sequence[Scored], rows: Sequence[Row]) -> Block:
    pitch = (INNER - LABELS) / len(ranked)
    middles = [MARGIN + LABELS + (at + 0.5) * pitch for at in range(len(ranked))]

    def draw(sheet: Sheet, top: float) -> None:
        for side, middle in zip(ranked, middles, strict=True):
            sheet.centre(mark(side.person.look, 50), middle, top + HEAD / 2 + 4)
        for at, (label, tone) in enumerate(rows):
            y = top + HEAD + (at + 0.5) * ROW + LETTERS * 0.33
            left = MARGIN + 24
            if tone:
                sheet.stamp(drum(tone), left, y - LETTERS * 0.33 - DRUM[1] / 2)
                left += DRUM[0] + 16
            room = MARGIN + LABELS - 16 - left
            sheet.write(label, left, y, Lettering(LETTERS, theme.TEXT), fit=Fit(room, 32))
            for side, middle in zip(ranked, middles, strict=True):
                value = side.values[at]
                ink = theme.WHITE if value else theme.FAINT
                sheet.write(str(value).replace("-", "−"), middle, y, Lettering(LETTERS, ink, "black"), "middle")

    return Block(HEAD + len(rows) * ROW + 16, draw)
