"""Measures the symbols of a picture as a phone shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rendering import sprites
from rendering.compact import LEGIBLE, PHONE
from rendering.sprites import SPRITES, Sheet, Sprite, Written


def symbols(draw: Callable[[], Sheet], monkeypatch: pytest.MonkeyPatch) -> tuple[Sheet, list[tuple[float, Sprite]]]:
    """The sheet, and every sprite on it that is not text with its smaller side on a screen 350 pixels wide."""
    written: set[Sprite] = set()
    real = sprites.line

    def recording(*facts: object) -> Written:
        found = real(*facts)  # type: ignore[arg-type]
        written.add(found.sprite)
        return found

    monkeypatch.setattr(sprites, "line", recording)
    sheet = draw()
    monkeypatch.setattr(sprites, "line", real)
    scale = PHONE / sheet.ground.width
    found = []
    for sprite in dict.fromkeys(stamp.sprite for stamp in sheet.stamps):
        tiles = SPRITES.tiles(sprite)
        if sprite in written or not tiles:
            continue
        wide = max(tile.x + tile.pixels.width for tile in tiles) - min(tile.x for tile in tiles)
        high = max(tile.y + tile.pixels.height for tile in tiles) - min(tile.y for tile in tiles)
        found.append((min(wide, high) * scale, sprite))
    return sheet, found


def assert_legible(draw: Callable[[], Sheet], monkeypatch: pytest.MonkeyPatch) -> None:
    sheet, found = symbols(draw, monkeypatch)
    assert len(found) > 10
    small = [
        (round(size, 1), sprite.width, sprite.height, sprite.fragment[:200]) for size, sprite in found if size < LEGIBLE
    ]
    assert not small, small
    assert sheet.ground.width * 3 >= sheet.ground.height
