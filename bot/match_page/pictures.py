"""The pictures of a page as files: boards as they are drawn, smaller ones for narrow windows, all of them WebP.

Boards have 256 colours, and other pictures are reduced to as many; a lossless WebP of one takes half of what the PNG
does, and the letters stay sharp.
"""

from __future__ import annotations

import io
import re
from typing import Literal, NamedTuple

from PIL import Image as Pixels

from rendering.picture import Picture

Size = Literal["half", "whole", "phone", "plain"]
"""``half`` and ``whole`` are of the layout for all screens, ``phone`` is that for narrow ones; ``plain`` is the PNG."""
COLOURS = 256
EFFORT = 3
"""How long the encoder searches, from 0 to 6: a tenth of a second for a board."""
_NAME = re.compile(r"(?P<place>\d{1,5})-(?P<view>board|beside|scores|chances\d)-(?P<size>half|whole|phone|plain)\.\w+")
ENDINGS = {"half": "webp", "whole": "webp", "phone": "webp", "plain": "png"}
TYPES = {"webp": "image/webp", "png": "image/png"}


class PictureName(NamedTuple):
    """Which picture a file is: after how many choices, of what (``board``, ``beside``, ``scores``, or ``chances`` with
    the number of the seat whose analysis it is), and in which size."""

    place: int
    view: str
    size: Size

    def __str__(self) -> str:
        return f"{self.place}-{self.view}-{self.size}.{ENDINGS[self.size]}"

    @property
    def type(self) -> str:
        """The file's type for HTTP."""
        return TYPES[ENDINGS[self.size]]


def read_name(name: str) -> PictureName | None:
    """The picture that a file's name means; None where it is no such name."""
    match = _NAME.fullmatch(name)
    if match is None or name != f"{match['place']}-{match['view']}-{match['size']}.{ENDINGS[match['size']]}":
        return None
    return PictureName(int(match["place"]), match["view"], match["size"])  # type: ignore[arg-type]


def write_file(picture: Picture, size: Size) -> bytes:
    """A drawn picture as the file of that size. Takes a tenth of a second: do not call it on the event loop."""
    if size == "plain":
        return picture.data
    with Pixels.open(io.BytesIO(picture.data)) as pixels:
        image = pixels.convert("RGB")
        has_few = pixels.mode == "P"
    if size == "half":
        image = image.reduce(2)
    if size == "half" or not has_few:
        image = image.quantize(COLOURS, dither=Pixels.Dither.NONE).convert("RGB")
    data = io.BytesIO()
    image.save(data, "WEBP", lossless=True, method=EFFORT)
    return data.getvalue()
