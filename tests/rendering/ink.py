"""Measures the letters and marks of a picture in its pixels: how large they are, and how they stand out."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import _lru_cache_wrapper, lru_cache
from math import sqrt
from typing import Any, NamedTuple
from unittest import mock
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

from PIL import Image, ImageChops, ImageFilter

from rendering.canvas import rasteriser, svg, text
from rendering.canvas.sprites import SPRITES, Sheet, Sprite, Stamp, compose_part
from rendering.canvas.tiles import bytes_of_tile

Matrix = tuple[float, float, float, float, float, float]
Colour = tuple[int, ...]
STEP = 4
"""Colours that differ by less are one colour."""
WHITE = "#FFFFFF"
OUTSIDE = (1, 2, 3)
"""What is not measured: no rounded colour is this one."""
Box = tuple[int, int, int, int]
WORTH_LOOKING, ROUGH = 100_000, 8
"""Pixels of a sprite from which on a line is looked for in a picture that is so many times smaller."""
SHOWN = 0.8
"""Which share of a line's pixels has one colour where nothing covers it."""


class Writing(NamedTuple):
    """A line of text in a sprite. ``px`` is the size of its letters, ``outline`` a drawing of them alone, ``halo`` one
    of the line around them, if there is one. ``ink`` is their colour, and that line's width."""

    words: str
    px: float
    outline: str
    halo: str
    ink: tuple[str, float]


class Seen(NamedTuple):
    """Something on a picture, and its contrast to the pixels around: in the middle, and to the worst tenth of them."""

    what: str
    px: float
    middle: float
    worst: float
    place: tuple[int, int]


def _forget() -> None:
    """Empty what the drawing functions have cached. The modules are asked, as the collector knows nothing of what it
    has frozen."""
    drawing = [module for name, module in sys.modules.items() if name.partition(".")[0] == "rendering"]
    for each in (value for module in drawing for value in vars(module).values()):
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()


@contextmanager
def told_words() -> Iterator[None]:
    """Letters drawn meanwhile say in the SVG which words they are and how large."""
    last: dict[str, Any] = {}
    outline, shape, path = text._outline, text.shape, text.path

    def outlined(line: text.Line, x: float, y: float, letters: text.Lettering) -> str:
        last["size"] = letters.size
        return outline(line, x, y, letters)

    def shaped(words: str, style: str = "bold") -> text.Line:
        last["words"] = words
        return shape(words, style)

    def draw_path(d: str, fill: str = "none", stroke: str | None = None, line: float = 1) -> str:
        tag = f"<path words={quoteattr(last['words'])} size='{last['size']}'"
        element = path(d, fill, stroke, line)
        if fill == "none":
            last["halo"] = line
            return element
        return element.replace("<path", f"{tag} halo='{last.pop('halo', 0)}'", 1)

    _forget()
    try:
        with mock.patch.multiple(text, _outline=outlined, shape=shaped, path=draw_path):
            yield
    finally:
        _forget()


