"""Sprites: small drawings that are rasterised once and then pasted, and the sheet that they are pasted on."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from threading import Lock, local
from typing import NamedTuple

from PIL import Image

from rendering import theme
from rendering.canvas import svg, text
from rendering.canvas.ground_blocks import Grounds
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.recent import Recent
from rendering.canvas.sprite_store import SpriteMemory, Store
from rendering.canvas.text import Lettering
from rendering.canvas.tiles import BYTES_PER_PIXEL, Box, Tile, box_of, count_bytes, cut_tiles, join_tiles, paste

SPRITE_BYTES, PACKED_BYTES = 24_000_000, 20_000_000
"""The memory limits, in bytes, of rasterised sprites, and of some 4,000 packed ones. A line of text takes ten times as
long to rasterise as to unpack; reading another sprite from disk takes half as long again."""
GROUND_BYTES, BLOCK_BYTES = 4_000_000, 8_000_000
"""The memory limits, in bytes, of a dozen packed grounds of whole pictures, and of their blocks as pixels."""
CANVAS_BYTES = 8_000_000
"""How much memory the canvases of a thread may take: a large one. Lobbies and ends, of two sizes, are seldom drawn."""
MOST_BOXES = 12_000
"""The number of sprites whose visible part is cached: some three megabytes."""
Lying = tuple[str, Box]
"""A card or die face by its kind and id (``card:hammer``), and where it lies: left, top, width, height."""


class Writing(NamedTuple):
    """A line of text, and where it begins on its baseline within its sprite."""

    words: str
    letters: Lettering
    left: int
    base: int


class Sprite(NamedTuple):
    """A drawing as an SVG fragment in a box of ``width`` x ``height`` pixels, its top left corner at (0, 0).

    A line of text has a ``writing`` in place of a fragment: writing its outlines takes longer than finding its pixels.
    It may be someone's name, and is never kept on disk.
    """

    fragment: str
    width: int
    height: int
    writing: Writing | None = None

    @property
    def markup(self) -> str:
        """The drawing as an SVG fragment, also that of a line of text."""
        if self.writing is None:
            return self.fragment
        words, letters, left, base = self.writing
        return text.write(words, left, base, letters)


class Stamp(NamedTuple):
    """A sprite in its place: ``x`` and ``y`` are its top left corner."""

    sprite: Sprite
    x: int
    y: int


def centre(fragment: str, width: int, height: int | None = None, scale: float = 1) -> Sprite:
    """A sprite of a fragment that is drawn around the origin."""
    tall = width if height is None else height
    return Sprite(svg.group(fragment, width / 2, tall / 2, scale), width, tall)


class SpriteCache:
    """Rasterised sprites, the least recently used forgotten first when they take more than ``limit`` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._tiles: OrderedDict[Sprite, tuple[Tile, ...]] = OrderedDict()
        self._boxes: dict[int, Box] = {}
        self._lock = Lock()

    def tiles(self, sprite: Sprite) -> tuple[Tile, ...]:
        """The sprite's pixels."""
        with self._lock:
            tiles_of = self._tiles.get(sprite)
            if tiles_of is not None:
                self._tiles.move_to_end(sprite)
                return tiles_of
        image = _load(sprite)
        with self._lock:
            if sprite not in self._tiles:
                self._tiles[sprite] = image
                self.held += count_bytes(image)
            while self.held > self.limit and len(self._tiles) > 1:
                _, forgotten = self._tiles.popitem(last=False)
                self.held -= count_bytes(forgotten)
        return image

    def seen_box(self, sprite: Sprite) -> Box:
        """Where a sprite's pixels are: left, top, right and bottom. It is remembered by a hash, without the drawing."""
        key = hash(sprite)
        box = self._boxes.get(key)
        if box is None:
            if len(self._boxes) >= MOST_BOXES:
                self._boxes.clear()
            box = self._boxes[key] = box_of(self.tiles(sprite))
        return box

    def __contains__(self, sprite: Sprite) -> bool:
        return sprite in self._tiles

    def __len__(self) -> int:
        return len(self._tiles)


SPRITES = SpriteCache(SPRITE_BYTES)
PACKED = SpriteMemory(PACKED_BYTES)


_stores: list[Store] = []


def keep_in(store: Store | None) -> None:
    """Store rasterised sprites there from now on, or (None) only in memory. What is written is always in memory."""
    _stores[:] = [store] if store else []


