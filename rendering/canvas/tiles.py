"""The pixels of a sprite, cut so that they are pasted fast."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from PIL import Image

BYTES_PER_PIXEL = 4
_EDGES = (0, 6, 12, 18, 26)
_WORTH_CUTTING, _WORTH_HOLLOWING = 8000, 2500
"""Opaque or empty pixels from which on pasting several pieces is faster than pasting one with a mask."""

OPAQUE = 255
_IN_MEMORY = {"RGB": "RGBX"}
"""How Pillow keeps the pixels of a mode, where its name does not say so."""

_WORTH_FLATTENING, _FLAT_STEP = 4000, 8
"""Pixels of one colour from which on only the colour is kept, and in which steps they are looked for."""


Box = tuple[int, int, int, int]


class Tile(NamedTuple):
    """A part of a rasterised sprite, in RGBA; without a mask it is opaque. A part of one colour has that colour, not
    pixels.

    ``pixels`` and ``mask`` are what Pillow pastes, without its pictures around them: those take a kilobyte each, and
    reading from them takes longer than pasting a small tile.
    """

    x: int
    y: int
    width: int
    height: int
    pixels: Any
    mask: Any

    @property
    def is_flat(self) -> bool:
        """Whether all of it has one colour."""
        return isinstance(self.pixels, tuple)


def masked_tile(x: int, y: int, pixels: Any) -> Tile:
    """A tile of pixels that are their own mask: a mask of its own would take a fifth more."""
    width, height = pixels.size
    return Tile(x, y, width, height, pixels, pixels)


def opaque_tile(x: int, y: int, pixels: Any) -> Tile:
    """A tile of opaque pixels; RGBA ones are pasted on RGB ones as those would be."""
    width, height = pixels.size
    return Tile(x, y, width, height, pixels, None)


def flat_tile(x: int, y: int, width: int, height: int, colour: tuple[int, int, int]) -> Tile:
    """A tile of one opaque colour."""
    return Tile(x, y, width, height, colour, None)


def cut_tiles(image: Image.Image) -> tuple[Tile, ...]:
    """The picture cut so that as much of it as possible is pasted without a mask, which is four times as fast."""
    alpha = image.getchannel("A")
    if alpha.getextrema() == (255, 255):
        return _opaque(image, (0, 0, *image.size))
    box = alpha.getbbox()
    if box is None:
        return ()
    left, top, right, bottom = box
    for edge in _EDGES:
        inner = (left + edge, top + edge, right - edge, bottom - edge)
        width, height = inner[2] - inner[0], inner[3] - inner[1]
        if edge and (width <= 0 or height <= 0 or width * height < _WORTH_HOLLOWING):
            break
        opacity = alpha.crop(inner).getextrema()
        if opacity == (0, 0):
            return _rim(image, alpha, box, inner)
        if opacity == (255, 255) and (not edge or width * height >= _WORTH_CUTTING):
            return (*_opaque(image, inner), *_rim(image, alpha, box, inner))
    return (masked_tile(left, top, image.crop(box).im),)


def _opaque(image: Image.Image, box: Box) -> tuple[Tile, ...]:
    """An opaque part of a picture: where much of it has one colour, that takes no memory, and what is around it is in
    strips."""
    pixels = image.crop(box)
    flat = _flat_box(pixels)
    if flat is None:
        return (opaque_tile(box[0], box[1], pixels.im),)
    left, top, right, bottom = flat
    red, green, blue, _ = pixels.crop((left, top, left + 1, top + 1)).tobytes()
    tiles = [flat_tile(box[0] + left, box[1] + top, right - left, bottom - top, (red, green, blue))]
    for strip in _around((0, 0, *pixels.size), flat):
        tiles.append(opaque_tile(box[0] + strip[0], box[1] + strip[1], pixels.crop(strip).im))
    return tuple(tiles)


def _flat_box(pixels: Image.Image) -> Box | None:
    """The box around the middle in which all has one colour; None where it is not worth a tile of its own."""
    width, height = pixels.size
    if width * height < _WORTH_FLATTENING:
        return None
    left, top, right, bottom = width // 2, height // 2, width // 2 + 1, height // 2 + 1
    colour = pixels.crop((left, top, right, bottom)).getextrema()

    def has_colour(left: int, top: int, right: int, bottom: int) -> bool:
        return pixels.crop((left, top, right, bottom)).getextrema() == colour

    while left and has_colour(max(0, left - _FLAT_STEP), top, left, bottom):
        left = max(0, left - _FLAT_STEP)
    while right < width and has_colour(right, top, min(width, right + _FLAT_STEP), bottom):
        right = min(width, right + _FLAT_STEP)
    while top and has_colour(left, max(0, top - _FLAT_STEP), right, top):
        top = max(0, top - _FLAT_STEP)
    while bottom < height and has_colour(left, bottom, right, min(height, bottom + _FLAT_STEP)):
        bottom = min(height, bottom + _FLAT_STEP)
    return (left, top, right, bottom) if (right - left) * (bottom - top) >= _WORTH_FLATTENING else None


def _around(outer: Box, inner: Box) -> list[Box]:
    """The area between two boxes, in strips."""
    left, top, right, bottom = outer
    strips = (
        (left, top, right, inner[1]),
        (left, inner[3], right, bottom),
        (left, inner[1], inner[0], inner[3]),
        (inner[2], inner[1], right, inner[3]),
    )
    return [strip for strip in strips if strip[0] < strip[2] and strip[1] < strip[3]]


def _rim(image: Image.Image, alpha: Image.Image, outer: Box, inner: Box) -> tuple[Tile, ...]:
    """The area between two boxes, in strips; empty ones are left out."""
    tiles = []
    for strip in _around(outer, inner):
        if alpha.crop(strip).getbbox():
            tiles.append(masked_tile(strip[0], strip[1], image.crop(strip).im))
    return tuple(tiles)


def join_tiles(tiles: Iterable[Tile], width: int, height: int, x: int = 0, y: int = 0) -> Image.Image:
    """A picture in RGBA of this size with the tiles of a sprite whose top left corner is at (x, y)."""
    image = Image.new("RGBA", (width, height))
    for tile in tiles:
        left, top = x + tile.x, y + tile.y
        ink = (*tile.pixels, OPAQUE) if tile.is_flat else tile.pixels
        image.im.paste(ink, (left, top, left + tile.width, top + tile.height))
    return image


def box_of(tiles: tuple[Tile, ...]) -> Box:
    """Where the pixels are: left, top, right and bottom."""
    if not tiles:
        return 0, 0, 0, 0
    right, bottom = max(each.x + each.width for each in tiles), max(each.y + each.height for each in tiles)
    return min(each.x for each in tiles), min(each.y for each in tiles), right, bottom


def count_bytes(tiles: tuple[Tile, ...]) -> int:
    """The bytes of the pixels, with how opaque they are, without a sprite's empty and flat parts."""
    return sum(BYTES_PER_PIXEL * (1 if tile.is_flat else tile.width * tile.height) for tile in tiles)


