"""A feat on a page: its scene, price, copies, signs and effect; and the page for small screens, below each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.dice_forge.data.cards import CARDS, SLOTS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import group, rect
from rendering.canvas.text import Lettering, wrap_text
from rendering.dice_forge.art import clay, effects, pieces, slabs
from rendering.dice_forge.view import SlotView
from rendering.templates import compact_list
from rendering.templates.compact_page import INNER, MARGIN, Block
from rendering.templates.two_columns import Part

SCENE, COST, STRIP = 168, 68, 88
"""Size of a scene, of a price, and height of the signs' strip."""
BESIDE = SCENE + 38
"""Where the words begin, from an entry's left edge."""


class Entry(NamedTuple):
    """A feat as it is shown: where it lies, its card, its name and text, and whether it can be had now."""

    slot: SlotView
    card: str
    name: str
    text: str
    lit: bool


def compact_of(title: str, entries: Sequence[Entry]) -> Sheet:
    """The page as a sheet of sprites, in the largest letters with which it is not too high."""
    return compact_list.sheet_of(title, lambda size: [_block(entry, size) for entry in entries])


@lru_cache(64)
def _scene(card: str, lit: bool) -> Sprite:
    """A feat's scene on clay; in the dusk where it cannot be had now."""
    markup = clay.slab(SCENE - 12, SCENE - 12) + group(clay.painting(card, SCENE - 16, SCENE - 16), 2, 2)
    if not lit:
        markup += rect(0, 0, SCENE - 12, SCENE - 12, 6, theme.GROUND, opacity=0.45)
    return centre(group(markup, (12 - SCENE) / 2, (12 - SCENE) / 2), SCENE + 4)


@lru_cache(64)
def _signs(card: str, room: float) -> Sprite | None:
    """What a feat does, as signs on a light strip."""
    long = effects.row_length(card, room - 40, STRIP - 14)
    if not long:
        return None
    wide = round(long) + 36
    markup = rect(-wide / 2, -STRIP / 2, wide, STRIP, 10, theme.IVORY)
    return centre(markup + effects.row(card, room - 40, STRIP - 14), wide, STRIP)


def part_of(entry: Entry, size: int, wide: int) -> Part:
    """A feat so wide: its scene with the price below it, and beside it name, copies left, signs and text."""
    room = wide - BESIDE - 20
    signs = _signs(entry.card, room)
    lines = wrap_text(entry.text, size, room)
    step = size + 3
    strip = STRIP + 12 if signs else 0
    height = max(SCENE + 24 + COST + 8, 74 + strip + step * len(lines) + 18)

    def draw(sheet: Sheet, x: float, top: float) -> None:
        slot, left = entry.slot, x + BESIDE
        sheet.centre(_scene(entry.card, bool(slot.left)), x + 16 + SCENE / 2, top + 14 + SCENE / 2)
        vp = CARDS[entry.card].feat.vp
        if vp:
            sheet.centre(pieces.points(vp, 78), x + 44, top + 44)
        if entry.lit:
            sheet.centre(slabs.gold_frame(wide - 8, height - 8, 12), x + wide / 2, top + height / 2)
        across, y = x + 18 + COST / 2, top + SCENE + 22 + COST / 2
        for kind, amount in SLOTS[slot.id].cost.items():
            sheet.centre(pieces.resource(kind, COST, amount), across, y)
            across += COST + 4
        ink = theme.TEXT if slot.left else theme.FAINT
        sheet.write(f"×{slot.left}", x + wide - 24, top + 56, Lettering(theme.READ, ink, "black"), "end")
        sheet.write(entry.name, left, top + 56, Lettering(theme.READ, ink, "extra"), fit=Fit(room - 96))
        y = top + 76
        if signs:
            sheet.centre(signs, left + signs.width / 2, y + STRIP / 2)
            y += strip
        for at, line in enumerate(lines):
            sheet.write(
                line, left, y + size * 0.84 + at * step, Lettering(size, theme.MUTED if slot.left else theme.FAINT)
            )

    return Part(height, draw)


def _block(entry: Entry, size: int) -> Block:
    part = part_of(entry, size, INNER)
    return Block(part.height, lambda sheet, top: part.draw(sheet, MARGIN, top))
