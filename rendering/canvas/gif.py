"""Writes animations as GIF: one palette for all frames, and of each frame only what has changed.

Pillow chooses a palette for each frame, which costs twenty times as much; flat art needs only one.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence

from PIL import GifImagePlugin, Image, ImageChops

COLOURS = 255
"""Colours of the palette; the last of the 256 means "as before"."""
UNCHANGED = 255
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b";"
_KEEP = 1
"""How a frame is left when the next one comes (GIF89a, 23.c.iv): it stays."""
_SAME = [UNCHANGED] + [0] * 255


class TooLarge(Exception):
    """The animation has more bytes than it may have."""


def shared_palette(samples: Sequence[Image.Image]) -> Image.Image:
    """A palette for pictures like these samples, which are RGB and all of one size."""
    width, height = samples[0].size
    together = Image.new("RGB", (width, height * len(samples)))
    for at, sample in enumerate(samples):
        together.paste(sample, (0, at * height))
    return together.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def encode(
    frames: Iterable[tuple[Image.Image, int]], palette: Image.Image, limit: int, *, repeats: bool = True
) -> bytes:
    """The frames, each with the milliseconds for which it is shown, as an animation that repeats endlessly, or else
    stops at its last frame.

    Frames are RGB and all of one size; one is held at a time. Raises TooLarge when it takes more than ``limit`` bytes.
    """
    parts: list[bytes] = []
    size = 0
    before: Image.Image | None = None
    for frame, frame_ms in frames:
        palette_frame = frame.quantize(palette=palette, dither=Image.Dither.NONE)
        part = _header(palette_frame, repeats) if before is None else b""
        part += _frame(before, palette_frame, frame_ms)
        before = palette_frame
        parts.append(part)
        size += len(part) + (len(_END) if not size else 0)
        if size > limit:
            raise TooLarge(f"more than {limit} bytes")
    return b"".join((*parts, _END))


def _header(first: Image.Image, repeats: bool) -> bytes:
    colours = bytes(first.getpalette("RGB") or b"")[: COLOURS * 3]
    screen = struct.pack("<HHBBB", *first.size, 0b11110111, 0, 0)
    return b"GIF89a" + screen + colours.ljust(256 * 3, b"\0") + (_FOR_EVER if repeats else b"")


def _frame(before: Image.Image | None, frame: Image.Image, frame_ms: int) -> bytes:
    """What has changed since the frame before; a single pixel where nothing has."""
    if before is None:
        return _frame_bytes(frame, (0, 0), frame_ms)
    differs = ImageChops.difference(_numbers(before), _numbers(frame))
    box = differs.getbbox() or (0, 0, 1, 1)
    part = frame.crop(box)
    part.paste(UNCHANGED, (0, 0), differs.crop(box).point(_SAME))
    return _frame_bytes(part, box[:2], frame_ms)


def _numbers(palette_frame: Image.Image) -> Image.Image:
    """The pixels' numbers in the palette, as a picture that can be compared."""
    return Image.frombuffer("L", palette_frame.size, palette_frame.tobytes(), "raw", "L", 0, 1)


def _frame_bytes(part: Image.Image, place: tuple[int, int], frame_ms: int) -> bytes:
    return b"".join(GifImagePlugin.getdata(part, place, duration=frame_ms, transparency=UNCHANGED, disposal=_KEEP))
