"""Grounds of whole pictures, in blocks: all of them deflated, and those that were pasted last as pixels.

A ground takes seven megabytes as pixels and 0.1 to 0.5 deflated. A board pastes the few blocks in which something is
new; the ground of a lobby or an end is pasted once in a match. A block of one colour, as most are on small screens, is
kept as that colour.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PIL import Image

from rendering.canvas.deflation import deflate, inflate
from rendering.canvas.recent import Recent
from rendering.canvas.tiles import BYTES_PER_PIXEL, OPAQUE, Box, bytes_of, map_pixels

WIDE, HIGH = 110, 42
"""The width and height of a block, in pixels: those of a cell of a board."""
COLOUR_BYTES = 200
"""The memory of a block of one colour, in bytes."""
Colour = tuple[int, int, int]


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
    """What Pillow pastes, pixels or a colour, and how many bytes it takes."""

    pixels: Any
    bytes: int


class Grounds(Generic[G]):
    """The grounds that were used last: ``packed_bytes`` of deflated ones, ``pixel_bytes`` of blocks as pixels. ``draw``
    makes the picture of one, in RGBA."""

    def __init__(self, draw: Callable[[G], Image.Image], packed_bytes: int, pixel_bytes: int) -> None:
        self._draw = draw
        self._packed_blocks: Recent[tuple[bytes | Colour, ...]] = Recent(
            packed_bytes, lambda blocks: sum(map(len, blocks))
        )
        self._blocks: Recent[_Block] = Recent(pixel_bytes, lambda block: block.bytes)

    @property
    def limits(self) -> tuple[int, int]:
        """How many bytes the deflated ones may take, and the blocks as pixels."""
        return self._packed_blocks.limit, self._blocks.limit

    def paste(self, ground: G, image: Image.Image, x: int, y: int) -> None:
        """Paint as much of a ground over the image as it has room for, from (x, y) of the ground on."""
        boxes = _boxes(ground.width, ground.height)
        for number in _numbers(ground, (x, y, x + image.width, y + image.height)):
            left, top, right, bottom = boxes[number]
            box = (left - x, top - y, right - x, bottom - y)
            image.im.paste(self._block(ground, number), box)

    def colour_of(self, ground: G, box: Box) -> Colour | None:
        """The colour of a box of the ground; None where the blocks in which it lies have several."""
        all_blocks = self._pack(ground)
        blocks = {all_blocks[number] for number in _numbers(ground, box)}
        colour = blocks.pop() if len(blocks) == 1 else None
        return colour if isinstance(colour, tuple) else None

    def _block(self, ground: G, number: int) -> Any:
        """The pixels of a block, or its colour."""
        key = ground, number
        block = self._blocks.find(key)
        if block is None:
            left, top, right, bottom = _boxes(ground.width, ground.height)[number]
            block = _unpack(self._pack(ground)[number], right - left, bottom - top)
            self._blocks.keep(key, block)
        return block.pixels

    def _pack(self, ground: G) -> tuple[bytes | Colour, ...]:
        """All blocks of a ground, deflated."""
        blocks = self._packed_blocks.find(ground)
        if blocks is None:
            blocks = _pack(self._draw(ground))
            self._packed_blocks.keep(ground, blocks)
        return blocks


def _numbers(ground: Sized, box: Box) -> list[int]:
    """The blocks of a ground in which a box lies."""
    left, top, right, bottom = box
    columns = -(-ground.width // WIDE)
    across = range(max(0, left // WIDE), min(columns, -(-right // WIDE)))
    down = range(max(0, top // HIGH), min(-(-ground.height // HIGH), -(-bottom // HIGH)))
    return [row * columns + column for row in down for column in across]


@lru_cache(64)
def _boxes(width: int, height: int) -> list[Box]:
    """The blocks of a picture of this size, row after row: left, top, right and bottom of each."""
    return [
        (left, top, min(left + WIDE, width), min(top + HIGH, height))
        for top in range(0, height, HIGH)
        for left in range(0, width, WIDE)
    ]


def _pack(drawing: Image.Image) -> tuple[bytes | Colour, ...]:
    """The blocks of a drawing on black, deflated, or the colour of those that have one."""
    image, alpha = drawing.convert("RGB"), drawing.getchannel("A")
    if alpha.getextrema() != (OPAQUE, OPAQUE):
        image = Image.composite(image, Image.new("RGB", image.size), alpha)
    return tuple(_pack_block(image, box) for box in _boxes(*drawing.size))


def _pack_block(image: Image.Image, box: Box) -> bytes | Colour:
    pixels = bytes_of(image, box)
    first = pixels[:BYTES_PER_PIXEL]
    if pixels == first * (len(pixels) // BYTES_PER_PIXEL):
        return first[0], first[1], first[2]
    return deflate.compress(pixels, 1)


def _unpack(block: bytes | Colour, width: int, height: int) -> _Block:
    if isinstance(block, tuple):
        return _Block(block, COLOUR_BYTES)
    data = inflate(block, width * height * BYTES_PER_PIXEL)
    return _Block(map_pixels(data, "RGB", width, height), len(data))
