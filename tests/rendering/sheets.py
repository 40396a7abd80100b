"""Looks at sheets: where something is drawn on them, and what they are made of."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from zlib import crc32

from PIL import Image, ImageChops, ImageStat

from rendering import theme
from rendering.canvas import rasteriser, svg
from rendering.canvas.sprites import SPRITES, Sheet, Sprite, compose_part
from rendering.picture import Picture

FAINT = 8
"""How little brighter than the ground a pixel is that has nothing on it."""

HARD_NAMES = (
    "Bartholomew the Magnificent",
    "Αχιλλεύς ὁ Πηλεΐδης",
    "مريم",
    "王小明的大冒險",
    "Йодль Иннокентий",
    "Ågypjq",
    "W" * 20,
)
"""Names that are long, high or wide, in five scripts."""


def seen(picture: Picture) -> Picture:
    """A picture with its pixels in place of its file: the compressor may write the same pixels in more than one way."""
    with Image.open(BytesIO(picture.data)) as opened:
        return picture._replace(data=opened.convert("RGB").tobytes())


def frames_in(data: bytes) -> list[tuple[Image.Image, int]]:
    """The frames of an animation, each with how long it is shown, in milliseconds."""
    image = Image.open(BytesIO(data))
    frames = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        frames.append((image.convert("RGB"), int(image.info["duration"])))
    return frames


def inked(sheet: Sheet) -> list[tuple[int, int, int, int]]:
    """Where on the sheet something is drawn: left, top, right, bottom of every tile."""
    boxes = []
    for stamp in sheet.stamps:
        for tile in SPRITES.tiles(stamp.sprite):
            left, top = stamp.x + tile.x, stamp.y + tile.y
            boxes.append((left, top, left + tile.width, top + tile.height))
    return boxes


def on_empty_sheet(draw: Callable[[Sheet], object]) -> Sheet:
    """A sheet with what is drawn by a function alone."""
    sheet = Sheet(Sprite("", 1, 1))
    draw(sheet)
    return sheet


def ink_box(draw: Callable[[Sheet], object], ground: str) -> tuple[int, int, int, int]:
    """The box around what is brighter than a dark ground of one colour: left, top, right, bottom. Shadows and a halo in
    the colour of the ground are nothing."""
    sheet = on_empty_sheet(draw)
    left, top, right, bottom = (max(0, side) for side in bounds_of(sheet))
    image = Image.new("RGB", (right - left, bottom - top), ground)
    empty = image.copy()
    compose_part(sheet, image, left, top, sheet.stamps)
    box = ImageChops.subtract(image, empty).convert("L").point(lambda value: 255 * (value > FAINT)).getbbox()
    assert box is not None
    return box[0] + left, box[1] + top, box[2] + left, box[3] + top


def bounds_of(sheet: Sheet) -> tuple[int, int, int, int]:
    """The box around all that is drawn on the sheet."""
    lefts, tops, rights, bottoms = zip(*inked(sheet), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def gap_between(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> int:
    """How far two boxes are apart, beside or below each other; less than nothing where they overlap."""
    across = max(other[0] - one[2], one[0] - other[2])
    down = max(other[1] - one[3], one[1] - other[3])
    return max(across, down)


def assert_inside(sheet: Sheet, edge: int = 18) -> None:
    for left, top, right, bottom in inked(sheet):
        assert left >= edge
        assert top >= edge
        assert right <= sheet.ground.width - edge
        assert bottom <= sheet.ground.height - edge


def assert_whole(sheet: Sheet, edge: int = 2) -> None:
    """No letter and nothing that may be pointed at is cut by the edge of a picture whose landscape runs over it."""
    width, height = sheet.ground.width, sheet.ground.height
    for stamp in sheet.stamps:
        for tile in SPRITES.tiles(stamp.sprite) if stamp.sprite.writing else ():
            left, top = stamp.x + tile.x, stamp.y + tile.y
            assert edge <= left <= left + tile.width <= width - edge
            assert edge <= top <= top + tile.height <= height - edge
    for name, (left, top, wide, high) in sheet.places.items():
        assert 0 <= left <= left + wide <= width, name
        assert 0 <= top <= top + high <= height, name


def listed(sheet: Sheet) -> str:
    """A sheet as text: place, size and drawing of every stamp."""
    ground = f"ground {sheet.ground.width}x{sheet.ground.height} {crc32(sheet.ground.fragment.encode()):08x}"
    lines = [
        f"{x} {y} {sprite.width}x{sprite.height} {crc32(sprite.markup.encode()):08x}" for sprite, x, y in sheet.stamps
    ]
    return "\n".join([ground, *lines]) + "\n"


def assert_engines_agree(sprite: Sprite, most: float) -> None:
    """Both rasterisers draw the sprite on the night with a mean difference of less than ``most``."""
    document = svg.document(sprite.markup, sprite.width, sprite.height)
    images = []
    for engine in ("thorvg", "resvg"):
        ground = Image.new("RGBA", (sprite.width, sprite.height), theme.NIGHT)
        ground.alpha_composite(rasteriser.rasterise(document, sprite.width, sprite.height, engine))
        images.append(ground.convert("RGB"))
    difference = ImageChops.difference(*images)
    assert max(ImageStat.Stat(difference).mean) < most
    rough = difference.convert("L").point(lambda value: 255 if value > 64 else 0)
    assert ImageStat.Stat(rough).mean[0] / 255 < 0.02