def bytes_of_tile(tile: Tile) -> bytes:
    """The bytes of a tile's pixels, a row after the other; of a flat one those of a single pixel."""
    if tile.is_flat:
        return bytes((*tile.pixels, OPAQUE))
    return read_pixels(tile.pixels, "RGBA", (0, 0, tile.width, tile.height), "RGBA")


def bytes_of(image: Image.Image, box: Box, *, kind: str = "", stride: int = 0) -> bytes:
    """The bytes of a part of a picture, as that kind of pixels or as they lie in memory, where a colour has four bytes.

    Each row is filled with zeros to ``stride`` bytes. Image.crop() and Image.tobytes() give the same, in four to eight
    times as long.
    """
    return read_pixels(image.im, image.mode, box, kind or _IN_MEMORY.get(image.mode, image.mode), stride)


def read_pixels(pixels: Any, mode: str, box: Box, kind: str, stride: int = 0) -> bytes:
    """The same of what Pillow pastes, whose mode is not known to it."""
    encoder = Image.core.raw_encoder(mode, kind, stride, 1)  # type: ignore[attr-defined]
    encoder.setimage(pixels, box)
    data: bytes = encoder.encode((box[3] - box[1]) * (stride or (box[2] - box[0]) * len(kind)) + 1)[2]
    return data


def map_pixels(data: bytes, mode: str, width: int, height: int, start: int = 0) -> Any:
    """Bytes as pixels that Pillow pastes: from ``start`` on, as they lie in memory, where a colour has four.

    Nothing is copied, so they must not be painted on. Image.frombytes() takes ten times as long for a small tile.
    Raises ValueError where there are too few bytes.
    """
    return Image.core.map_buffer(data, (width, height), "raw", start, (mode, 0, 1))  # type: ignore[attr-defined]


def paste(image: Image.Image, tiles: Iterable[Tile], x: int, y: int, *, is_opaque: bool = False) -> None:
    """Paste tiles with their sprite's top left corner at (x, y); what lies outside the picture is left out.
    ``is_opaque``: nothing shines through within the picture.

    A picture has hundreds of them. Image.paste() does the same, but takes longer to look at what it is given than to
    paste a small tile.
    """
    put, width, height = image.im.paste, *image.size
    for left, top, wide, high, pixels, mask in tiles:
        left, top = x + left, y + top
        right, bottom = left + wide, top + high
        if right <= 0 or bottom <= 0 or left >= width or top >= height:
            continue
        if mask is None or is_opaque:
            put(pixels, (left, top, right, bottom))
        else:
            put(pixels, (left, top, right, bottom), mask)