def _load(sprite: Sprite) -> tuple[Tile, ...]:
    """The sprite's pixels: as they were packed in memory or on disk, else rasterised."""
    size = sprite.width, sprite.height
    tiles = PACKED.find(sprite, *size)
    if tiles is None:
        document = svg.document(sprite.markup, *size)
        store = None if sprite.writing or not _stores else _stores[0]
        tiles = store.find(document, *size) if store else None
        if tiles is None:
            tiles = cut_tiles(rasterise(document, *size))
            if store:
                store.keep(document, tiles, *size)
        PACKED.keep(sprite, tiles, *size)
    return tiles


def _rasterise(sprite: Sprite) -> Image.Image:
    return join_tiles(_load(sprite), sprite.width, sprite.height)


GROUNDS: Grounds[Sprite] = Grounds(_rasterise, GROUND_BYTES, BLOCK_BYTES)


class Written(NamedTuple):
    """A line of text as a sprite; (``left``, ``base``) is where the line begins on its baseline within the sprite."""

    sprite: Sprite
    left: int
    base: int
    advance: float


@lru_cache(2048)
def line(words: str, letters: Lettering) -> Written:
    """A line of text, ready to be stamped. A halo is as wide as the size of the letters asks for."""
    size = letters.size
    advance = text.width(words, size, letters.style) * letters.narrow
    edge = max(3, round(size * 0.3))
    base = edge + round(size * 1.02)
    width, height = round(advance) + 2 * edge, base + round(size * 0.42) + edge
    writing = Writing(words, letters._replace(halo_width=size * 0.17 if letters.halo else 0), edge, base)
    return Written(Sprite("", width, height, writing), edge, base, advance)


class Fit(NamedTuple):
    """The room of a line, in pixels. A longer one shrinks to ``smallest``, then its letters narrow to the share
    ``narrowest`` of their width, then it is clipped.
    """

    room: float
    smallest: int | None = None
    narrowest: float = 1


NARROWEST_NAME = 0.74
"""The least width of a name's letters, as a share of the normal width, where room is short."""


def _fitting(words: str, letters: Lettering, fit: Fit) -> tuple[str, Lettering]:
    """What a line reads, and how it is lettered, so that it fits."""
    size = round(letters.size)
    least = fit.smallest or size
    narrow = 1.0
    if fit.narrowest < 1:
        share = min(1.0, fit.room / max(1.0, text.width(words, least, letters.style)))
        # One of few values: each is drawn once.
        narrow = max(fit.narrowest, math.floor(share * 50) / 50)
    words, size = text.fit_text(words, size, least, fit.room / narrow, letters.style)
    return words, letters._replace(size=size, narrow=narrow)


class Sheet:
    """A picture in the making: an opaque ground and the stamps on it, in the order in which they are pasted.

    ``places`` says where things lie that may be pointed at, by name: left, top, width, height; ``beset``
    are the names of those to which other things lie close. ``pieces`` are the cards
    and die faces that lie there, each as often as it does, the upper ones later. ``cuts`` are heights at which parts
    begin or end that move up and down as a whole from picture to picture.
    """

    def __init__(self, ground: Sprite) -> None:
        self.ground = ground
        self.stamps: list[Stamp] = []
        self.places: dict[str, Box] = {}
        self.beset: set[str] = set()
        self.pieces: list[Lying] = []
        self.cuts: list[int] = []

    def note(self, name: str, left: float, top: float, width: float, height: float, *, is_beset: bool = False) -> None:
        """Remember where something lies. ``is_beset``: other things lie so close to it that a ring has to be narrow."""
        self.places[name] = (round(left), round(top), round(width), round(height))
        if is_beset:
            self.beset.add(name)

    def note_piece(self, kind: str, id: str, x: float, y: float, width: float, height: float) -> None:
        """Remember where a card or die face lies that can be looked up; its middle is at (x, y)."""
        box = (round(x - width / 2), round(y - height / 2), round(width), round(height))
        self.pieces.append((f"{kind}:{id}", box))

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite with its top left corner at (x, y)."""
        self.stamps.append(Stamp(sprite, round(x), round(y)))

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite with its middle at (x, y)."""
        self.stamps.append(Stamp(sprite, round(x - sprite.width / 2), round(y - sprite.height / 2)))

    def write(
        self, words: str, x: float, y: float, letters: Lettering, anchor: str = "start", fit: Fit | None = None
    ) -> float:
        """Write a line with its baseline at ``y``, cut to ``fit`` where it has to, and return its length."""
        if fit is not None:
            words, letters = _fitting(words, letters, fit)
        return self._write_line(line(words, letters), x, y, anchor) if words else 0

    def write_name(self, name: str, x: float, y: float, letters: Lettering, fit: Fit, anchor: str = "start") -> float:
        """Write a name with its baseline at ``y``, and return its length. Where it exceeds the room of ``fit`` even in
        its smallest letters, its first word replaces it, then the letters narrow. It is clipped only if all of that is
        not enough.
        """
        words = text.whole_or_first_word(name, fit.smallest or letters.size, fit.room, letters.style)
        return self.write(words, x, y, letters, anchor, fit._replace(narrowest=NARROWEST_NAME))

    def _write_line(self, text_line: Written, x: float, y: float, anchor: str) -> float:
        left = x - {"start": 0.0, "middle": text_line.advance / 2, "end": text_line.advance}[anchor]
        self.stamps.append(Stamp(text_line.sprite, round(left - text_line.left), round(y - text_line.base)))
        return text_line.advance

    def raise_last(self, bottom: float) -> None:
        """Move the latest stamp up where it reaches below ``bottom``, as letters of some scripts do."""
        last = self.stamps[-1]
        lowest = last.y + max((tile.y + tile.height for tile in SPRITES.tiles(last.sprite)), default=0)
        if lowest > bottom:
            self.stamps[-1] = last._replace(y=last.y - math.ceil(lowest - bottom))

    def lower_last(self, top: float) -> None:
        """Move the latest stamp down where it reaches above ``top``, as letters of some scripts do."""
        last = self.stamps[-1]
        highest = last.y + min((tile.y for tile in SPRITES.tiles(last.sprite)), default=last.sprite.height)
        if highest < top:
            self.stamps[-1] = last._replace(y=last.y + math.ceil(top - highest))

    def figure(self, value: object, x: float, y: float, size: int, fill: str = theme.WHITE, halo: bool = False) -> None:
        """Write a number with its middle at (x, y)."""
        self.write(
            str(value), x, y + size * 0.315, Lettering(size, fill, "black", theme.INK if halo else None), "middle"
        )


