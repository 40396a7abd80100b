"""Joins several pictures into one, because Discord crops the pictures of a gallery to squares."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image, ImageColor

from rendering import theme
from rendering.picture import Picture

GAP = 12
"""Pixels between two pictures."""
SHRUNK = 2
COLOURS = 256
SHADES = (1.0, 0.75, 0.5)
"""Shares of a side's colour on the night ground, as they occur in shrunk pictures."""
KEPT = tuple(
    dict.fromkeys(
        ImageColor.getrgb(theme.mix(side.colour, theme.NIGHT, share))
        for share in SHADES
        for side in (*theme.SIDES, *theme.STRONG_SIDES, theme.HADES)
    )
)


def on_one_sheet(pictures: Sequence[Image.Image], columns: int) -> Image.Image:
    """Pictures of one size in rows of ``columns`` pictures."""
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    wide, high = pictures[0].size
    size = columns * wide + (columns - 1) * GAP, rows * high + (rows - 1) * GAP
    sheet = Image.new("RGB", size, theme.VACANT)
    for at, picture in enumerate(pictures):
        sheet.paste(picture, (at % columns * (wide + GAP), at // columns * (high + GAP)))
    return sheet


def in_few_colours(sheet: Image.Image) -> Image.Image:
    """A sheet in COLOURS colours. The sides' colours are always kept: they cover small areas, so a palette chosen by
    area would turn them grey.
    """
    colours = sheet.quantize(COLOURS - len(KEPT), dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*colours[: 3 * (COLOURS - len(KEPT))], *(part for colour in KEPT for part in colour)])
    return sheet.quantize(palette=palette, dither=Image.Dither.NONE)


def side_by_side(pictures: Sequence[Picture], alt: str, name: str) -> Picture:
    """Finished pictures of one size in one row, each at half its size."""
    shrunk = []
    for picture in pictures:
        with Image.open(io.BytesIO(picture.data)) as whole:
            shrunk.append(whole.convert("RGB").reduce(SHRUNK))
    sheet = on_one_sheet(shrunk, len(shrunk))
    file = io.BytesIO()
    in_few_colours(sheet).save(file, "PNG", optimize=True)
    return Picture(file.getvalue(), alt, *sheet.size, name)
