"""Fonts cache the glyphs that were drawn last, with a bound."""

from __future__ import annotations

from rendering.canvas.fonts import OUTLINES, find_font


def test_outlines_are_remembered_within_bounds() -> None:
    font = find_font("cjk") or find_font("latin")
    assert font is not None
    first = font.outline(40)
    assert first
    assert font.outline(40) is first
    for glyph in range(100, 100 + OUTLINES + 50):
        font.outline(glyph)
    info = font.outline.cache_info()
    assert info.maxsize == info.currsize == OUTLINES
    assert font.outline(40) == first