def compose(sheet: Sheet, canvas: Image.Image | None = None) -> Image.Image:
    """The finished picture, painted over ``canvas`` when one of the right size is given."""
    image = canvas or Image.new("RGB", (sheet.ground.width, sheet.ground.height))
    compose_part(sheet, image, 0, 0, sheet.stamps)
    return image


def colour_of_ground(ground: Sprite, box: Box) -> bytes | None:
    """The colour of a box of a ground; None where it may have several."""
    colour = GROUNDS.colour_of(ground, box)
    return None if colour is None else bytes(colour)


def ground_look(ground: Sprite, box: Box) -> bytes:
    """A key of a box's ground: equal for two boxes of one size within grounds only if the ground looks the same in
    them."""
    colour = colour_of_ground(ground, box)
    if colour is not None:
        return colour
    left, top, right, bottom = box
    image = Image.new("RGB", (right - left, bottom - top))
    compose_part(Sheet(ground), image, left, top, ())
    return image.tobytes()


def compose_part(sheet: Sheet, image: Image.Image, x: int, y: int, stamps: Iterable[Stamp]) -> None:
    """Paint as much of the sheet over the image as it has room for, from (x, y) on, with these stamps alone."""
    paste_ground(sheet.ground, image, x, y)
    for sprite, left, top in stamps:
        paste(image, SPRITES.tiles(sprite), left - x, top - y)


def paste_ground(ground: Sprite, image: Image.Image, x: int, y: int) -> None:
    """Paint as much of a ground over the image as it has room for, from (x, y) of the ground on."""
    GROUNDS.paste(ground, image, x, y)


def tiles_of(sprite: Sprite) -> tuple[Tile, ...]:
    """The sprite's pixels."""
    return SPRITES.tiles(sprite)


class _Canvases(local):
    """The canvases of one thread, by size. Painting over an old one spares the system seven fresh megabytes."""

    def __init__(self) -> None:
        self.by_size: Recent[Image.Image] = Recent(
            CANVAS_BYTES, lambda image: image.width * image.height * BYTES_PER_PIXEL
        )

    def of(self, size: tuple[int, int]) -> Image.Image:
        image = self.by_size.find(size)
        if image is None:
            image = Image.new("RGB", size)
            self.by_size.keep(size, image)
        return image


_canvases = _Canvases()


def pixels(sheet: Sheet) -> Image.Image:
    """The sheet on this thread's canvas of that size: its pixels last until the next sheet is drawn on it."""
    return compose(sheet, _canvases.of((sheet.ground.width, sheet.ground.height)))
