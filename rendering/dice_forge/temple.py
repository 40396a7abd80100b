"""The temple alone, large: every face by name, its price, how many are left, and what the viewer can pay."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.dice_forge.cards import FEATS
from engine.dice_forge.faces import POOLS
from rendering import scenery, theme
from rendering.dice_forge import cards, emblems, pieces, pools
from rendering.dice_forge.view import HeroView, TableView
from rendering.sprites import Sheet, Sprite
from rendering.svg import group, rect
from rendering.text import fitted, width, wrapped, write
from rendering.words import Words

TOP, PITCH = 112, 110
BOX = (30, TOP - 6, 1590, 6 * PITCH + 12)
GARDEN = (30, TOP + 6 * PITCH + 18, 1590, theme.HEIGHT - 34 - TOP - 6 * PITCH - 18)
COIN, FACE = 92, 92
COLUMNS = (190, 548, 906, 1264)
"""Left edges of the places for faces."""
PLACE, WIDE_PLACE = 346, 560
SECOND_COIN = 838


@cache
def _ground(title: str) -> Sprite:
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + scenery.panel(*BOX) + scenery.panel(*GARDEN, tint=theme.GLORY)
    drawn += write(title, 36, 84, 46, theme.GOLD, "title", spacing=1)
    for row, numbers in enumerate(pools.ROWS):
        y = TOP + (row + 0.5) * PITCH
        if row:
            drawn += rect(50, y - PITCH / 2 - 1, 1550, 2, fill=theme.LINE, opacity=0.7)
        for at, number in enumerate(numbers):
            if not at or POOLS[number].cost != POOLS[numbers[0]].cost:
                coin = emblems.resource("gold", POOLS[number].cost)
                drawn += group(coin, SECOND_COIN if at else COIN + 18, y, 0.9)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, words: Words) -> Sheet:
    """The temple as a sheet of sprites."""
    sheet = Sheet(_ground(words("diceforge-picture-temple")))
    viewer = looking(table)
    _purse(sheet, table, viewer, words)
    for row, numbers in enumerate(pools.ROWS):
        y = TOP + (row + 0.5) * PITCH
        designs = [face for number in numbers for face in dict.fromkeys(POOLS[number].faces)]
        columns, wide = (COLUMNS, PLACE) if len(designs) > 2 else ((COLUMNS[0], COLUMNS[2]), WIDE_PLACE)
        for face, left in zip(designs, columns, strict=True):
            _place(sheet, table, viewer, face, (left, y, wide), words)
    _garden(sheet, table, words)
    return sheet


def looking(table: TableView) -> HeroView:
    """Who looks at the temple: the viewer, otherwise whose turn it is."""
    return table.heroes[table.acting if table.viewer is None else table.viewer]


def affordable(table: TableView, hero: HeroView, face: str) -> bool:
    """Whether a hero can have a face: it is offered now, or, out of the own turn, the gold would do for it."""
    if not table.temple[face]:
        return False
    if table.faces and hero.number in table.asked:
        return face in table.faces
    return hero.store["gold"] >= next(pool.cost for pool in POOLS.values() if face in pool.faces)


def _purse(sheet: Sheet, table: TableView, hero: HeroView, words: Words) -> None:
    """Whose gold it is, and how much."""
    amount, note = f"{hero.store['gold']}", words("diceforge-picture-lit")
    first = 36 + width(words("diceforge-picture-temple"), 46, "title") + 60
    room = theme.WIDTH - theme.MARGIN - first - width(note, 28) - 240
    name, size = fitted(hero.name, 36, 26, min(room, 420), "extra")
    long = width(name, size, "extra") + width(amount, 46, "black")
    total = round(long + 186)
    left = theme.WIDTH - theme.MARGIN - total
    sheet.write(note, left - 18, 79, 28, theme.MUTED, anchor="end")
    sheet.stamp(scenery.banner_sprite(total, 62, theme.CHIP, hero.look.colour), left, 37)
    sheet.centre(pieces.mark(hero.look, 44), left + 40, 68)
    at = left + 72 + sheet.write(name, left + 72, 80, size, theme.WHITE, "extra") + 44
    sheet.centre(pieces.resource("gold", 52), at, 68)
    sheet.write(amount, at + 32, 84, 46, theme.GOLD_LIGHT, "black")


@lru_cache(8)
def _light(wide: int, high: int) -> Sprite:
    drawn = rect(2.5, 2.5, wide - 5, high - 5, 15, "none", theme.INK, 5)
    return Sprite(drawn + rect(3, 3, wide - 6, high - 6, 14, "none", theme.GOLD, 4), wide, high)


def _place(
    sheet: Sheet, table: TableView, viewer: HeroView, face: str, place: tuple[int, float, int], words: Words
) -> None:
    """One face of the Sanctuary: how many are left, and its name."""
    left, y, wide = place
    count = table.temple[face]
    if affordable(table, viewer, face):
        sheet.stamp(_light(wide, PITCH - 8), left - 8, y - PITCH / 2 + 4)
    sheet.centre(pieces.pile(face, count, FACE), left + FACE / 2 + 4, y - 2)
    if not count:
        return
    x = left + FACE + 20.0
    x += sheet.write(f"×{count}", x, y + 15, 46, theme.WHITE, "black") + 14
    room = left + wide - 22 - x
    name = words(f"diceforge-face-{face}")
    size = 32 if width(name, 32) <= room else 26
    lines = wrapped(name, size, room, "bold")[:3]
    for at, line in enumerate(lines):
        sheet.write(line, x, y + 9 + (at - (len(lines) - 1) / 2) * (size + 2), size, theme.TEXT, room=room)


def _garden(sheet: Sheet, table: TableView, words: Words) -> None:
    """The Garden's faces in play, with the feats that bring them."""
    left, top, wide, high = GARDEN
    y = top + high / 2
    sheet.write(words("diceforge-picture-garden"), left + 24, y + 12, 34, theme.GOLD, "title", room=200, smallest=24)
    shown = [(pool, list(dict.fromkeys(POOLS[pool].faces))) for pool in table.gardens]
    size = 78
    widths = [max(150.0, 96 + 64.0 * (len(faces) - 1) + 60) for _, faces in shown]
    gap = min(40.0, (wide - 250 - sum(widths)) / max(1, len(shown) - 1))
    x = left + 238.0
    for (pool, faces), long in zip(shown, widths, strict=True):
        for at, face in enumerate(faces):
            count = table.temple[face]
            middle = x + size / 2 + at * 82
            sheet.centre(pieces.pile(face, min(count, 1), size), middle, y - 14)
            if face in table.faces:
                sheet.centre(pieces.ring(size), middle, y - 14)
            if len(faces) == 1 and count:
                sheet.write(f"×{count}", middle + size / 2 + 8, y + 2, 42, theme.WHITE, "black")
        feat = next(slot.feat for slot in table.slots.values() if slot.feat and FEATS[slot.feat].pool == pool)
        sheet.write(words(cards.short_name(feat)), x + 2, y + 50, 24, theme.MUTED, room=long)
        x += long + gap
