"""Measures the symbols of a picture as a phone shows it."""

from __future__ import annotations

from rendering.canvas.sprites import SPRITES, Sheet, Sprite
from rendering.templates.compact_page import LEGIBLE, PHONE


def symbols(sheet: Sheet) -> list[tuple[float, Sprite]]:
    """Every sprite on the sheet that is not text, with its smaller side on a screen 350 pixels wide."""
    scale = PHONE / sheet.ground.width
    found = []
    for sprite in dict.fromkeys(stamp.sprite for stamp in sheet.stamps if not stamp.sprite.written):
        tiles = SPRITES.tiles(sprite)
        if tiles:
            wide = max(tile.x + tile.pixels.width for tile in tiles) - min(tile.x for tile in tiles)
            high = max(tile.y + tile.pixels.height for tile in tiles) - min(tile.y for tile in tiles)
            found.append((min(wide, high) * scale, sprite))
    return found


def assert_legible(sheet: Sheet) -> None:
    found = symbols(sheet)
    assert len(found) > 10
    small = [(round(size, 1), sprite.width, sprite.fragment[:200]) for size, sprite in found if size < LEGIBLE]
    assert not small, small
    assert sheet.ground.width * 3 >= sheet.ground.height
