"""Writes and checks PNG files.

Pillow spends its time on choosing row filters, which flat art does not need. So the file is written here: RGB, no
filters, deflated by ISA-L where it is installed and by zlib elsewhere. A large picture is written in 256 colours of
its own, without dithering: flat tones do not band, and the file is less than half as large. A sample of rows predicts
the size, and a sample of pixels gives the colours, because reading all of them would take longer than everything else
here. ISA-L may encode the same pixels in several ways, so different files can hold equal pictures.
"""

from __future__ import annotations

import struct
from typing import Any

from PIL import Image

from rendering.canvas.deflation import deflate
from rendering.canvas.tiles import bytes_of

_PIECE = 1 << 20
_DEFLATED = 2_000_000
"""About how many bytes are deflated at once: a board in 256 colours is, as a whole."""
LARGE, MOST = 620_000, 690_000
"""The sizes, in bytes, above which a picture is written in COLOURS: the estimate, and the result."""
TRIED, TRIED_OF = 16, 96
"""Rows that are deflated to estimate how large a picture would be: the first ones of every 96."""
COLOURS, SAMPLED = 256, 3
"""How many colours, and that they are those of every third pixel of every third row."""
RGB, PALETTE = 2, 3
"""The colour types of the format that are written."""
_BYTES_PER_PIXEL = {RGB: 3, PALETTE: 1}
NO_FILTER = b"\0"
"""Each row begins with the number of its filter. Pillow pads each row with a zero at its end: shifted by one."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"


class DamagedPicture(ValueError):
    """The bytes are not a complete PNG of ``encode``. The message names the fault."""


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", deflate.crc32(kind + content))


def new_rows(width: int, height: int) -> tuple[memoryview, Image.Image]:
    """The rows of a black picture that has a palette, as the format has them, and the picture in the same memory."""
    stride = width + 1
    # Pillow wants as many bytes as there are rows, counted from the first pixel on.
    memory = memoryview(bytearray(stride * height + 1))
    pixels: Any = memory[1:]
    return memory[:-1], Image.frombuffer("P", (width, height), pixels, "raw", "P", stride, 1)


def encode(image: Image.Image, rows: memoryview | None = None) -> bytes:
    """The picture as an opaque PNG. It is lossless if it has a palette or is at most LARGE bytes.

    ``rows`` are those of ``new_rows``, where the picture has such.
    """
    if image.mode not in ("RGB", "P"):
        image = image.convert("RGB")
    kind, palette = RGB, b""
    pixel_data = b"" if image.mode == "P" or _estimate_bytes(image) > LARGE else _deflate(image)
    if not 0 < len(pixel_data) <= MOST:
        image = image if image.mode == "P" else _with_few_colours(image)
        kind, palette = PALETTE, _chunk(b"PLTE", bytes(image.getpalette() or ()))
        pixel_data = _deflate(image) if rows is None else _deflate_rows(rows)
    header = struct.pack(">IIBBBBB", *image.size, 8, kind, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", header) + palette + _chunk(b"IDAT", pixel_data) + _chunk(b"IEND", b"")


def _estimate_bytes(image: Image.Image) -> int:
    """The estimated size of the deflated picture, in bytes; too low for a picture of little height."""
    width, height = image.size
    if width * height * _BYTES_PER_PIXEL[RGB] <= LARGE:
        return 0
    tops = range(0, height - TRIED, TRIED_OF)
    sample_bytes = sum(len(_deflate(image.crop((0, top, width, top + TRIED)))) for top in tops)
    return sample_bytes * height // (TRIED * max(1, len(tops)))


def _with_few_colours(image: Image.Image) -> Image.Image:
    """The picture in COLOURS that are its own."""
    small = max(1, image.width // SAMPLED), max(1, image.height // SAMPLED)
    sample = image.resize(small, Image.Resampling.NEAREST)
    palette = sample.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _deflate(image: Image.Image) -> bytes:
    """The rows of a picture, deflated in parts where it is large: all of them would take ten megabytes more at once."""
    deflater: Any = deflate.compressobj(1)
    width, height = image.size
    stride = width * len(image.getbands()) + 1
    parts = [deflater.compress(NO_FILTER)]
    step = max(1, _DEFLATED // stride)
    for top in range(0, height, step):
        bottom = min(top + step, height)
        rows = bytes_of(image, (0, top, width, bottom), kind=image.mode, stride=stride)
        parts.append(deflater.compress(rows if bottom < height else memoryview(rows)[:-1]))
    return b"".join((*parts, deflater.flush()))


def _deflate_rows(rows: memoryview) -> bytes:
    deflater: Any = deflate.compressobj(1)
    return b"".join((deflater.compress(rows), deflater.flush()))


def verify(data: bytes, *, inflated: bool = True) -> tuple[int, int]:
    """Check a picture that ``encode`` wrote, and return its width and height. With ``inflated`` every pixel is
    decoded; otherwise only the checksums are checked, which detect every missing or changed byte. Raises DamagedPicture
    when anything is missing or changed.
    """
    if not data.startswith(SIGNATURE):
        raise DamagedPicture("the file does not begin as a PNG does")
    chunks: dict[bytes, bytes] = {}
    place = len(SIGNATURE)
    while place + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, place)
        body = data[place + 4 : place + 8 + length]
        if data[place + 8 + length : place + 12 + length] != struct.pack(">I", deflate.crc32(body)):
            raise DamagedPicture("a part of the file is cut or changed")
        chunks[body[:4]] = body[4:]
        place += 12 + length
    if place != len(data) or not {b"IHDR", b"IDAT", b"IEND"} <= chunks.keys():
        raise DamagedPicture("the file is not whole")
    width, height, _, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    if not inflated:
        return width, height
    try:
        read = _length(chunks[b"IDAT"])
    except Exception as error:
        raise DamagedPicture("the pixels cannot be read") from error
    if not width or not height or read != height * (width * _BYTES_PER_PIXEL.get(kind, 0) + 1):
        raise DamagedPicture("pixels are missing")
    return width, height


def _length(pixel_data: bytes) -> int:
    """The length of the decompressed data in bytes, read piece by piece."""
    inflater = deflate.decompressobj()
    total = len(inflater.decompress(pixel_data, _PIECE))
    while inflater.unconsumed_tail:
        total += len(inflater.decompress(inflater.unconsumed_tail, _PIECE))
    if not inflater.eof:
        raise DamagedPicture("the pixels are cut")
    return total
