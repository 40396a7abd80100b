"""Grounds of whole pictures, in blocks: all of them deflated, and those that were pasted last as pixels.

A ground takes seven megabytes as pixels and 0.1 to 0.5 deflated. A board pastes the few blocks in which something is
new; the ground of a lobby or an end is pasted once in a match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PIL import Image

from rendering.canvas.recent import Recent
from rendering.canvas.tiles import BYTES_PER_PIXEL, OPAQUE, Box, bytes_of

try:
    from isal import isal_zlib as deflate
except ImportError:
    import zlib as deflate  # type: ignore[no-redef]

WIDE, HIGH = 330, 42
"""The width and height of a block, in pixels: those of three cells of a board."""


class Sized(Protocol):
    """A drawing: equal ones look the same."""

    @property
    def width(self) -> int:
        """The width of the picture, in pixels."""

    @property
    def height(self) -> int:
        """The height of the picture, in pixels."""

    def __hash__(self) -> int:
        """Equal for equal drawings."""


G = TypeVar("G", bound=Sized)


class _Block(NamedTuple):
    pixels: Any
    bytes: int


class Grounds(Generic[G]):
    """The grounds that were used last: ``packed_bytes`` of deflated ones, ``pixel_bytes`` of blocks as pixels. ``draw``
    makes the picture of one, in RGBA."""

    def __init__(self, draw: Callable[[G], Image.Image], packed_bytes: int, pixel_bytes: int) -> None:
        self._draw = draw
        self._packed: Recent[tuple[bytes, ...]] = Recent(packed_bytes, lambda blocks: sum(map(len, blocks)))
        self._blocks: Recent[_Block] = Recent(pixel_bytes, lambda block: block.bytes)

    @property
    def limits(self) -> tuple[int, int]:
        """How many bytes the deflated ones may take, and the blocks as pixels."""
        return self._packed.limit, self._blocks.limit

    def paste(self, ground: G, image: Image.Image, x: int, y: int) -> None:
        """Paint as much of a ground over the image as it has room for, from (x, y) of the ground on."""
        for number, (left, top, right, bottom) in enumerate(_boxes(ground.width, ground.height)):
            if x < right and y < bottom and left < x + image.width and top < y + image.height:
                image.im.paste(self._block(ground, number, right - left), (left - x, top - y, right - x, bottom - y))

    def _block(self, ground: G, number: int, width: int) -> Any:
        """The pixels of a block, which has that width."""
        key = ground, number
        block = self._blocks.find(key)
        if block is None:
            packed = self._packed.find(ground)
            if packed is None:
                packed = _pack(self._draw(ground))
                self._packed.keep(ground, packed)
            block = _unpack(packed[number], width)
            self._blocks.keep(key, block)
        return block.pixels


@lru_cache(64)
def _boxes(width: int, height: int) -> list[Box]:
    """The blocks of a picture of this size: left, top, right and bottom of each."""
    return [
        (left, top, min(left + WIDE, width), min(top + HIGH, height))
        for top in range(0, height, HIGH)
        for left in range(0, width, WIDE)
    ]


def _pack(drawing: Image.Image) -> tuple[bytes, ...]:
    """The blocks of a drawing on black, deflated."""
    image, alpha = drawing.convert("RGB"), drawing.getchannel("A")
    if alpha.getextrema() != (OPAQUE, OPAQUE):
        image = Image.composite(image, Image.new("RGB", image.size), alpha)
    return tuple(deflate.compress(bytes_of(image, box), 1) for box in _boxes(*drawing.size))


def _unpack(packed: bytes, width: int) -> _Block:
    data = deflate.decompress(packed)
    size = width, len(data) // (width * BYTES_PER_PIXEL)
    return _Block(Image.frombytes("RGB", size, data, "raw", "RGBX").im, len(data))
