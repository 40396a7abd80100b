"""From a sheet to a finished picture: composed, encoded, checked."""

from __future__ import annotations

from rendering import png
from rendering.alt import clip
from rendering.picture import Picture
from rendering.sprites import Sheet, compose


def develop(sheet: Sheet, sentences: list[str], name: str) -> Picture:
    """The finished picture. It is read back once, so that a damaged file never leaves the house.

    Raises DamagedPicture when the encoded file is not whole.
    """
    data = png.encode(compose(sheet))
    width, height = png.verify(data)
    return Picture(data, clip(sentences), width, height, name)
