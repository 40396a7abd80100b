"""From a sheet to a finished picture: composed, encoded, checked."""

from __future__ import annotations

from threading import local

from PIL import Image

from rendering.alt_text import clip
from rendering.canvas import png
from rendering.canvas.sprites import Sheet, compose
from rendering.picture import Picture


class _Canvases(local):
    """The canvases of one thread, by size. Painting over an old one spares the system seven fresh megabytes."""

    def __init__(self) -> None:
        self.by_size: dict[tuple[int, int], Image.Image] = {}

    def of(self, size: tuple[int, int]) -> Image.Image:
        if size not in self.by_size:
            self.by_size[size] = Image.new("RGB", size)
        return self.by_size[size]


_canvases = _Canvases()


def exposed(sheet: Sheet) -> Image.Image:
    """The sheet as pixels, on this thread's canvas of that size: they last until the next one is drawn on it."""
    return compose(sheet, _canvases.of((sheet.ground.width, sheet.ground.height)))


def develop(sheet: Sheet, sentences: list[str], name: str) -> Picture:
    """The finished picture. It is read back once, so that a damaged file never leaves the house.

    Raises DamagedPicture when the encoded file is not whole.
    """
    data = png.encode(exposed(sheet))
    width, height = png.verify(data)
    return Picture(data, clip(sentences), width, height, name)
