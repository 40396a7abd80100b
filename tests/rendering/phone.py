"""Measures the symbols of a picture as a phone shows it."""

from __future__ import annotations

from xml.etree import ElementTree

from rendering.canvas.sprites import SPRITES, Sheet, Sprite, centre
from rendering.templates.compact_page import LEGIBLE, PHONE, WIDTH


def symbols(sheet: Sheet) -> list[tuple[float, Sprite]]:
    """Every sprite on the sheet that is not text, with its smaller side on a screen 350 pixels wide."""
    scale = PHONE / sheet.ground.width
    sprites = dict.fromkeys(stamp.sprite for stamp in sheet.stamps if not stamp.sprite.writing)
    return [(smaller_side(sprite) * scale, sprite) for sprite in sprites if SPRITES.tiles(sprite)]


def smaller_side(sprite: Sprite) -> int:
    """The width or the height of what is drawn, in pixels of the picture."""
    tiles = SPRITES.tiles(sprite)
    wide = max(tile.x + tile.width for tile in tiles) - min(tile.x for tile in tiles)
    high = max(tile.y + tile.height for tile in tiles) - min(tile.y for tile in tiles)
    return min(wide, high)


def parts(fragment: str, scale: float) -> list[float]:
    """The smaller side of each group of a drawing on a screen 350 pixels wide; a face's symbols are its groups."""
    groups = [part for part in ElementTree.fromstring(f"<svg>{fragment}</svg>") if part.tag == "g"]
    fragments = (ElementTree.tostring(part, encoding="unicode") for part in groups)
    return [smaller_side(centre(each, round(110 * scale), scale=scale)) * PHONE / WIDTH for each in fragments]


def assert_legible(sheet: Sheet) -> None:
    signs = symbols(sheet)
    assert len(signs) > 10
    small = [(round(size, 1), sprite.width, sprite.fragment[:200]) for size, sprite in signs if size < LEGIBLE]
    assert not small, small
    assert sheet.ground.width * 3 >= sheet.ground.height
