"""Turns SVG into pixels: one function, two engines behind it.

ThorVG draws by default; resvg draws the same documents with differences at edge pixels only, and stands in where
ThorVG cannot be loaded. PANTHEON_RASTERISER=resvg chooses it on purpose.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from io import BytesIO
from threading import Lock
from typing import Any

from PIL import Image

CHOICE = "PANTHEON_RASTERISER"
BYTES_PER_PIXEL = 4

_drawing = Lock()
_unloadable: dict[str, str] = {}
"""Engines that cannot be loaded here, and why. They are not tried again: looking for a library takes milliseconds."""


class NoRasteriser(RuntimeError):
    """Neither ThorVG nor resvg can draw. The message says why."""


@cache
def _thorvg_engine() -> Any:
    from thorvg_python.engine import Engine

    return Engine(threads=0)


def _thorvg(document: str, width: int, height: int) -> Image.Image:
    from thorvg_python.base import Colorspace, Result
    from thorvg_python.canvas.sw import SwCanvas
    from thorvg_python.paint.picture import Picture

    engine = _thorvg_engine()
    canvas = SwCanvas(engine)
    stride, rows = _round_up(width, 64), _round_up(height, 16)
    drawing = document.encode()
    try:
        canvas.set_target(width, rows, stride, Colorspace.ABGR8888S)
        picture = Picture(engine)
        if picture.load_data(drawing.ljust(_round_up(len(drawing), 4096)), "svg", None, True) != Result.SUCCESS:
            raise ValueError("ThorVG cannot read this drawing")
        picture.set_size(width, height)
        canvas.add(picture)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        assert canvas.buffer_arr is not None
        pixels = memoryview(canvas.buffer_arr).cast("B")
        return Image.frombytes("RGBA", (width, height), pixels, "raw", "RGBA", stride * BYTES_PER_PIXEL)
    finally:
        canvas.destroy()


def _round_up(size: int, step: int) -> int:
    """The size rounded up. The binding makes a new ctypes type for each size of buffer and never forgets one."""
    return -(-size // step) * step


def _resvg(document: str, width: int, height: int) -> Image.Image:
    import resvg_py

    png = resvg_py.svg_to_bytes(svg_string=document, width=width, height=height, skip_system_fonts=True)
    return Image.open(BytesIO(bytes(png))).convert("RGBA")


ENGINES: dict[str, Callable[[str, int, int], Image.Image]] = {"thorvg": _thorvg, "resvg": _resvg}


def rasterise(document: str, width: int, height: int, engine: str | None = None) -> Image.Image:
    """The document as RGBA pixels (straight alpha) of exactly this size.

    Raises KeyError for an unknown engine, NoRasteriser when none can be loaded, ValueError for a broken document.
    """
    engine_name = engine or os.environ.get(CHOICE)
    for name in (engine_name,) if engine_name else tuple(ENGINES):
        if name in _unloadable:
            continue
        try:
            with _drawing:
                return ENGINES[name](document, width, height)
        except (ImportError, OSError) as error:
            _unloadable[name] = f"{name}: {error}"
    raise NoRasteriser("; ".join(_unloadable.values()))
