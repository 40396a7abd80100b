"""A list with a title on a page for small screens, written in the largest letters with which it is not too high."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rendering import theme
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.text import Lettering, width
from rendering.templates import compact_page
from rendering.templates.compact_page import FOOT, GAP, HEADER, INNER, MARGIN, TOP, WIDTH, Block

NARROWEST = 0.85
"""The least width of a title's letters, as a share of the normal width, before the title is cut."""
SIZES = (theme.PHONE_READ, 40, 38, 36, 34)
HIGHEST = 7 * WIDTH // 2 // compact_page.STEP * compact_page.STEP
"""A page that is higher is written in smaller letters."""


def sheet_of(title: str, blocks_of: Callable[[int], Sequence[Block]]) -> Sheet:
    """The page as a sheet of sprites; ``blocks_of`` makes its entries in letters of a size."""

    def head(sheet: Sheet) -> None:
        style = "title" if width(title, theme.PHONE_READ, "title") <= INNER - 32 else "extra"
        place, room, least = (MARGIN + 16, HEADER + 20), INNER - 32, theme.PHONE_READ
        sheet.write(title, *place, Lettering(theme.READ, theme.IVORY, style), fit=Fit(room, least, NARROWEST))

    for size in SIZES:
        blocks = blocks_of(size)
        if TOP + FOOT + sum(block.height + GAP for block in blocks) <= HIGHEST:
            break
    return compact_page.assemble(blocks, head)
