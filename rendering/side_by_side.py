"""Several pictures as one, side by side: Discord cuts pictures that stand together in a gallery to squares."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from rendering import theme
from rendering.picture import Picture

GAP = 12
"""Pixels between two pictures."""
SHRUNK = 2
COLOURS = 256


def on_one_sheet(pictures: Sequence[Image.Image], columns: int) -> Image.Image:
    """Pictures of one size in rows of a given length."""
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    wide, high = pictures[0].size
    size = columns * wide + (columns - 1) * GAP, rows * high + (rows - 1) * GAP
    sheet = Image.new("RGB", size, theme.VACANT)
    for at, picture in enumerate(pictures):
        sheet.paste(picture, (at % columns * (wide + GAP), at // columns * (high + GAP)))
    return sheet


def side_by_side(pictures: Sequence[Picture], alt: str, name: str) -> Picture:
    """Finished pictures of one size in one row, each at half its size."""
    shrunk = []
    for picture in pictures:
        with Image.open(io.BytesIO(picture.data)) as whole:
            shrunk.append(whole.convert("RGB").reduce(SHRUNK))
    sheet = on_one_sheet(shrunk, len(shrunk))
    file = io.BytesIO()
    sheet.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return Picture(file.getvalue(), alt, *sheet.size, name)