def _times(first: Matrix, second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def _matrix(moves: str) -> Matrix:
    """The matrix of the transforms that ``svg`` writes, but for turns, which change no size."""
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", moves):
        values = [float(each) for each in re.split(r"[ ,]+", numbers.strip())]
        if name == "scale":
            matrix = _times(matrix, (values[0], 0, 0, values[-1], 0, 0))
        elif name == "matrix":
            matrix = _times(matrix, tuple(values))  # type: ignore[arg-type]
    return matrix


@lru_cache(4096)
def writings(sprite: Sprite) -> tuple[Writing, ...]:
    """The lines of text in a sprite that was drawn while words were told."""
    lines: list[Writing] = []
    markup = sprite.markup
    if " words=" not in markup:
        return ()

    def walk(part: ElementTree.Element, scale: Matrix, before: str, after: str) -> None:
        if moves := part.get("transform"):
            scale = _times(scale, _matrix(moves))
            before, after = f'{before}<g transform="{moves}">', f"</g>{after}"
        if words := part.get("words"):
            px = float(part.get("size", 0)) * sqrt(abs(scale[0] * scale[3] - scale[1] * scale[2]))
            d, halo = part.get("d", ""), float(part.get("halo", 0))
            letters = f"{before}{svg.path(d, WHITE)}{after}"
            around = f"{before}{svg.path(d, WHITE, WHITE, halo)}{after}" if halo else ""
            lines.append(Writing(words, px, letters, around, (part.get("fill", ""), halo)))
        for inner in part:
            walk(inner, scale, before, after)

    walk(ElementTree.fromstring(f"<svg>{markup}</svg>"), (1, 0, 0, 1, 0, 0), "", "")
    return tuple(lines)


@lru_cache(4096)
def _box_of(fragment: str, width: int, height: int) -> Box | None:
    """Where a drawing lies in a sprite, with a few pixels around it."""
    if width * height < WORTH_LOOKING:
        return _mask(fragment, (0, 0, width, height)).getbbox()
    rough = (-(-width // ROUGH), -(-height // ROUGH))
    image = rasteriser.rasterise(svg.document(svg.group(fragment, scale=1 / ROUGH), *rough), *rough)
    box = image.getchannel("A").getbbox()
    if box is None:
        return None
    left, top, right, bottom = (each * ROUGH for each in box)
    return max(0, left - ROUGH), max(0, top - ROUGH), min(width, right + ROUGH), min(height, bottom + ROUGH)


@lru_cache(4096)
def _mask(fragment: str, box: Box) -> Image.Image:
    """How much of each pixel of the box a drawing covers."""
    width, height = box[2] - box[0], box[3] - box[1]
    moved = svg.group(fragment, -box[0], -box[1])
    return rasteriser.rasterise(svg.document(moved, width, height), width, height).getchannel("A")


def _luminance(colour: Colour) -> float:
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in (part / 255 for part in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """The contrast of two colours as WCAG 2 defines it."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _colours(picture: Image.Image, mask: Image.Image) -> list[tuple[int, Colour]]:
    """The colours under a mask, rounded, the most frequent first: how many pixels of each."""
    rounded = picture.point([value - value % STEP for value in range(256)] * 3)
    area = Image.composite(rounded, Image.new("RGB", picture.size, OUTSIDE), mask)
    counted = area.getcolors(picture.width * picture.height) or []
    return sorted(((count, colour) for count, colour in counted if colour != OUTSIDE), reverse=True)


def _share(of: list[tuple[float, int]], share: float) -> float:
    """The value below which this share of the pixels lies."""
    left = share * sum(count for _, count in of)
    for value, count in sorted(of):
        left -= count
        if left <= 0:
            return value
    return 0.0


def _around(mask: Image.Image, near: int, far: int) -> Image.Image:
    """The pixels from ``near`` to ``far`` pixels beside what a mask shows."""
    inner = _wider(mask.point(lambda value: 255 if value > 54 else 0), near)
    return ImageChops.subtract(_wider(mask.point(lambda value: 255 if value > 200 else 0), far), inner)


def _wider(mask: Image.Image, reach: int) -> Image.Image:
    """A mask of 0 and 255 with all pixels that are at most ``reach`` pixels beside it."""
    while reach > 0:
        step = min(reach, 7)
        # A mean that is not 0 has a pixel that is not: much faster than the largest of all pixels.
        mask = mask.filter(ImageFilter.BoxBlur(step)).point(lambda value: 255 if value else 0)
        reach -= step
    return mask


def _inside_halo(halo: Image.Image, mask: Image.Image) -> Image.Image:
    """The pixels of a halo that no letter reaches."""
    return ImageChops.subtract(_solid(halo), mask.point(lambda value: 255 if value > 8 else 0))


def _solid(mask: Image.Image) -> Image.Image:
    return mask.point(lambda value: 255 if value > 250 else 0)


def _cut(picture: Image.Image, stamp: Stamp, box: Box) -> Image.Image:
    return picture.crop(_shifted(stamp, box))


def _shifted(stamp: Stamp, box: Box) -> Box:
    return stamp.x + box[0], stamp.y + box[1], stamp.x + box[2], stamp.y + box[3]


def _draw_part(sheet: Sheet, box: Box) -> Image.Image:
    """A part of a sheet, drawn of what lies there."""
    left, top, right, bottom = box
    lying = [
        stamp
        for stamp in sheet.stamps
        if stamp.x < right and stamp.y < bottom
        if left < stamp.x + stamp.sprite.width and top < stamp.y + stamp.sprite.height
    ]
    part = Image.new("RGB", (right - left, bottom - top))
    compose_part(sheet, part, left, top, lying)
    return part


def _placed(mask: Image.Image, reach: int) -> tuple[Image.Image, Box] | None:
    box = mask.getbbox()
    if box is None:
        return None
    wide = (box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach)
    return mask.crop(wide), wide


def texts_of(sheet: Sheet, picture: Image.Image | None) -> list[Seen]:
    """Every line of text on a sheet that nothing covers; without its picture the first one of each size and ink."""
    texts, inks = [], set()
    for stamp in (Stamp(sheet.ground, 0, 0), *sheet.stamps):
        for each in writings(stamp.sprite):
            if picture is None and (round(each.px), each.ink) in inks:
                continue
            reach = max(3, round(each.px * 0.12))
            lies = _box_of(each.outline, stamp.sprite.width, stamp.sprite.height)
            if lies is None:
                continue
            box = (lies[0] - reach, lies[1] - reach, lies[2] + reach, lies[3] + reach)
            mask = _mask(each.outline, box)
            part = _cut(picture, stamp, box) if picture else _draw_part(sheet, _shifted(stamp, box))
            ring = _around(mask, 1, reach)
            if each.halo:
                ring = _inside_halo(_mask(each.halo, box), mask)
            ink, ground = _colours(part, _solid(mask)), _colours(part, ring)
            if not ink or not ground or ink[0][0] < SHOWN * sum(count for count, _ in ink):
                continue
            values = [(contrast(ink[0][1], colour), count) for count, colour in ground]
            place = (stamp.x + box[0], stamp.y + box[1])
            inks.add((round(each.px), each.ink))
            texts.append(Seen(each.words, each.px, _share(values, 0.5), _share(values, 0.1), place))
    return texts


@lru_cache(4096)
def _alpha(sprite: Sprite) -> Image.Image:
    alpha = Image.new("L", (sprite.width, sprite.height))
    for tile in SPRITES.tiles(sprite):
        whole = bytes_of_tile(tile)[3::4] if tile.mask else bytes([255]) * (tile.width * tile.height)
        alpha.paste(Image.frombytes("L", (tile.width, tile.height), whole), (tile.x, tile.y))
    return alpha


LARGEST_MARK = 130


def marks_of(sheet: Sheet, picture: Image.Image, drawings: Sequence[str]) -> list[Seen]:
    """Every sprite that is one of the known drawings: how far a tenth, and a twentieth, of its pixels differs from
    the ground."""
    marks = []
    for stamp in sheet.stamps:
        sprite = stamp.sprite
        if max(sprite[1:3]) > LARGEST_MARK or _inner(sprite) not in drawings:
            continue
        placed = _placed(_solid(_alpha(sprite)), 4)
        if placed is None:
            continue
        mask, box = placed
        part = _cut(picture, stamp, box)
        ground = _colours(part, _around(mask, 2, 4))
        if not ground:
            continue
        values = [(contrast(colour, ground[0][1]), count) for count, colour in _colours(part, mask)]
        place = (stamp.x + box[0], stamp.y + box[1])
        marks.append(Seen(sprite.markup[:90], min(sprite[1:3]), _share(values, 0.9), _share(values, 0.95), place))
    return marks


def _inner(sprite: Sprite) -> str:
    """The drawing that a sprite centres."""
    return re.sub(r"^<g transform=[^>]*>|</g>$", "", sprite.markup)
